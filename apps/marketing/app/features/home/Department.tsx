import { rgd } from '../../content/home.ts';
import { CURVE_PATH, curveAtWidth, curveUpTo } from '../../motif/curve.ts';
import styles from './Department.module.css';

const columns = rgd.stages.map((_, index) => (index + 0.5) / rgd.stages.length);

/** What the Revenue Generating Department is, and its first year along the curve. */
export function Department() {
  return (
    <section id="what-we-do" className={styles.department} aria-labelledby="department-title">
      <div className={styles.words}>
        <div>
          <p className={styles.kicker}>{rgd.kicker}</p>
          <h2 id="department-title" className={styles.title}>
            {rgd.title}
          </h2>
        </div>
        <div className={styles.text}>
          {rgd.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className={styles.year}>
        <svg className={styles.curve} viewBox="0 0 1000 400" preserveAspectRatio="none" aria-hidden="true">
          {columns.map((share) => {
            const { point } = curveUpTo(curveAtWidth(share));
            return (
              <g key={share}>
                <path
                  className={styles.drop}
                  d={`M${point.x} ${point.y}V400`}
                  vectorEffect="non-scaling-stroke"
                />
                <path
                  className={styles.dot}
                  d={`M${point.x} ${point.y}h0.01`}
                  vectorEffect="non-scaling-stroke"
                />
              </g>
            );
          })}
          <path className={styles.line} d={CURVE_PATH} vectorEffect="non-scaling-stroke" />
        </svg>
        <ol className={styles.stages}>
          {rgd.stages.map(({ month, title, text }) => (
            <li key={month}>
              <p className={styles.month}>{month}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
