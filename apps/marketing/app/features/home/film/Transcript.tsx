import { chapters } from '../../../content/home/film.ts';
import styles from './IntroFilm.module.css';

/** Shows the text of each chapter of the film. */
export function Transcript() {
  return (
    <ol className={styles.transcript}>
      {chapters.map(({ id, when, who, captions }) => (
        <li key={id}>
          <strong>{when}</strong>
          <span className="small">{who}</span>
          <span>{captions.join(' ')}</span>
        </li>
      ))}
    </ol>
  );
}
