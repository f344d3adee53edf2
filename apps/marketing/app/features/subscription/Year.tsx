import { boundMonths, year } from '../../content/subscription.ts';
import { Section } from '../../layout/Section.tsx';
import styles from './Year.module.css';
import { YearCurve } from './YearCurve.tsx';

/** The first year: bound, free, measured. */
export function Year() {
  return (
    <Section title={year.title} surface="blush">
      <YearCurve bound={boundMonths} className={styles.curve} isStretched />
      <ol className={styles.stages}>
        {year.stages.map(({ when, title, text }) => (
          <li key={title}>
            <p className={styles.when}>{when}</p>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
