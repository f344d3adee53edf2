import { guarantee } from '../../../content/pricing/page.ts';
import { Section } from '../../../layout/page/Section.tsx';
import { FigureList } from '../../../layout/parts/FigureList.tsx';
import { Fold, Folds } from '../../../layout/parts/Fold.tsx';
import { Text } from '../../../prose/Text.tsx';
import styles from './Guarantee.module.css';
import { GuaranteeChart } from './GuaranteeChart.tsx';

/** Shows the guarantee in figures, with a worked example and `text`, the clause of the contract. */
export function Guarantee({ text }: { text: string }) {
  const { title, lead, facts, conditions, clause } = guarantee;
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
      <Folds>
        <Fold title={clause.title}>
          <blockquote className="measure">{text}</blockquote>
          <p className="quiet">
            <Text>{clause.text}</Text>
          </p>
        </Fold>
      </Folds>
    </Section>
  );
}
