import { notIncluded } from '../../content/pricing/page.ts';
import { Section } from '../../layout/Section.tsx';
import styles from './Terms.module.css';

/** What stays on the clinic's own bill. */
export function NotIncluded() {
  return (
    <Section title={notIncluded.title} lead={notIncluded.lead} surface="blush" shape="split">
      <dl className={styles.terms}>
        {notIncluded.items.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
