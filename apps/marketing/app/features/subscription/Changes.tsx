import { changes } from '../../content/subscription.ts';
import { Section } from '../../layout/Section.tsx';
import { Text } from '../../prose/Text.tsx';
import styles from './Changes.module.css';

/** Moving between plans, and pausing. */
export function Changes() {
  return (
    <Section title={changes.title} lead={changes.lead} shape="split">
      <dl className={styles.changes}>
        {changes.items.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Text>{detail}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
