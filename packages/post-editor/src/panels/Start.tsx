import { insertBlocks } from '../document/add-blocks.ts';
import { TEMPLATES } from '../document/templates.ts';
import { useEditor } from '../editor-context.ts';
import classes from './Start.module.css';

/** The templates for an empty post, below its first line. */
export function Start() {
  const { store } = useEditor();
  return (
    <section className={classes.start} aria-label="Start">
      <p className={classes.lead}>Write in the line above, or start with a template.</p>
      <div className={classes.choices}>
        {TEMPLATES.map(({ name, hint, make }) => (
          <button
            key={name}
            type="button"
            className={classes.choice}
            onClick={() => {
              const blocks = make();
              insertBlocks(store, blocks);
              store.say(`${name}: ${blocks.length} blocks added.`);
            }}
          >
            <strong>{name}</strong>
            <span>{hint}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
