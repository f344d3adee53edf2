import { rgd } from '../../content/home.ts';
import { CurveStages } from '../../motif/CurveStages.tsx';
import styles from './Department.module.css';

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
        <CurveStages stages={rgd.stages} />
      </div>
    </section>
  );
}
