import { storiesNote } from '../../content/stories.ts';
import styles from './SampleNote.module.css';

/** A note that marks the stories as samples. Renders nothing if the content has no such note. */
export function SampleNote() {
  return storiesNote ? <p className={`small ${styles.note}`}>{storiesNote}</p> : null;
}
