import { referralCard } from '../../content/home/service-pieces.ts';
import { Piece } from './Piece.tsx';
import styles from './pieces.module.css';

/** The card that a patient passes on, and the month's count. */
export function ReferralCard() {
  const { caption, title, text, code, count } = referralCard;
  return (
    <Piece caption={caption} className={styles.card}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      <p className={styles.code}>{code}</p>
      <p className={styles.split}>
        {count.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
    </Piece>
  );
}
