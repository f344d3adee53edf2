import { fill, pounds, roundSumDown } from '../money/format.ts';
import { inclusion, monthlyCost, type PlanId, plans, rules } from '../pricing/plans.ts';
import { type ContractRow, leftFor, leftOfTarget, leftWithVat } from '../pricing/verdict.ts';
import { ownCaller as words } from './content/words.ts';
import type { Estimate } from './estimate.ts';
import { hoursIn, hoursText, keptBy, type ReportStep, STEP_CLOSES, wagesOf } from './steps.ts';

/** A caller of the clinic's own beside a plan: what each leaves in a month, and which is worth it when. */
export interface OwnCaller {
  rows: readonly ContractRow[];
  text: string;
  /** The plan's reason in a sentence: the hours that nobody has, or both sums if the caller leaves no less. */
  reason: string;
}

/** Compares a plan with a caller who makes the calls of these steps; null if they take none. */
export function ownCallerOf(
  estimate: Estimate,
  steps: readonly ReportStep[],
  plan: PlanId,
  hasNobody: boolean,
): OwnCaller | null {
  const { leaks, assumed } = estimate;
  const { kept: share, enquiries, wage } = assumed;
  const hours = hoursIn(steps);
  if (hours === 0) return null;
  const won = steps.reduce((sum, { leak, hours: own }) => sum + (leak && own > 0 ? leaks[leak] : 0), 0);
  const wages = wagesOf(hours, assumed);
  const kept = roundSumDown(keptBy(won, assumed));
  const left = kept - wages;
  const reclaimsVat = !estimate.kind.isVatExempt;
  const [ofPlan, ofPlanWithVat] = [leftOfTarget(plan, share, enquiries), leftWithVat(plan, share, enquiries)];
  const counted = leftFor(plan, { kept: share, enquiries, reclaimsVat });
  const isMore = left >= counted;
  const { name } = plans[plan];
  const winner = isMore ? 'caller' : left > ofPlanWithVat ? 'byVat' : 'plan';
  const compared = reclaimsVat ? winner : isMore ? 'callerExempt' : 'planExempt';
  const reason = isMore ? 'more' : hasNobody ? 'hours' : 'ifNobody';
  const named = (text: string) =>
    fill(text, {
      name,
      hours: hoursText(hours),
      wage: String(wage),
      sum: pounds(won),
      own: pounds(left),
      left: pounds(counted),
      closes: String(STEP_CLOSES),
      kept: String(share),
      cost: pounds(monthlyCost(plan, enquiries)),
      month: String(rules.targetMonth),
      difference: pounds(Math.abs(left - ofPlan)),
      withVat: pounds(Math.abs(left - ofPlanWithVat)),
      ads: inclusion('adverts').values[plan],
      films: inclusion('films').values[plan],
      posts: inclusion('posts').values[plan],
    });
  return {
    rows: [
      { label: named(words.kept), sum: kept },
      { label: named(words.wages), sum: -wages },
      { label: words.left, sum: left, isSum: true },
      ...(reclaimsVat ? [{ label: named(words.plan), sum: ofPlan }] : []),
      { label: named(words.planWithVat), sum: ofPlanWithVat },
    ],
    reason: named(words.reasons[reason]),
    text: `${named(words.compared[compared])} ${named(words.worth)}`,
  };
}
