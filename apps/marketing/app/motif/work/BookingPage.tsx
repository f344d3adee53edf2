import { bookingPage } from '../../content/home/service-pieces.ts';
import { Piece } from './Piece.tsx';
import styles from './pieces.module.css';

/** A treatment page that takes a booking while the clinic sleeps. */
export function BookingPage() {
  const { caption, address, title, facts, day, times, taken, booked } = bookingPage;
  return (
    <Piece caption={caption}>
      <p className={styles.address}>{address}</p>
      <p className={styles.title}>{title}</p>
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
      <p className={styles.good}>{booked}</p>
    </Piece>
  );
}
