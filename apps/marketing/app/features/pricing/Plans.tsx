import { pounds } from '@upcurve/site-content/money/format';
import { inclusion, type PlanId, planIds, plans, turnoverOf } from '@upcurve/site-content/pricing/plans';
import { verdictOf } from '@upcurve/site-content/pricing/verdict';
import { finder } from '../../content/pricing/finder.ts';
import { planSection } from '../../content/pricing/page.ts';
import { Section } from '../../layout/page/Section.tsx';
import { BookingLink } from '../../layout/parts/BookingLink.tsx';
import buttons from '../../layout/parts/button.module.css';
import { Fold, Folds } from '../../layout/parts/Fold.tsx';
import { TURNOVERS, turnoverAt } from './finder/turnover-scale.ts';
import { planRows } from './plan-rows.ts';

/** The plans. The one that suits the visitor's turnover is open. */
export function Plans({ stop }: { stop: number }) {
  const verdict = verdictOf({ turnover: TURNOVERS[stop] ?? 0 });
  return (
    <Section title={planSection.title} surface="blush" shape="split">
      <Folds>
        {planIds.map((id) => (
          <PlanFold key={id} id={id} fits={id === verdict.plan ? finder.fits(turnoverAt(stop)) : undefined} />
        ))}
      </Folds>
    </Section>
  );
}

/** A plan; `fits` says that it suits the visitor's turnover. */
function PlanFold({ id, fits }: { id: PlanId; fits?: string }) {
  const { name, fee, suits } = plans[id];
  const facts = [{ label: planSection.turnover, value: turnoverOf(id) }].concat(
    [inclusion('enquiries'), ...planRows].map(({ label, values }) => ({ label, value: values[id] })),
  );
  return (
    <Fold title={planSection.plan(name, pounds(fee))} name="plan" isOpen={fits !== undefined}>
      {fits && <p className="kicker">{fits}</p>}
      <p>{suits}</p>
      <table className="table figures above-1 below-2">
        <tbody>
          {facts.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <BookingLink plan={id} className={buttons.secondary}>
        {finder.start(name)}
      </BookingLink>
    </Fold>
  );
}
