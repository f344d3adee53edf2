import { storiesNote } from '../../content/stories.ts';
import styles from './SampleNote.module.css';

/** Says of stories that are samples that they are; nothing once the content says nothing any more. */
export function SampleNote() {
  return storiesNote ? <p className={styles.note}>{storiesNote}</p> : null;
}
