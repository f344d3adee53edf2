import styles from './Benefits.module.css';

interface BenefitsProps {
  titles: readonly { title: string }[];
  /** The work for each benefit, in the same order. */
  texts: readonly string[];
}

/** The three benefits of the home page, with the work behind them. */
export function Benefits({ titles, texts }: BenefitsProps) {
  return (
    <ol className={styles.benefits}>
      {titles.map(({ title }, place) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{texts[place]}</p>
        </li>
      ))}
    </ol>
  );
}
