import { pains } from '../../content/home/home.ts';
import { Section } from '../../layout/page/Section.tsx';
import { LeakSum } from './leak/LeakSum.tsx';
import styles from './PainPoints.module.css';

/** Lists a clinic's usual problems and the cost of each, beside a calculation for the visitor's own clinic. */
export function PainPoints() {
  return (
    <Section title={pains.title} surface="ink">
      <div className={styles.pains}>
        <div>
          <ul className="rows">
            {pains.items.map(({ scene, price }) => (
              <li key={scene}>
                <p className={styles.scene}>{scene}</p>
                <p className={`quiet ${styles.price}`}>{price}</p>
              </li>
            ))}
          </ul>
          <p className={`accent ${styles.turn}`}>{pains.turn}</p>
        </div>
        <LeakSum />
      </div>
    </Section>
  );
}
