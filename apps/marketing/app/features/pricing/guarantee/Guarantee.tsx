import { guarantee } from '../../../content/pricing/page.ts';
import { Section } from '../../../layout/page/Section.tsx';
import { FigureList } from '../../../layout/parts/FigureList.tsx';
import { ContractPage } from './ContractPage.tsx';
import styles from './Guarantee.module.css';
import { GuaranteeChart } from './GuaranteeChart.tsx';

/** Shows the guarantee in figures, with a worked example and the clause of the contract. */
export function Guarantee() {
  const { title, lead, facts, conditions } = guarantee;
  return (
    <Section id="guarantee" title={title} lead={lead} surface="ink">
      <FigureList items={facts} />
      <GuaranteeChart />
      <div className={styles.conditions}>
        <h3>{conditions.title}</h3>
        <ol className={styles.list}>
          {conditions.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </div>
      <ContractPage />
    </Section>
  );
}
