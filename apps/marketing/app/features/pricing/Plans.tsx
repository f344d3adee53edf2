import { pounds } from '@upcurve/site-content/money/format';
import { inclusion, type PlanId, planIds, plans, turnoverOf } from '@upcurve/site-content/pricing/plans';
import { verdictOf } from '@upcurve/site-content/pricing/verdict';
import { finder } from '../../content/pricing/finder.ts';
import { notIncluded, planSection } from '../../content/pricing/page.ts';
import { Section } from '../../layout/page/Section.tsx';
import { BookingLink } from '../../layout/parts/BookingLink.tsx';
import buttons from '../../layout/parts/button.module.css';
import { Questions } from '../../layout/parts/Questions.tsx';
import { TURNOVERS, turnoverAt } from './finder/turnover-scale.ts';
import styles from './Plans.module.css';
import { planRows } from './plan-rows.ts';

export function NotIncluded() {
  return (
    <Section title={notIncluded.title} lead={notIncluded.lead} shape="split">
      <Questions items={notIncluded.items} />
    </Section>
  );
}

export function Plans({ stop }: { stop: number }) {
  const { title, lead } = planSection;
  const verdict = verdictOf({ turnover: TURNOVERS[stop] ?? 0 });
  return (
    <Section title={title} lead={lead} surface="blush">
      <div className={styles.plans}>
        {planIds.map((id) => (
          <PlanCard key={id} id={id} fits={id === verdict.plan ? finder.fits(turnoverAt(stop)) : undefined} />
        ))}
      </div>
    </Section>
  );
}

/** A plan; `fits` says that it suits the visitor's turnover. */
function PlanCard({ id, fits }: { id: PlanId; fits?: string }) {
  const { name, fee, adsFrom, suits } = plans[id];
  const { turnover, perMonth, start } = planSection;
  const facts = [{ label: turnover, value: turnoverOf(id) }].concat(
    [inclusion('enquiries'), ...planRows].map(({ label, values }) => ({ label, value: values[id] })),
  );
  return (
    <article className={styles.plan} data-fits={fits && ''}>
      <div className={styles.name}>
        <h3 className="subtitle">{name}</h3>
        {fits && <p className={styles.fits}>{fits}</p>}
      </div>
      <p className="small">
        <span className={`amount ${styles.fee}`}>{pounds(fee)}</span> {perMonth(adsFrom)}
      </p>
      <p>{suits}</p>
      <dl className={`rows ${styles.facts}`}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="quiet">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <BookingLink plan={id} className={fits ? buttons.primary : buttons.secondary}>
        {start(name)}
      </BookingLink>
    </article>
  );
}
