import { fill, formatNumber, pounds } from '@upcurve/site-content/money/format';
import { paths } from '@upcurve/site-content/paths';
import { LEAST_FEE, plans, rules } from '@upcurve/site-content/pricing/plans';
import { pace } from '@upcurve/site-content/report/content/kinds';
import { fit as words } from '@upcurve/site-content/report/content/words';
import type { NoOffer, Offer } from '@upcurve/site-content/report/offer';
import type { ReportView } from '@upcurve/site-content/report/view';
import { services } from '@upcurve/site-content/services';
import { Link } from 'react-router';
import styles from './OfferCard.module.css';

interface OfferCardProps {
  view: ReportView;
  heading: 'h3' | 'h4';
}

/** The plan that suits an eligible clinic. Others get advice for going on without us. */
export function OfferCard({ view, heading: Heading }: OfferCardProps) {
  const { offer, estimate } = view;
  if (!view.isEligible) return <Alone heading={Heading} />;
  if (typeof offer === 'string') return <Alone heading={Heading} why={offer} />;
  const { kicker, name, fee } = offer
    ? { ...words.plan, name: plans[offer.plan].name, fee: feeOf(offer) }
    : { ...words.plans, fee: fill(words.plans.fee, { fee: pounds(LEAST_FEE) }) };
  return (
    <div className={styles.card}>
      <p className="kicker">{kicker}</p>
      <Heading className={styles.name}>{name}</Heading>
      <p className={styles.fee}>{fee}</p>
      {offer && estimate && (
        <>
          <p>{fill(words.plan.beside, { share: String(offer.share), month: String(offer.breakEven) })}</p>
          <p className="small">{plans[offer.plan].suits}</p>
          <Target offer={offer} likely={estimate.likely} />
          <dl className={styles.facts}>
            {factsOf(offer, estimate.assumed).map(([term, detail]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
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
      <Link to={paths.pricing()} className="target not-printed">
        {words.plan.link}
      </Link>
    </div>
  );
}

const withVat = (sum: number) => sum * (1 + rules.vatPercent / 100);

const feeOf = ({ fee }: Offer) =>
  fill(words.plan.fee, { fee: pounds(fee), vat: pounds((fee * rules.vatPercent) / 100) });

/** Returns the conditions of the offer as terms with their details. */
function factsOf(offer: Offer, { turnover, enquiries: today }: { turnover: number; enquiries: number }) {
  const { name, calls: included, turnoverFrom, minimumMonths } = plans[offer.plan];
  const { rows, ...texts } = words.plan;
  const values = {
    name,
    from: pounds(turnoverFrom),
    target: pounds(offer.target),
    month: String(rules.targetMonth),
    enquiries: formatNumber(offer.enquiries),
    today: formatNumber(today),
    more: formatNumber(offer.moreEnquiries),
    included: formatNumber(included),
    extra: formatNumber(offer.calls - included),
    price: pounds(offer.packsFee),
    calls: formatNumber(offer.calls),
    rest: formatNumber(offer.rest),
    ads: pounds(offer.ads),
    total: pounds(offer.total),
    gross: pounds(withVat(offer.total)),
    share: String(offer.share),
    turnover: pounds(turnover),
    most: String(rules.mostSharePercent),
  };
  const calls = offer.rest > 0 ? texts.rest : `${texts.allCalls} ${offer.packs > 0 ? texts.packs : ''}`;
  const breakEven = {
    month: String(offer.breakEven),
    leaks: String(pace.leaks),
    demand: String(pace.demand),
  };
  return [
    [rows.target, fill(texts.target, values)],
    [rows.calls, fill(calls, values)],
    [rows.ads, fill(texts.ads, values)],
    [rows.share, fill(texts.share, values)],
    [rows.breakEven, fill(texts.breakEven, breakEven)],
    [rows.term, fill(texts.term, { months: String(minimumMonths) })],
  ] as const;
}

/** The target as one bar: leaks closed plus new demand. */
function Target({ offer: { target, leaksClosed, demand }, likely }: { offer: Offer; likely: number }) {
  const { bar, leaks, demand: more, onTop, sum } = words.plan;
  const width = (leaksClosed / target) * 100;
  return (
    <figure className={styles.target}>
      <figcaption className="small">{bar}</figcaption>
      <svg aria-hidden="true">
        <rect width={`${width}%`} height="100%" />
        <rect className={styles.demand} x={`${width}%`} width={`${100 - width}%`} height="100%" />
      </svg>
      <p>
        <span>
          {fill(leaks, { likely: pounds(likely) })} <strong>{pounds(leaksClosed)}</strong>
        </span>{' '}
        +{' '}
        <span className={styles.demand}>
          {more} <strong>{pounds(demand)}</strong>
        </span>{' '}
        ={' '}
        <span>
          {sum} <strong>{pounds(target)}</strong>
        </span>
        {demand === 0 && `. ${onTop}`}
      </p>
    </figure>
  );
}

/** What to do without us, and why we offer no plan if the clinic is eligible. */
function Alone({ heading: Heading, why }: { heading: OfferCardProps['heading']; why?: NoOffer | 'floor' }) {
  const { title, links, again } = words.alone;
  const values = { from: pounds(plans.ground.turnoverFrom), most: String(rules.mostSharePercent) };
  return (
    <div className={styles.card}>
      <Heading className={styles.name}>{why ? words.noPlan.title : title}</Heading>
      {why && <p>{fill(words.noPlan[why], values)}</p>}
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
