import { pains } from '../../content/home.ts';
import styles from './PainPoints.module.css';

/** What a clinic puts up with, and what each of it costs. */
export function PainPoints() {
  return (
    <section className={styles.pains} data-surface="ink" aria-labelledby="pains-title">
      <div className={styles.inner}>
        <h2 id="pains-title" className={styles.title}>
          {pains.title}
        </h2>
        <ul className={styles.list}>
          {pains.items.map(({ scene, price }) => (
            <li key={scene}>
              <p className={styles.scene}>{scene}</p>
              <p className={styles.price}>{price}</p>
            </li>
          ))}
        </ul>
        <p className={styles.turn}>{pains.turn}</p>
      </div>
    </section>
  );
}
