import { Link } from 'react-router';
import { speeds } from '../../content/calculator.ts';
import { newPatientsShare } from '../../content/quiz/benchmarks.ts';
import { money as words } from '../../content/report/words.ts';
import motion from '../../drawings/motion.module.css';
import { Arrow } from '../../layout/parts/Arrow.tsx';
import buttons from '../../layout/parts/button.module.css';
import { fill, formatNumber, formatPounds } from '../../money/format.ts';
import { ASSUMPTIONS, LEAKS } from '../../money/model.ts';
import { paths } from '../../paths.ts';
import type { Estimate } from '../estimate.ts';
import styles from './MoneyPart.module.css';
import { below, type Level, Part } from './Part.tsx';

const pounds = (sum: number) => formatPounds(sum * 100);

/** Returns the assumptions of the estimate, one per line. */
function standsOn({ turnover, band, figures, isSpeedKnown }: Estimate): string[] {
  const { turnover: basis, enquiries, speedKnown, speedAssumed, rest, ...bands } = words.assumptions;
  const { inText: speed } = speeds[figures.speed];
  return [
    fill(basis, { turnover: pounds(turnover), band: bands[band] }),
    fill(enquiries, { enquiries: formatNumber(figures.enquiries), share: String(newPatientsShare) }),
    fill(isSpeedKnown ? speedKnown : speedAssumed, { speed }),
    fill(rest, {
      booked: formatNumber(figures.booked),
      value: formatPounds(figures.value),
      returning: formatNumber(figures.returning),
    }),
  ];
}

/** The clinic's estimated loss by cause, with every assumption. */
export function MoneyPart({ estimate, level }: { estimate: Estimate; level?: Level }) {
  const { low, high, likely, leaks } = estimate;
  const Basis = below(level ?? 2);
  const lead = fill(words.lead, { low: pounds(low), high: pounds(high), likely: pounds(likely) });
  return (
    <Part title={words.title} lead={lead} level={level}>
      <ul className={styles.leaks}>
        {LEAKS.map((leak) => (
          <li key={leak}>
            <span>{words.leaks[leak]}</span>
            <strong>{pounds(leaks[leak])}</strong>
            <svg className={motion.inView} aria-hidden="true">
              <rect
                className={`${styles.fill} ${motion.bar}`}
                width={`${(leaks[leak] / likely) * 100}%`}
                height="100%"
              />
            </svg>
          </li>
        ))}
      </ul>
      <Basis className="kicker">{words.standsOn}</Basis>
      <ul className={styles.basis}>
        {standsOn(estimate).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={styles.note}>
        {fill(words.note, { lowShare: String(ASSUMPTIONS.low), highShare: String(ASSUMPTIONS.high) })}
      </p>
      <Link to={estimate.calculator} className={buttons.secondary}>
        {words.link}
        <Arrow />
      </Link>
    </Part>
  );
}

/**
 * Shown if there is no estimate, because the turnover is missing or no answer could be better. Explains how to
 * calculate it.
 */
export function MoneyUnknown({ isTight, level }: { isTight: boolean; level?: Level }) {
  const { title, text, link } = isTight ? words.tight : words.unknown;
  return (
    <Part title={title} lead={text} level={level}>
      <Link to={paths.calculator.questions()} className={buttons.secondary}>
        {link}
        <Arrow />
      </Link>
    </Part>
  );
}
