import { guarantee } from '../../../content/pricing/page.ts';
import { Section } from '../../../layout/page/Section.tsx';
import { Text } from '../../../prose/Text.tsx';
import styles from './Guarantee.module.css';
import { GuaranteeChart } from './GuaranteeChart.tsx';

/** Shows the guarantee in figures, with a worked example. */
export function Guarantee() {
  const { title, lead, facts, conditions } = guarantee;
  return (
    <Section id="guarantee" title={title} lead={lead} surface="ink">
      <ul className={styles.facts}>
        {facts.map(({ figure, text }) => (
          <li key={figure}>
            <p className={styles.figure}>{figure}</p>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
      <GuaranteeChart />
      <div className={styles.conditions}>
        <h3>{conditions.title}</h3>
        <div>
          <ol className={styles.list}>
            {conditions.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
          <p className="quiet">
            <Text>{conditions.more}</Text>
          </p>
        </div>
      </div>
    </Section>
  );
}
