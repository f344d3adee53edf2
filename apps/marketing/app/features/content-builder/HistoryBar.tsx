import { words } from '../../content/content-builder.ts';
import styles from './HistoryBar.module.css';
import { Icon } from './Icon.tsx';
import type { Builder } from './use-builder.ts';

/** What was done last, and the ways back and forth; stays in sight above the blocks. */
export function HistoryBar({ builder }: { builder: Builder }) {
  const { told, canUndo, canRedo, undo, redo } = builder;
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.told}>
        <span key={told.count}>{told.words}</span>
      </p>
      <button
        type="button"
        className={styles.button}
        aria-disabled={!canUndo || undefined}
        aria-label={words.undo}
        onClick={undo}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        className={styles.button}
        aria-disabled={!canRedo || undefined}
        aria-label={words.redo}
        onClick={redo}
      >
        <Icon name="redo" />
      </button>
    </div>
  );
}
