import { bookingPage, formHeat, searchAd, searchResult } from '../../content/home/service-pieces.ts';
import { Piece } from './Piece.tsx';
import styles from './pieces.module.css';

/** Shows a treatment page that takes a booking outside opening hours. */
export function BookingPage() {
  const { caption, address, title, facts, day, times, taken, booked } = bookingPage;
  return (
    <Piece caption={caption}>
      <p className={styles.address}>{address}</p>
      <p className="subheading">{title}</p>
      <dl className={styles.facts}>
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.times}>
        {day}
        {times.map((time) => (
          <span key={time} data-chosen={time === taken || undefined}>
            {time}
          </span>
        ))}
      </p>
      <p className="success">{booked}</p>
    </Piece>
  );
}

/** Shows a search for a nearby clinic, and the clinic's rank in it. */
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
          <span className="success">{was}</span>
        </li>
        {others.map((place) => (
          <li key={place} aria-hidden="true">
            <b>{place}</b>
          </li>
        ))}
      </ol>
      <p className="quiet">{visits}</p>
    </Piece>
  );
}

/** Shows an ad, and its cost per result as the platform and as the clinic's till count it. */
export function SearchAd() {
  const { caption, sponsored, title, text, theirs, ours } = searchAd;
  return (
    <Piece caption={caption}>
      <p className="quiet">{sponsored}</p>
      <p className="subheading">{title}</p>
      <p>{text}</p>
      <dl className={styles.rows}>
        <div>
          <dt>{theirs.term}</dt>
          <dd className="quiet">{theirs.detail}</dd>
        </div>
        <div>
          <dt>{ours.term}</dt>
          <dd className="accent strong">{ours.detail}</dd>
        </div>
      </dl>
    </Piece>
  );
}

/** Shows how many of a hundred visitors remain after each field of a form. */
export function FormHeat() {
  const { caption, fields, change } = formHeat;
  return (
    <Piece caption={caption}>
      <ul className={styles.bars} data-wide="">
        {fields.map(({ name, left, isLeak }) => (
          <li key={name} data-leak={isLeak}>
            {name}
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={left} height="10" />
            </svg>
            <strong>{left}</strong>
          </li>
        ))}
      </ul>
      <p className="success">{change}</p>
    </Piece>
  );
}
