import { partnerKinds } from '../../content/partners.ts';
import { Section } from '../../layout/Section.tsx';
import styles from './Kinds.module.css';

/** Whom the programme is for. */
export function Kinds() {
  return (
    <Section title={partnerKinds.title} lead={partnerKinds.lead} surface="blush" shape="split">
      <ul className={styles.kinds}>
        {partnerKinds.items.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
