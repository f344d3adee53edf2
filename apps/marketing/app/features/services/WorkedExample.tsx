import { serviceWording } from '../../content/service-wording.ts';
import type { ServicePage } from '../../content/services/service-page.ts';
import styles from './WorkedExample.module.css';

/** A calculation as on paper: each line with its formula, the last one underlined. */
export function WorkedExample({ lines, reading }: Pick<ServicePage['example'], 'lines' | 'reading'>) {
  return (
    <div>
      <p className="kicker">{serviceWording.exampleMark}</p>
      <div className="scroll">
        <table className={`table figures ${styles.sum}`}>
          <caption className="visually-hidden">{serviceWording.exampleCaption}</caption>
          <tbody>
            {lines.map(({ label, working, result }) => (
              <tr key={label}>
                <th scope="row">
                  {label}
                  <span className={`small ${styles.working}`}>{working}</span>
                </th>
                <td>{result}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.reading}>{reading}</p>
    </div>
  );
}
