import { Link } from 'react-router';
import { result, speeds } from '../../content/calculator.ts';
import { BookingLink } from '../../layout/BookingLink.tsx';
import buttons from '../../layout/button.module.css';
import { fill, inFigures, inPounds } from '../../money/in-words.ts';
import type { Shared } from '../../money/link.ts';
import type { Loss } from '../../money/model.ts';
import { paths } from '../../paths.ts';
import { CopyLink } from './CopyLink.tsx';
import { LossByMonth } from './LossByMonth.tsx';
import styles from './ResultHead.module.css';

interface ResultHeadProps {
  shared: Shared;
  loss: Loss;
  query: string;
}

/** The outcome in one number, what it means, and the one next step. */
export function ResultHead({ shared, loss, query }: ResultHeadProps) {
  const { figures, isExample } = shared;
  const { month, year } = loss;
  const amount = inPounds(month.likely);
  const isNothing = year.high === 0;
  const lead = isNothing ? result.nothingLead : isExample ? result.exampleLead : result.lead;
  return (
    <header className={styles.head} data-surface="ink">
      <div className={styles.inner}>
        <div>
          <p className="kicker">{isExample ? result.exampleKicker : result.kicker}</p>
          {isNothing ? (
            <h1 className={styles.nothing}>{result.nothingTitle}</h1>
          ) : (
            <h1 className={styles.title}>
              <span className={styles.amount} data-length={lengthOf(amount)}>
                {amount}
              </span>{' '}
              {result.title}
            </h1>
          )}
          <p className={styles.lead}>
            {fill(lead, {
              year: inPounds(year.likely),
              low: inPounds(year.low),
              high: inPounds(year.high),
              enquiries: inFigures(figures.enquiries),
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

/** Large sums are set smaller, so that they stay on one line. */
function lengthOf(amount: string) {
  if (amount.length < 8) return undefined;
  return amount.length < 10 ? 'long' : 'longest';
}
