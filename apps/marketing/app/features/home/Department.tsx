import { rgd } from '../../content/home/home.ts';
import { Section } from '../../layout/page/Section.tsx';
import { Comparison } from './Comparison.tsx';
import styles from './Department.module.css';

/** Presents the Revenue Generating Department and its first year, and compares a clinic without and with it. */
export function Department() {
  return (
    <Section id="what-we-do" kicker={rgd.kicker} title={rgd.title} lead={rgd.text} shape="spread">
      <ol className={styles.year}>
        {rgd.stages.map(({ when, title, text }) => (
          <li key={when}>
            <p className="kicker">{when}</p>
            <h3>{title}</h3>
            <p className="small">{text}</p>
          </li>
        ))}
      </ol>
      <Comparison />
    </Section>
  );
}
