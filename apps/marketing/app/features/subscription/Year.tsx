import { boundMonths, year } from '../../content/subscription.ts';
import { Section } from '../../layout/page/Section.tsx';
import styles from './Year.module.css';
import { YearCurve } from './YearCurve.tsx';

/** The first year: bound, free, measured. */
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
