import { TEMPLATES } from '../document/templates.ts';
import { useEditor } from '../editor-context.ts';
import classes from './Start.module.css';

/** The choices for an empty post: start blank or from a template. */
export function Start() {
  const { store } = useEditor();
  return (
    <section className={classes.start} aria-label="Start">
      <p className={classes.lead}>Start with a blank page or a template.</p>
      <div className={classes.choices}>
        <button type="button" className={classes.choice} onClick={() => store.add('richText')}>
          <strong>Blank page</strong>
          <span>Start writing</span>
        </button>
        {TEMPLATES.map(({ name, hint, make }) => (
          <button
            key={name}
            type="button"
            className={classes.choice}
            onClick={() => {
              const blocks = make();
              store.insert(blocks);
              if (blocks[0]) store.focusOn(blocks[0].id);
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
