import { Link } from 'react-router';
import { LEAST_FEE, leastTarget, plans, rules } from '../../content/pricing/plans.ts';
import { fit as words } from '../../content/report/words.ts';
import { services } from '../../content/services.ts';
import { pounds } from '../../content/site/pounds.ts';
import { fill } from '../../money/format.ts';
import { paths } from '../../paths.ts';
import type { ReportView } from '../view.ts';
import styles from './OfferCard.module.css';

interface OfferCardProps {
  view: ReportView;
  heading: 'h3' | 'h4';
}

/** The plan that suits an eligible clinic. Others get advice for going on without us. */
export function OfferCard({ view, heading: Heading }: OfferCardProps) {
  if (!view.isEligible) return <Alone heading={Heading} />;
  const { kicker, fee, name, facts } = offerOf(view);
  return (
    <div className={styles.card}>
      <p className="kicker">{kicker}</p>
      <Heading className={styles.name}>{name}</Heading>
      <p className={styles.fee}>{fee}</p>
      {facts.map((fact) => (
        <p key={fact} className="small">
          {fact}
        </p>
      ))}
      {view.services.length > 0 && (
        <>
          <p className={styles.begins}>{words.plan.services}</p>
          <ul className={styles.services}>
            {view.services.map((id) => (
              <li key={id}>
                <Link to={paths.service(services[id].slug)} className="target">
                  {services[id].label}
                </Link>
                <span className="small">{services[id].line}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link to={paths.pricing()} className="target">
        {words.plan.link}
      </Link>
    </div>
  );
}

function offerOf({ plan }: ReportView) {
  if (!plan) {
    return { ...words.plans, fee: fill(words.plans.fee, { fee: pounds(LEAST_FEE) }), facts: [] };
  }
  const { name, fee, minimumMonths, suits } = plans[plan];
  const { kicker, fee: aMonth, target, term } = words.plan;
  return {
    kicker,
    name,
    fee: fill(aMonth, { fee: pounds(fee) }),
    facts: [
      suits,
      fill(term, { months: String(minimumMonths) }),
      fill(target, { target: pounds(leastTarget(plan)), month: String(rules.targetMonth) }),
    ],
  };
}

function Alone({ heading: Heading }: { heading: OfferCardProps['heading'] }) {
  const { title, links, again } = words.alone;
  return (
    <div className={styles.card}>
      <Heading className={styles.name}>{title}</Heading>
      <ul className={styles.services}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="target">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="small">{again}</p>
    </div>
  );
}
