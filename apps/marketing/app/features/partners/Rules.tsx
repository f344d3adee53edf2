import { partnerRules } from '../../content/partners.ts';
import { Section } from '../../layout/Section.tsx';
import styles from './Rules.module.css';

/** What partners hold to. */
export function Rules() {
  return (
    <Section title={partnerRules.title} lead={partnerRules.lead}>
      <ol className={styles.rules}>
        {partnerRules.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
