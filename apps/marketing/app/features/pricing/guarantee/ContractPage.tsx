import { fullDate } from '../../../calendar/days.ts';
import { tradingTerms } from '../../../content/legal/trading-terms.ts';
import { guarantee } from '../../../content/pricing/page.ts';
import { useSite } from '../../../layout/parts/use-site.ts';
import { Text } from '../../../prose/Text.tsx';
import styles from './Guarantee.module.css';

/** Shows the guarantee's section of the trading terms as a sheet of paper, with its main clause marked. */
export function ContractPage() {
  const { company } = useSite();
  const { title, text, sheet, section: id, shown, marked } = guarantee.clause;
  const { sections, version } = tradingTerms(company);
  const place = sections.findIndex((section) => section.id === id);
  const section = sections[place];
  if (!section?.clauses) return null;
  const number = String(place + 1);
  return (
    <details className={styles.clause}>
      <summary className="disclosure">
        <h3>{title}</h3>
      </summary>
      <p className="quiet">
        <Text>{text.replace('{section}', number)}</Text>
      </p>
      <div className={`stack ${styles.sheet}`} data-surface="paper">
        <p className="quiet">{sheet(fullDate(version))}</p>
        <h4 className="subheading">
          {number} {section.title}
        </h4>
        <ol>
          {section.clauses.slice(shown.from, shown.to).map((clause, after) => (
            <li key={clause}>
              <span className="quiet">
                {number}.{shown.from + after + 1}
              </span>
              <p>{shown.from + after === marked ? <mark>{clause}</mark> : clause}</p>
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
