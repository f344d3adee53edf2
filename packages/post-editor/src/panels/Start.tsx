import { useEditor } from '../editor-context.ts';
import { TEMPLATES } from '../templates.ts';
import classes from './Start.module.css';

/** What an empty post offers: to write, or to begin as one of the usual kinds. */
export function Start() {
  const { store } = useEditor();
  return (
    <section className={classes.start} aria-label="Begin">
      <p className={classes.lead}>Begin with a blank page, or with the order of a good post.</p>
      <div className={classes.choices}>
        <button type="button" className={classes.choice} onClick={() => store.add('richText')}>
          <strong>Blank page</strong>
          <span>Just write</span>
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
