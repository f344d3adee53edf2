import type { ServicePage } from '../../content/services/service-page.ts';
import styles from './Cost.module.css';

/** The cost of not having the service, and a highlighted sentence. */
export function Cost({ title, paragraphs, aside }: ServicePage['cost']) {
  return (
    <section className={styles.cost} data-surface="blush" aria-labelledby="cost-title">
      <div className={styles.inner}>
        <div className={`stack ${styles.words}`}>
          <h2 id="cost-title" className="title">
            {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className={styles.aside}>{aside}</p>
      </div>
    </section>
  );
}
