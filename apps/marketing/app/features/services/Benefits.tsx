import styles from './Benefits.module.css';

interface BenefitsProps {
  titles: readonly { title: string }[];
  /** The work behind each benefit, in the same order as the titles. */
  texts: readonly string[];
}

/** The three benefits from the home page, with the work behind each. */
export function Benefits({ titles, texts }: BenefitsProps) {
  return (
    <ol className={`rows ${styles.benefits}`}>
      {titles.map(({ title }, place) => (
        <li key={title} className="split">
          <h3>{title}</h3>
          <p>{texts[place]}</p>
        </li>
      ))}
    </ol>
  );
}
