import { ledger, referralCard, scorecard } from '../../content/home/service-pieces.ts';
import { Piece } from './Piece.tsx';
import styles from './pieces.module.css';

/** Shows a recorded call, marked by caller and coach together. */
export function Scorecard() {
  const { caption, title, score, lines, done, missed, next } = scorecard;
  return (
    <Piece caption={caption}>
      <p className={styles.split}>
        <strong>{title}</strong> <span className="subheading">{score}</span>
      </p>
      <ul className={styles.marks}>
        {lines.map(({ text, isDone }) => (
          <li key={text}>
            <svg viewBox="0 0 20 20" aria-hidden="true" data-done={isDone || undefined}>
              <path d={isDone ? 'M4 11l4 4 8-10' : 'M5 5l10 10M15 5L5 15'} />
            </svg>
            <span className="visually-hidden">{isDone ? done : missed}: </span>
            {text}
          </li>
        ))}
      </ul>
      <p className="accent strong">{next}</p>
    </Piece>
  );
}

/** Shows one patient's path from ad to payment, and the return of two campaigns. */
export function Ledger() {
  const { caption, steps, back, campaigns } = ledger;
  const most = Math.max(...campaigns.map((campaign) => campaign.back));
  return (
    <Piece caption={caption}>
      <ol className={styles.steps}>
        {steps.map(({ name, detail }) => (
          <li key={name}>
            {name}
            <strong>{detail}</strong>
          </li>
        ))}
      </ol>
      <p className="quiet">{back}</p>
      <ul className={styles.bars}>
        {campaigns.map((campaign) => (
          <li key={campaign.name}>
            {campaign.name}
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={((campaign.back / most) * 100).toFixed(1)} height="10" />
            </svg>
            <strong>{campaign.shown}</strong>
          </li>
        ))}
      </ul>
    </Piece>
  );
}

/** Shows the card that patients pass on, and the month's count. */
export function ReferralCard() {
  const { caption, title, text, code, count } = referralCard;
  return (
    <Piece caption={caption} surface="blush">
      <p className="subheading">{title}</p>
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
