import { Link } from 'react-router';
import { pains } from '../../content/home/home.ts';
import buttons from '../../layout/parts/button.module.css';
import { paths } from '../../paths.ts';
import styles from './PainPoints.module.css';

/** Lists a clinic's usual problems and the cost of each. */
export function PainPoints() {
  return (
    <section className={styles.pains} data-surface="ink" aria-labelledby="pains-title">
      <div className="frame">
        <h2 id="pains-title" className="headline">
          {pains.title}
        </h2>
        <ul className={`rows ${styles.list}`}>
          {pains.items.map(({ scene, price }) => (
            <li key={scene}>
              <p className={styles.scene}>{scene}</p>
              <p className="small">{price}</p>
            </li>
          ))}
        </ul>
        <p className={styles.turn}>{pains.turn}</p>
        <Link to={paths.calculator.start()} prefetch="intent" className={buttons.secondary}>
          {pains.calculate}
        </Link>
      </div>
    </section>
  );
}
