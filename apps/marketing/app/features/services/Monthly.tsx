import { paths } from '@upcurve/site-content/paths';
import { Link } from 'react-router';
import { serviceWording } from '../../content/service-wording.ts';
import buttons from '../../layout/parts/button.module.css';
import styles from './Monthly.module.css';
import type { Amounts } from './service-content.server.ts';

interface MonthlyProps {
  habits: readonly string[];
  amounts: Amounts;
}

/** The work of every month on any plan, and the quantities of each plan. */
export function Monthly({ habits, amounts }: MonthlyProps) {
  return (
    <div>
      <h3 className={styles.subtitle}>{serviceWording.habits}</h3>
      <ul className={`rows ${styles.habits}`}>
        {habits.map((habit) => (
          <li key={habit}>{habit}</li>
        ))}
      </ul>
      <h3 className={styles.subtitle}>{serviceWording.amounts}</h3>
      <div className="scroll">
        <table className={`table ${styles.amounts}`}>
          <caption className="visually-hidden">{serviceWording.amountsCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{serviceWording.included}</th>
              {amounts.plans.map((plan) => (
                <th key={plan} scope="col" className="subheading">
                  {plan}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {amounts.rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, place) => (
                  <td key={amounts.plans[place]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Link to={paths.pricingInDetail()} className={buttons.quiet}>
        {serviceWording.comparison}
      </Link>
    </div>
  );
}
