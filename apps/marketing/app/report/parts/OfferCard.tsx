import { paths } from '@upcurve/site-content/paths';
import type { PlanId } from '@upcurve/site-content/pricing/plans';
import { fit as words } from '@upcurve/site-content/report/content/words';
import type { Estimate } from '@upcurve/site-content/report/estimate';
import { isOffer, type Offer } from '@upcurve/site-content/report/offer';
import {
  billBrief,
  offerBill,
  offerHead,
  offerLeaves,
  offerLimit,
  offerOutcome,
  offerTerms,
  planIncludes,
  targetTexts,
} from '@upcurve/site-content/report/offer-texts';
import { aloneLinks } from '@upcurve/site-content/report/texts';
import type { ReportView } from '@upcurve/site-content/report/view';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import table from '../../layout/parts/SumTable.module.css';
import { SumTable } from '../../layout/parts/SumTable.tsx';
import styles from './OfferCard.module.css';

interface OfferCardProps {
  view: ReportView;
  heading: 'h3' | 'h4';
  /** The link to booking on the plan's card. */
  book?: ReactNode;
}

interface OfferProps {
  offer: Offer;
  estimate: Estimate;
  view: ReportView;
}

/** The plan that suits an eligible clinic. Others get advice for going on without us. */
export function OfferCard({ view, heading: Heading, book }: OfferCardProps) {
  const { offer, estimate } = view;
  if (!view.isEligible || (offer && !isOffer(offer))) return <Alone view={view} heading={Heading} />;
  const { kicker, name, fee, inAll, floor, tight } = offerHead(offer, view);
  return (
    <div className={styles.card}>
      <p className="kicker">{kicker}</p>
      <Heading className={styles.name}>{name}</Heading>
      <p className={styles.fee}>{fee}</p>
      {inAll && <p>{inAll}</p>}
      {floor && <p>{floor}</p>}
      {offer && <p>{offerLeaves(offer)}</p>}
      {tight && <p className="strong">{tight}</p>}
      <div className="cluster not-printed">
        {book}
        <Link to={paths.pricing()} className="target">
          {words.plan.link}
        </Link>
      </div>
      {offer && estimate && (
        <>
          <Outcome offer={offer} estimate={estimate} view={view} />
          <Target offer={offer} estimate={estimate} />
          <Terms offer={offer} estimate={estimate} view={view} />
        </>
      )}
    </div>
  );
}

/** The inclusions of the plan. */
function Includes({ plan }: { plan: PlanId }) {
  return (
    <ul className={styles.includes}>
      {planIncludes(plan).map(({ label, value }) => (
        <li key={label}>
          {label}: <strong>{value}</strong>
        </li>
      ))}
    </ul>
  );
}

/** The target as a sum, and as one bar: leaks closed plus new demand. */
function Target({ offer, estimate }: { offer: Offer; estimate: Estimate }) {
  const { target, leaksClosed, demand } = offer;
  const { leaks, demand: more, sum } = targetTexts(offer, estimate);
  const width = (leaksClosed / target) * 100;
  const rows = [
    { label: leaks, sum: leaksClosed },
    { label: more, sum: demand },
    { label: sum, sum: target, isSum: true },
  ];
  return (
    <div className={styles.sums}>
      <SumTable title={words.plan.bar} rows={rows.filter((row) => row.sum > 0)} />
      {demand > 0 && (
        <svg aria-hidden="true">
          <rect width={`${width}%`} height="100%" />
          <rect className="fill-gold" x={`${width}%`} width={`${100 - width}%`} height="100%" />
        </svg>
      )}
    </div>
  );
}

/** The bill of the plan for one month, and our limit for it. */
function Bill({ offer, estimate }: { offer: Offer; estimate: Estimate }) {
  return (
    <>
      <SumTable title={words.plan.bill.title} rows={offerBill(offer, estimate.assumed)} />
      <p className="small">{offerLimit(offer)}</p>
    </>
  );
}

/** Compares the plan with the clinic's own team. */
function Outcome({ offer, estimate, view }: OfferProps) {
  const { title, heads, rows, advice } = offerOutcome(offer, estimate, view);
  return (
    <div className={styles.sums}>
      <div className="scroll">
        <table className={table.sums}>
          <caption className="kicker">{title}</caption>
          <thead>
            <tr>
              <td />
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, sums }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {sums.map((sum, place) => (
                  <td key={heads[place]}>{sum}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small">{advice}</p>
    </div>
  );
}

/** The terms of the plan, its cost and inclusions, and how its sums are counted: each folded below a line on it. */
function Terms({ offer, estimate, view }: OfferProps) {
  const { note: ofTarget } = targetTexts(offer, estimate);
  const { note: ofOutcome } = offerOutcome(offer, estimate, view);
  const { bill, includes, counting } = words.plan;
  const text = (detail: string) => <p className="small">{detail}</p>;
  const terms = [
    ...offerTerms(offer, estimate).map((row) => ({ ...row, detail: text(row.detail) })),
    { ...bill.row, brief: billBrief(offer), detail: <Bill offer={offer} estimate={estimate} /> },
    { ...includes, detail: <Includes plan={offer.plan} /> },
    { ...counting, detail: text(`${ofTarget} ${ofOutcome}`) },
  ];
  return (
    <ul className={`rows ${styles.terms}`}>
      {terms.map(({ term, brief, detail }) => (
        <li key={term}>
          <details>
            <summary className="disclosure">
              <span>
                <small className="quiet">{term}</small>
                <span>{brief}</span>
              </span>
            </summary>
            <div className={styles.detail}>{detail}</div>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** What to do without us. */
function Alone({ view, heading: Heading }: OfferCardProps) {
  return (
    <div className={styles.card}>
      <Heading className={styles.name}>{words.alone.title}</Heading>
      <ul className={`rows ${styles.links}`}>
        {aloneLinks(view).map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="target">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {!view.isEligible && <p className="small">{words.alone.again}</p>}
    </div>
  );
}
