import { fill, pounds, roundSumDown, signedPounds } from '../money/format.ts';
import type { PlanId } from '../pricing/plans.ts';
import { leftFor, planTexts } from '../pricing/verdict.ts';
import type { Facts } from './conditions.ts';
import { ownCaller as words } from './content/words.ts';
import type { Estimate } from './estimate.ts';
import { hoursIn, hoursText, keptBy, type ReportStep, STEP_CLOSES, wagesOf } from './steps.ts';

/** Compares a plan with a caller of the clinic's own, who makes the calls of these steps; null if they take none. */
export function ownCallerOf(
  { leaks, assumed }: Estimate,
  steps: readonly ReportStep[],
  plan: PlanId,
  facts: Facts,
): string | null {
  const hours = hoursIn(steps);
  if (hours === 0) return null;
  const called = steps.reduce((sum, { leak, hours: own }) => sum + (leak && own > 0 ? leaks[leak] : 0), 0);
  const kept = roundSumDown(keptBy(called, assumed));
  const left = kept - wagesOf(hours, assumed);
  const difference = left - leftFor(plan, facts);
  return fill(difference < 0 ? words.less : words.more, {
    ...planTexts(plan, facts),
    sum: pounds(called),
    closes: String(STEP_CLOSES),
    keep: pounds(kept),
    hours: hoursText(hours),
    wage: String(assumed.wage),
    left: signedPounds(left),
    difference: pounds(Math.abs(difference)),
  });
}
