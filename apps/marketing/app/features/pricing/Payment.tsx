import { pounds } from '@upcurve/site-content/money/format';
import { addOns } from '@upcurve/site-content/pricing/plans';
import { extras, payment } from '../../content/pricing/detail.ts';
import { Section } from '../../layout/page/Section.tsx';
import { Terms } from '../../layout/parts/Terms.tsx';
import styles from './Payment.module.css';

/** Explains when and how fees are paid. */
export function Payment() {
  return (
    <Section title={payment.title} shape="split">
      <Terms items={payment.items} />
    </Section>
  );
}

/** Lists the extras and their prices. */
export function Extras() {
  const { title, lead, caption, columns } = extras;
  return (
    <Section id="extras" title={title} lead={lead} shape="split">
      <div className="scroll">
        <table className={styles.extras}>
          <caption>{caption}</caption>
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
                  {pounds(price)} <span className="small">{per}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
