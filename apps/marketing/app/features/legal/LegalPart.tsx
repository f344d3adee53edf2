import type { LegalSection } from '../../content/legal/legal-document.ts';
import { Prose } from '../../prose/Prose.tsx';
import { Text } from '../../prose/Text.tsx';
import styles from './LegalPart.module.css';

interface LegalPartProps {
  section: LegalSection;
  number: number;
}

export function LegalPart({ section, number }: LegalPartProps) {
  const { id, title, blocks, clauses, records, after } = section;
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={`heading ${styles.title}`}>
        <span className={`accent ${styles.number}`}>{number}</span> {title}
      </h2>
      {blocks.length > 0 && <Prose blocks={blocks} />}
      {clauses.length > 0 && (
        <ol className={`stack ${styles.clauses}`}>
          {clauses.map((clause, place) => (
            <li key={clause}>
              <span className="small">
                {number}.{place + 1}
              </span>
              <p>
                <Text>{clause}</Text>
              </p>
            </li>
          ))}
        </ol>
      )}
      {records.length > 0 && (
        <ul className={`rows ${styles.records}`}>
          {records.map(({ name, facts }) => (
            <li key={name}>
              <h3 className="subheading">{name}</h3>
              <dl>
                {facts.map(({ term, detail }) => (
                  <div key={term}>
                    <dt className="small">{term}</dt>
                    <dd>
                      <Text>{detail}</Text>
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      )}
      {after.length > 0 && (
        <div className="above-3">
          <Prose blocks={after} />
        </div>
      )}
    </section>
  );
}
