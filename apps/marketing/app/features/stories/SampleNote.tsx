import { storiesNote } from '../../content/stories.ts';
import styles from './SampleNote.module.css';

/** Marks the stories as samples; nothing once the content has no such note. */
export function SampleNote() {
  return storiesNote ? <p className={styles.note}>{storiesNote}</p> : null;
}
