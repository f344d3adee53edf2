import { pounds } from '../../content/pounds.ts';
import { extras, payment } from '../../content/pricing/detail.ts';
import { addOns } from '../../content/pricing/plans.ts';
import { Section } from '../../layout/Section.tsx';
import styles from './Payment.module.css';
import terms from './Terms.module.css';

/** When and how fees are paid. */
export function Payment() {
  return (
    <Section title={payment.title} shape="split">
      <dl className={terms.terms}>
        {payment.items.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** What can be added to a plan, with its price. */
export function Extras() {
  const { title, lead, caption, columns } = extras;
  return (
    <Section title={title} lead={lead} shape="split">
      <table className={styles.extras}>
        <caption className="visually-hidden">{caption}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{columns.item}</th>
            <th scope="col">{columns.price}</th>
          </tr>
        </thead>
        <tbody>
          {addOns.map(({ id, label, price, per }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td>
                <span className={styles.price}>{pounds(price)}</span> {per}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
