import { ownership } from '../../content/subscription.ts';
import { Section } from '../../layout/page/Section.tsx';
import styles from './Ownership.module.css';

/** What belongs to the clinic, and what belongs to us. */
export function Ownership() {
  const { title, lead, yours, ours } = ownership;
  return (
    <Section id="ownership" title={title} lead={lead}>
      <div className={styles.ledger}>
        <div>
          <h3 className="accent">{yours.title}</h3>
          <ul>
            {yours.items.map((item) => (
              <li key={item} className="heading">
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="quiet">
          <h3>{ours.title}</h3>
          <ul>
            {ours.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
