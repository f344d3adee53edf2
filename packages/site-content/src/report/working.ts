import { fill, formatNumber, pounds, roundSum } from '../money/format.ts';
import { ASSUMPTIONS, speeds } from '../money/model.ts';
import type { Assumed } from './assumed.ts';
import { type Challenge, clamped } from './challenge.ts';
import { LEAKS } from './content/kinds.ts';
import { working } from './content/words.ts';
import { type Estimate, IN_FIRST_YEAR, patientValue, shareOf } from './estimate.ts';
import type { ReportStep } from './steps.ts';

const LONGEST_REASON = 60;

/** Says where an assumption comes from; empty if it is our plain estimate, as the list itself says. */
export function assumptionSource(id: keyof Assumed, estimate: Estimate): string {
  const { given, replaced, band, fromNew } = estimate;
  const { sources } = working;
  if (replaced.includes(id)) return sources.replaced;
  if (given.includes(id)) return sources.given;
  if (id === 'turnover') return sources[band];
  if (id === 'budget' && estimate.assumed.budget > 0) return sources.middle;
  if (id !== 'enquiries') return '';
  return fill(sources.enquiries, { share: String(Math.round(shareOf(estimate))), sum: pounds(fromNew) });
}

/** The leaks of a clinic, how each is counted, and their sums in pounds a month, largest first. */
export const leakRows = ({ leaks, counts, isUndecided, isTold }: Estimate, challenge: Challenge | null) =>
  LEAKS.filter((leak) => leaks[leak] > 0)
    .map((leak) => {
      const { people, percent, each } = counts[leak];
      const isConsulted = leak === 'followUp' && isUndecided;
      const counted = fill(isConsulted ? working.undecided.counted : working.counted[leak], {
        people: formatNumber(people),
        percent: formatNumber(percent),
        each: pounds(each),
      });
      const isBecause = leak === 'followUp' && isTold && challenge;
      const because = isBecause && fill(working.because, { quote: clamped(challenge.quote, LONGEST_REASON) });
      const name = isConsulted ? working.undecided.leak : working.leaks[leak];
      return {
        leak,
        label: `${name}: ${counted}${because || ''}`,
        sum: leaks[leak],
      };
    })
    .toSorted((a, b) => b.sum - a.sum);

/** Says how far the loss may be off, and what it and the sum of the first step rest on. */
export function basisTexts(
  estimate: Estimate,
  step: ReportStep | undefined,
): { range: string; basis: string } {
  const { lost, leaks, speed, speedFrom, isFollowedUp, assumed } = estimate;
  const { range, tooMuch, basis, followedUp, patient, keeps, keepsAfterWages } = working;
  const share = (percent: number) => pounds(roundSum((lost * percent) / 100));
  const { low, high } = ASSUMPTIONS;
  const brings = patientValue(assumed);
  const stepText =
    step?.leak &&
    fill(step.wages > 0 ? keepsAfterWages : keeps, {
      closes: String(step.closes),
      kept: String(assumed.kept),
      sum: pounds(leaks[step.leak]),
      wages: pounds(step.wages),
      keeps: pounds(step.keeps ?? 0),
    });
  return {
    range: [
      shareOf(estimate) > 100 && tooMuch,
      fill(range, { low: String(low), lowSum: share(low), high: String(high), highSum: share(high) }),
    ]
      .filter(Boolean)
      .join(' '),
    basis: [
      fill(patient, {
        patient: pounds(brings.patient),
        again: pounds(brings.again),
        value: pounds(assumed.value),
        returning: formatNumber(assumed.returning),
        visits: formatNumber(assumed.visits),
        months: String(IN_FIRST_YEAR.months),
        of: String(IN_FIRST_YEAR.of),
      }),
      stepText,
      fill(working.speed[speedFrom], { speed: speeds[speed].inText }),
      isFollowedUp && followedUp,
      basis,
    ]
      .filter(Boolean)
      .join(' '),
  };
}
