import { pounds } from '@upcurve/site-content/money/format';
import { leastTarget, type PlanId, plans } from '@upcurve/site-content/pricing/plans';
import {
  contractRows,
  offerText,
  smallerText,
  type Verdict,
  verdictOf,
  verdictWords,
} from '@upcurve/site-content/pricing/verdict';
import { plan as contract } from '@upcurve/site-content/report/content/words';
import { Link } from 'react-router';
import { finder } from '../../../content/pricing/finder.ts';
import { Arrow } from '../../../layout/parts/Arrow.tsx';
import { BookingLink } from '../../../layout/parts/BookingLink.tsx';
import buttons from '../../../layout/parts/button.module.css';
import { SumTable } from '../../../layout/parts/SumTable.tsx';
import styles from './PlanFound.module.css';

interface FoundPlanProps {
  id: PlanId;
  /** Pounds a month. */
  turnover: number;
  /** Whether the slider is at its maximum. */
  isMost: boolean;
}

export function FoundPlan({ id, turnover, isMost }: FoundPlanProps) {
  const { name } = plans[id];
  const target = leastTarget(id);
  const facts = { turnover, reclaimsVat: false };
  const exempt = verdictOf(facts);
  const bars = [
    { part: 'today', sum: turnover },
    { part: 'target', sum: turnover + target },
  ] as const;
  const percent = (sum: number) => `${((sum / (turnover + target)) * 100).toFixed(2)}%`;
  return (
    <div className={styles.found}>
      <p className="kicker">{finder.plan}</p>
      <p className="amount">{name}</p>
      <p className="small">{offerText(id)}</p>
      <dl className={`stack ${styles.bars}`}>
        {bars.map(({ part, sum }) => (
          <div key={part}>
            <dt>{finder.bars[part]}</dt>
            <dd className="subheading">{pounds(sum)}</dd>
            <dd>
              <svg aria-hidden="true">
                <rect width={percent(sum)} height="12" />
                {part === 'target' && (
                  <rect data-growth="" x={percent(turnover)} width={percent(target)} height="12" />
                )}
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <p className="above-1 below-1 measure">{finder.promise(target)}</p>
      <details className="above-2 measure">
        <summary className="disclosure">{contract.title}</summary>
        <SumTable title={contract.title} rows={contractRows(id)} isTitleHidden />
        <p className="small">{`${finder.calls(id)} ${finder.kept} ${contract.growth}`}</p>
      </details>
      {isMost && <p className="small">{finder.most}</p>}
      {exempt.plan !== id && (
        <p className="small">
          {finder.exempt(verdictWords(exempt, facts).title)}
          {smallerText(exempt.plan, facts)}
        </p>
      )}
      <div className="above-3">
        <BookingLink plan={id} className={buttons.primary}>
          <span>{finder.start(name)}</span>
          <Arrow />
        </BookingLink>
      </div>
    </div>
  );
}

export function NoPlan({ verdict }: { verdict: Verdict }) {
  const { title, text } = verdictWords(verdict);
  return (
    <div className={styles.found}>
      <p className="heading">{title}</p>
      <p className="above-1 below-1 measure">{text}</p>
      <ul className={`stack ${styles.links}`}>
        {finder.free.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" className={buttons.quiet}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
