import { fill, formatNumber, formatPounds } from '@upcurve/site-content/money/format';
import { type Loss, speeds } from '@upcurve/site-content/money/model';
import { paths } from '@upcurve/site-content/paths';
import { useState } from 'react';
import { Link } from 'react-router';
import { chart, copyLink, result } from '../../../content/calculator.ts';
import { BookingLink } from '../../../layout/parts/BookingLink.tsx';
import buttons from '../../../layout/parts/button.module.css';
import type { Shared } from '../../../money/link.ts';
import { LossChart } from '../chart/LossChart.tsx';
import styles from './ResultHead.module.css';

/** Copies the address of this result; shows it if the browser refuses. */
function CopyLink({ query }: { query: string }) {
  // Stored with its query, so that the message disappears when the link changes.
  const [told, setTold] = useState({ query, words: '' });
  const link = () => location.origin + paths.calculator.results() + query;

  async function copy() {
    try {
      await navigator.clipboard.writeText(link());
      setTold({ query, words: copyLink.copied });
    } catch {
      setTold({ query, words: `${copyLink.refused} ${link()}` });
    }
  }

  return (
    <>
      <button type="button" className={`needs-script ${buttons.quiet}`} onClick={copy}>
        {copyLink.label}
      </button>
      <p role="status" className={`small needs-script ${styles.told}`}>
        {told.query === query && told.words}
      </p>
    </>
  );
}

interface ResultHeadProps {
  shared: Shared;
  loss: Loss;
  query: string;
}

export function ResultHead({ shared, loss, query }: ResultHeadProps) {
  const { figures, isExample } = shared;
  const { month, year } = loss;
  const amount = formatPounds(month.likely);
  const isNothing = year.high === 0;
  const lead = isNothing ? result.nothingLead : isExample ? result.exampleLead : result.lead;
  return (
    <header className={styles.head} data-surface="ink">
      <div className={styles.inner}>
        <div>
          <p className="kicker">{isExample ? result.exampleKicker : result.kicker}</p>
          {isNothing ? (
            <h1 className="headline above-3">{result.nothingTitle}</h1>
          ) : (
            <h1 className={`title ${styles.title}`}>
              <span className={`amount ${styles.amount}`} data-long={amount.length > 7 || undefined}>
                {amount}
              </span>{' '}
              {result.title}
            </h1>
          )}
          <p className={`lead ${styles.lead}`}>
            {fill(lead, {
              year: formatPounds(year.likely),
              low: formatPounds(year.low),
              high: formatPounds(year.high),
              enquiries: formatNumber(figures.enquiries),
              speed: speeds[figures.speed].inText,
            })}
          </p>
          <div className="cluster not-printed">
            {isExample ? (
              <Link to={paths.calculator.questions() + query} className={buttons.primary}>
                {result.own}
              </Link>
            ) : (
              <>
                <BookingLink className={buttons.primary}>{result.book}</BookingLink>
                <Link to={paths.calculator.questions() + query} className={buttons.quiet}>
                  {result.change}
                </Link>
              </>
            )}
            <CopyLink query={query} />
          </div>
        </div>
        {!isNothing && <LossByMonth loss={loss} />}
      </div>
    </header>
  );
}

function LossByMonth({ loss }: { loss: Loss }) {
  return (
    <div className={styles.chart}>
      <ul className={`cluster quiet ${styles.key}`}>
        <li data-mark="line">
          {chart.likely} <strong className={styles.strong}>{formatPounds(loss.year.likely)}</strong>
        </li>
        <li data-mark="band">
          {chart.band}{' '}
          <strong className={styles.strong}>
            {`${formatPounds(loss.year.low)} to ${formatPounds(loss.year.high)}`}
          </strong>
        </li>
      </ul>
      <LossChart loss={loss} />
    </div>
  );
}
