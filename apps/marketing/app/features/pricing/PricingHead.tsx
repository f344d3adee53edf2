import { pricingHead } from '../../content/pricing/page.ts';
import { PlanFinder } from './finder/PlanFinder.tsx';
import styles from './Pricing.module.css';

/** The head of the page: what it costs, then what it costs you. */
export function PricingHead() {
  const { kicker, title, lead } = pricingHead;
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <p className="kicker">{kicker}</p>
        <h1 className="headline">{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <PlanFinder />
    </header>
  );
}
