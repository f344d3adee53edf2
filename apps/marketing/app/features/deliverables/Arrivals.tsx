import { plans } from '@upcurve/site-content/pricing/plans';
import { services } from '@upcurve/site-content/services';
import { amount, arrivals } from '../../content/deliverables.ts';
import { Section } from '../../layout/page/Section.tsx';
import { Text } from '../../prose/Text.tsx';
import styles from './Arrivals.module.css';

/** Shows the monthly quantities of the nine services, by plan. */
export function Arrivals() {
  return (
    <Section title={arrivals.title}>
      <p className={`lead quiet ${styles.lead}`}>
        <Text>{arrivals.lead}</Text>
      </p>
      <ul className={`rows ${styles.services}`}>
        {arrivals.rows.map(({ service, what, when, items }) => (
          <li key={service}>
            <div>
              <h3>{services[service].label}</h3>
              <p className="kicker">{when}</p>
            </div>
            <p className={`quiet ${styles.what}`}>{what}</p>
            <dl className={styles.amounts}>
              {arrivals.plans.map((plan) => (
                <div key={plan}>
                  <dt className="quiet">{plans[plan].name}</dt>
                  {items.map((item) => (
                    <dd key={item}>{amount(item, plan)}</dd>
                  ))}
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
