import { ledger } from '../../content/home/service-pieces.ts';
import { Piece } from './Piece.tsx';
import styles from './pieces.module.css';

/** One patient's way from ad to till, and what two campaigns return. */
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
      <p className={styles.quiet}>{back}</p>
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
