import { fill, pounds, roundSumDown } from '../money/format.ts';
import { inclusion, monthlyCost, type PlanId, plans, rules } from '../pricing/plans.ts';
import { type ContractRow, leftOfTarget, leftWithVat } from '../pricing/verdict.ts';
import { ownCaller as words } from './content/words.ts';
import type { Estimate } from './estimate.ts';
import { hoursIn, hoursText, keptBy, type ReportStep, STEP_CLOSES, wagesOf } from './steps.ts';

/** A caller of the clinic's own beside a plan: what each leaves in a month, and which is worth it when. */
export interface OwnCaller {
  rows: readonly ContractRow[];
  text: string;
  /** What the caller leaves, in pounds, if it is at least what the plan leaves; otherwise null. */
  better: number | null;
}

/** Compares a plan with a caller who makes the calls of these steps; null if they take none. */
export function ownCallerOf(
  { leaks, assumed }: Estimate,
  steps: readonly ReportStep[],
  plan: PlanId,
): OwnCaller | null {
  const hours = hoursIn(steps);
  if (hours === 0) return null;
  const { kept: share, enquiries, wage } = assumed;
  const won = steps.reduce((sum, { leak, hours: own }) => sum + (leak && own > 0 ? leaks[leak] : 0), 0);
  const wages = wagesOf(hours, assumed);
  const kept = roundSumDown(keptBy(won, assumed));
  const [left, ofPlan, ofPlanWithVat] = [
    kept - wages,
    leftOfTarget(plan, share, enquiries),
    leftWithVat(plan, share, enquiries),
  ];
  const { name } = plans[plan];
  const winner = left >= ofPlan ? 'caller' : left > ofPlanWithVat ? 'byVat' : 'plan';
  const named = (text: string) =>
    fill(text, {
      name,
      hours: hoursText(hours),
      wage: String(wage),
      sum: pounds(won),
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
      { label: named(words.plan), sum: ofPlan },
      { label: named(words.planWithVat), sum: ofPlanWithVat },
    ],
    better: winner === 'caller' ? left : null,
    text: `${named(words.compared[winner])} ${named(words.worth)}`,
  };
}
