import { partnerSteps } from '../../content/partners.ts';
import { CURVE_PATH, curveAtWidth, curveUpTo } from '../../drawings/curve.ts';
import { Section } from '../../layout/page/Section.tsx';
import styles from './Steps.module.css';

const { steps } = partnerSteps;
const marks = steps.map((_, place) => curveUpTo(curveAtWidth(place / steps.length)).point);

/** Shows the steps from the application to the first statement along the curve. */
export function Steps() {
  return (
    <Section title={partnerSteps.title} surface="blush">
      <svg className={styles.path} viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
        <path className="line" d={CURVE_PATH} vectorEffect="non-scaling-stroke" />
        {marks.map(({ x, y }) => (
          <g key={x}>
            <path className="line-quiet" d={`M${x} ${y}V400`} vectorEffect="non-scaling-stroke" />
            <path className={`line ${styles.dot}`} d={`M${x} ${y}h0.01`} vectorEffect="non-scaling-stroke" />
          </g>
        ))}
      </svg>
      <ol className={`rows closed ${styles.steps}`}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
