import { boundMonths, year } from '../../content/subscription.ts';
import { CURVE_PATH, curveAtWidth, curveUpTo } from '../../drawings/curve.ts';
import { Section } from '../../layout/page/Section.tsx';
import styles from './Year.module.css';

/** The stages of the first year: minimum term, monthly notice, and measurement. */
export function Year() {
  return (
    <Section id="year" title={year.title}>
      <YearCurve bound={boundMonths} />
      <ol className={styles.stages}>
        {year.stages.map(({ when, title, text }) => (
          <li key={title}>
            <p className="kicker">{when}</p>
            <h3>{title}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const MONTHS = 12;
const pointAfter = (month: number) => curveUpTo(curveAtWidth(month / MONTHS)).point;

interface YearCurveProps {
  /** The number of months in the minimum term, which are drawn as one piece. */
  bound: number;
}

/** A year as a curve of months. The minimum term is one piece; each later month could be the last. */
function YearCurve({ bound }: YearCurveProps) {
  const gates = Array.from({ length: MONTHS - bound + 1 }, (_, place) => pointAfter(bound + place));
  return (
    <svg className={styles.curve} viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.bound} d={`${curveUpTo(curveAtWidth(bound / MONTHS)).path}V400H0Z`} />
      <path d="M0 400H1000" className="line-quiet" vectorEffect="non-scaling-stroke" />
      <path d={CURVE_PATH} className="line" vectorEffect="non-scaling-stroke" />
      {gates.map(({ x, y }) => (
        <g key={x}>
          <path d={`M${x} ${y}V400`} className="line-quiet" vectorEffect="non-scaling-stroke" />
          <path d={`M${x} ${y}h0.01`} className={`line ${styles.gate}`} vectorEffect="non-scaling-stroke" />
        </g>
      ))}
    </svg>
  );
}
