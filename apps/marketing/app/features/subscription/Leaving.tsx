import { leaving } from '../../content/subscription.ts';
import { Section } from '../../layout/Section.tsx';
import styles from './Leaving.module.css';

/** How a clinic leaves: one line, three dates. */
export function Leaving() {
  return (
    <Section id="leaving" title={leaving.title} lead={leaving.lead} surface="ink">
      <figure className={styles.letter}>
        <blockquote>{leaving.letter}</blockquote>
        <figcaption>{leaving.letterLabel}</figcaption>
      </figure>
      <ol className={styles.steps}>
        {leaving.steps.map(({ when, title, text }) => (
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
