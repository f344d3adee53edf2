import { mechanics, priceRise } from '../../content/subscription.ts';
import { Section } from '../../layout/page/Section.tsx';
import { NumberedList } from '../../layout/parts/NumberedList.tsx';
import { Text } from '../../prose/Text.tsx';
import styles from './Subscription.module.css';

/** The rules for measuring the guarantee. */
export function Mechanics() {
  return (
    <Section id="guarantee" title={mechanics.title} surface="blush">
      <div className={`stack ${styles.rules}`}>
        <p className="lead">
          <Text>{mechanics.lead}</Text>
        </p>
        <NumberedList items={mechanics.steps} columns={3} />
        <p className={styles.condition}>{mechanics.condition}</p>
      </div>
    </Section>
  );
}

/** The maximum price rise, as a calculation. */
export function PriceRise() {
  return (
    <Section title={priceRise.title} shape="split">
      <p className={`amount ${styles.sum}`}>{priceRise.sum}</p>
      <p className="kicker">{priceRise.sumLabel}</p>
      <ul className="rows">
        {priceRise.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
