import { mechanics, priceRise } from '../../content/subscription.ts';
import { Section } from '../../layout/Section.tsx';
import { Text } from '../../prose/Text.tsx';
import styles from './Mechanics.module.css';

/** The rules by which the guarantee is measured. */
export function Mechanics() {
  return (
    <Section id="guarantee" title={mechanics.title} surface="blush">
      <p className={styles.lead}>
        <Text>{mechanics.lead}</Text>
      </p>
      <ol className={styles.steps}>
        {mechanics.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.condition}>{mechanics.condition}</p>
    </Section>
  );
}

/** How much a price may rise, as a sum. */
export function PriceRise() {
  return (
    <Section title={priceRise.title} shape="split">
      <p className={styles.sum}>{priceRise.sum}</p>
      <p className={styles.sumLabel}>{priceRise.sumLabel}</p>
      <ul className={styles.rules}>
        {priceRise.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
