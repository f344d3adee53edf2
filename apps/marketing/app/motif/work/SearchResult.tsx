import { searchResult } from '../../content/home/service-pieces.ts';
import { Piece } from './Piece.tsx';
import styles from './pieces.module.css';

/** A search near the clinic, and the clinic's rank in it. */
export function SearchResult() {
  const { caption, query, first, was, others, visits } = searchResult;
  return (
    <Piece caption={caption}>
      <p className={styles.address}>{query}</p>
      <ol className={styles.results}>
        <li>
          <b aria-hidden="true">{first.place}</b>
          <span>
            <strong>{first.name}</strong> {first.note}
          </span>
          <span className={styles.good}>{was}</span>
        </li>
        {others.map((place) => (
          <li key={place} aria-hidden="true">
            <b>{place}</b>
          </li>
        ))}
      </ol>
      <p className={styles.quiet}>{visits}</p>
    </Piece>
  );
}
