import { blockNames, words } from '../../content/content-builder.ts';
import type { BlockType } from '../../content/post-shape.ts';
import styles from './Palette.module.css';
import { BLOCK_TYPES } from './post.ts';
import { PALETTE_ID } from './use-builder.ts';

/** The blocks there are. */
export function Palette({ onAdd }: { onAdd: (type: BlockType) => void }) {
  return (
    <section className={styles.palette} aria-labelledby="palette-title">
      <h3 id="palette-title" className={styles.title}>
        {words.add}
      </h3>
      <p className={styles.hint}>{words.addHint}</p>
      <div className={styles.blocks}>
        {BLOCK_TYPES.map((type, index) => (
          <button
            key={type}
            id={index === 0 ? PALETTE_ID : undefined}
            type="button"
            className={styles.add}
            onClick={() => onAdd(type)}
          >
            <strong>{blockNames[type].name}</strong> <span>{blockNames[type].use}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
