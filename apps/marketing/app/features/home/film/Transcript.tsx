import { chapters, intro } from '../../../content/home/film.ts';
import styles from './IntroFilm.module.css';

/** The film as text, for visitors who cannot see it. */
export function Transcript() {
  return (
    <details className={`small ${styles.reading}`}>
      <summary>{intro.transcript}</summary>
      <ol>
        {chapters.map(({ id, when, who, captions }) => (
          <li key={id}>
            <strong>{when}</strong>
            <span className="small">{who}</span>
            <span>{captions.join(' ')}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
