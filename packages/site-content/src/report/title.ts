import { fill, formatNumber, pounds } from '../money/format.ts';
import { MONTHS } from '../money/model.ts';
import type { Assumed } from './assumed.ts';
import type { Challenge } from './challenge.ts';
import type { Early } from './content/early.ts';
import type { Leak } from './content/kinds.ts';
import { top } from './content/words.ts';
import { type Estimate, openOf, shareOf, visitsOf } from './estimate.ts';

/** Below this part of what is usual, the figures explain too little of the turnover. */
const TOO_LITTLE = 1 / 4;

/** Returns the more doubtful figure if the figures explain hardly any of the turnover, until the visitor replaces it. */
export function checkedFigure(estimate: Estimate): keyof typeof top.check | null {
  const { assumed, kind, replaced } = estimate;
  const figure = assumed.value < kind.value / 2 ? 'value' : 'enquiries';
  const isDoubtful = shareOf(estimate) < kind.newShare * TOO_LITTLE;
  return isDoubtful && !replaced.includes(figure) ? figure : null;
}

/** Whether the visitor gave a figure, so that a sentence may quote what follows from it. */
const isGiven = (figure: keyof Assumed, { given, replaced }: Estimate) =>
  given.includes(figure) || replaced.includes(figure);

/** Says whom a leak is about, and how many: in a month, or in a year if that would be fewer than two. */
function peopleOf(leak: Leak, estimate: Estimate): string {
  const { enquiries, booked, returning, noShows } = estimate.assumed;
  const inMonth = {
    slow: enquiries,
    followUp: openOf(estimate),
    returning: ((enquiries * booked) / 100) * (1 - returning / 100),
    noShows: (visitsOf(estimate.assumed) * noShows) / 100,
  }[leak];
  const { leaks, undecided, month, year, wait, waits, nouns, counted, estimated } = top;
  const isFew = inMonth < 2;
  const noun = leak === 'returning' ? nouns.patients : nouns.people;
  const count = formatNumber(Math.max(1, Math.round(isFew ? inMonth * MONTHS : inMonth)));
  const isKnown = isGiven(leak === 'noShows' ? 'noShows' : 'enquiries', estimate);
  return fill(leak === 'followUp' && estimate.isUndecided ? undecided : leaks[leak], {
    people: fill(isKnown ? counted : estimated, { count, noun, period: isFew ? year : month }),
    wait: estimate.speedFrom === 'words' ? wait.said : wait.supposed,
    speed: waits[estimate.speed],
  });
}

/** Returns the report's sentence: the problem that the visitor names, in their words or ours, or else the first step's. */
export function sentenceOf(
  estimate: Estimate | undefined,
  early: Early | null,
  challenge: Challenge | undefined,
  leak: Leak | null | undefined,
): string {
  if (early) return early.headline ?? top.noSum;
  const check = estimate && checkedFigure(estimate);
  if (check)
    return fill(top.check[check], {
      sum: pounds(estimate.assumed.value),
      count: formatNumber(estimate.assumed.enquiries),
      share: formatNumber(Math.round(shareOf(estimate))),
    });
  if (challenge?.clause) return fill(top.told, { quote: challenge.clause });
  if (!estimate) return top.noSum;
  const open = openOf({ ...estimate, isUndecided: false });
  if (challenge?.headline && !estimate.isUndecided && open > 1) {
    const { nouns, counted, estimated, month } = top;
    const count = { count: formatNumber(open), noun: nouns.people, period: month };
    const people = fill(isGiven('enquiries', estimate) ? counted : estimated, count);
    return fill(challenge.headline, { people });
  }
  return leak ? peopleOf(leak, estimate) : top.nothingLost;
}
