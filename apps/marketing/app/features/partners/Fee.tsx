import { partnerFee } from '../../content/partners.ts';
import { Section } from '../../layout/Section.tsx';
import styles from './Fee.module.css';

/** What a partner earns, as a sum written out. */
export function Fee() {
  const { title, lead, caption, rows, others, paid } = partnerFee;
  return (
    <Section id="sums" title={title} lead={lead} surface="ink" shape="split">
      <table className={styles.sum}>
        <caption className="visually-hidden">{caption}</caption>
        <tbody>
          {rows.map(({ label, sum }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{sum}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.notes}>
        <p>{others}</p>
        <p>{paid}</p>
      </div>
    </Section>
  );
}
