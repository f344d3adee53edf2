import { chapters, filmPlayer } from '../../../content/home/film.ts';
import styles from './Film.module.css';

interface ChaptersProps {
  place: number;
  choose: (place: number) => void;
}

/** The six chapters, each a way into the film. */
export function Chapters({ place, choose }: ChaptersProps) {
  return (
    <ol className={styles.chapters} aria-label={filmPlayer.chapters}>
      {chapters.map(({ id, name }, each) => (
        <li key={id}>
          <button type="button" aria-current={each === place || undefined} onClick={() => choose(each)}>
            {name}
          </button>
        </li>
      ))}
    </ol>
  );
}
