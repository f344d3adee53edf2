import { fill, formatNumber, formatRoundedPounds, pounds } from '../money/format.ts';
import { LEAKS, type Leaks, MONTHS, speeds } from '../money/model.ts';
import { paths } from '../paths.ts';
import { plans } from '../pricing/plans.ts';
import type { Assumed } from './assumed.ts';
import { byKeeps, type Change, sumOfSteps } from './changes.ts';
import { stepEarns } from './content/kinds.ts';
import * as words from './content/words.ts';
import { type Estimate, roundSum } from './estimate.ts';
import { isOffer, isTight } from './offer.ts';
import { noOfferText, ownTeamKeepsMore } from './offer-texts.ts';
import type { Bar, ReportView } from './view.ts';

/*
 * Sentences of a report with their values, for everything that shows one: the page, the PDF and the mail.
 */

/** The assumptions in the order of the report. */
export const assumptionIds = Object.keys(words.money.fields) as (keyof Assumed)[];

const inPounds: readonly (keyof Assumed)[] = ['turnover', 'spend', 'value', 'perEnquiry', 'kept'];
export const isInPounds = (id: keyof Assumed): boolean => inPounds.includes(id);

/** Names the two assumptions that matter most. */
export const basisTitle = ({ assumed }: Estimate): string =>
  fill(words.money.basis, { enquiries: formatNumber(assumed.enquiries), value: pounds(assumed.value) });

/** Says where an assumption comes from. */
export function assumptionSource(
  id: keyof Assumed,
  { replaced, band, kind, isSpendKnown }: Estimate,
): string {
  const { sources } = words.money;
  if (replaced.includes(id)) return sources.replaced;
  if (id === 'turnover') return sources[band];
  if (id === 'spend') return isSpendKnown ? sources.middle : sources.unknown;
  const text = id === 'enquiries' ? sources.enquiries : sources.kind;
  return fill(text, { share: String(kind.newShare), kind: kind.name });
}

/** Says what the range counts, and what the changes below leave of it. */
export function lossNote({ replaced }: Estimate, { changes, remedies }: ReportView): string {
  const { moneyNote, moneyNoteOwn, moneyKeeps, moneyKeepsDemand, moneyKeepsNoAds } = words.head;
  const { keeps } = sumOfSteps(changes, remedies);
  const note = replaced.length > 0 ? moneyNoteOwn : moneyNote;
  const hasAds = changes.some(({ moreAds }) => moreAds > 0);
  const bringsNew = changes.some(({ leak, keeps, moreAds }) => leak === null && keeps > 0 && moreAds === 0);
  const ofSteps = hasAds ? moneyKeepsNoAds : bringsNew ? moneyKeepsDemand : moneyKeeps;
  return keeps > 0 ? `${note}. ${fill(ofSteps, { sum: formatRoundedPounds(keeps) })}.` : note;
}

/** The range of the loss in pounds a month. */
export const lossRange = ({ low, high }: Estimate): string => `${pounds(low)} to ${pounds(high)}`;

/** Of 100 return visits within a year of the first one, how many fall into the year of the sums. */
const VISITS_WITHIN = Math.round(((MONTHS - 1) / 2 / MONTHS) * 100);

/** The loss of a clinic: `lead` below the title, `result` below the assumptions, and `basis` with their limits. */
export function lossTexts(
  estimate: Estimate,
  view: ReportView,
): { lead: string; result: string; basis: string } {
  const { low, high, likely, fromNew, assumed, figures, speedFrom, isFollowedUp, assumptions } = estimate;
  const sums = { low: pounds(low), high: pounds(high), likely: pounds(likely) };
  const {
    speedKnown,
    speedSaid,
    speedBesides,
    speedAssumed,
    followedUp,
    visits,
    steps,
    note,
    lead,
    result,
    nothing,
    tooMuch,
  } = words.money;
  const ofCaller =
    figures.speed === 'minutes' && view.challenge?.id === 'missed-calls' ? speedBesides : speedKnown;
  const speedText = { words: speedSaid, caller: ofCaller, assumption: speedAssumed }[speedFrom];
  const speed = fill(speedText, { speed: speeds[figures.speed].inText });
  const shares = { lowShare: String(assumptions.low), highShare: String(assumptions.high) };
  const worths = { leak: String(stepEarns.leak), demand: String(stepEarns.demand) };
  return {
    lead: likely > 0 ? fill(lead, sums) : nothing,
    result:
      fromNew > assumed.turnover
        ? fill(tooMuch, { sum: pounds(roundSum(fromNew)) })
        : likely > 0
          ? fill(result, sums)
          : nothing,
    basis: [
      speed,
      isFollowedUp && followedUp,
      fill(visits, { part: String(VISITS_WITHIN) }),
      fill(note, shares),
      fill(steps, worths),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** Names a leak. A clinic that calls back within the hour doesn't answer too late, but could answer sooner. */
const leakName = (leak: keyof Leaks, { figures }: Estimate): string =>
  leak === 'slow' && figures.speed === 'hour' ? words.money.withinTheHour : words.money.leaks[leak];

/** The leaks of a clinic in pounds a month, each with the first step against it if no change narrows it. */
export function leakRows(estimate: Estimate, { remedies }: ReportView) {
  return LEAKS.filter((leak) => estimate.leaks[leak] > 0)
    .map((leak) => {
      const remedy = remedies.find((each) => each.leak === leak);
      const kept = remedy && fill(words.money.remedyKeeps, { sum: pounds(remedy.keeps) });
      const closedBy = remedy ? `${remedy.step} ${remedy.cost} ${kept}` : null;
      return { leak, name: leakName(leak, estimate), sum: estimate.leaks[leak], closedBy };
    })
    .toSorted((a, b) => b.sum - a.sum);
}

/** Names the leaks without a loss; null if there are none. */
export function noLossText({ leaks }: Estimate): string | null {
  const sound = LEAKS.filter((leak) => leaks[leak] === 0).map((leak) =>
    words.money.leaks[leak].toLowerCase(),
  );
  return sound.length > 0 ? fill(words.money.noLoss, { leaks: sound.join('; ') }) : null;
}

/** A loss that the visitor names as the challenge, but that the estimate does not contain; null if there is none. */
export function uncountedLoss({ assumed, leaks }: Estimate, { challenge }: ReportView) {
  const { calls, noShows, consultations, sum } = words.money.uncounted;
  const { booked, value } = assumed;
  if (challenge?.id === 'after-consultation') return { ...consultations, sum };
  if (challenge?.id === 'no-shows')
    return { ...noShows, sum, text: fill(noShows.text, { sum: pounds(5 * value) }) };
  if (challenge?.id === 'missed-calls' && leaks.slow === 0)
    return { ...calls, sum, text: fill(calls.text, { sum: pounds(roundSum((10 * booked * value) / 100)) }) };
  return null;
}

/** The title above the changes. */
export const changesTitle = ({ changes, isScored }: ReportView): string =>
  changes.length > 0 && !isScored
    ? words.changes.notScored
    : words.changes.titles[changes.length] || words.changes.none.title;

/** Says how many changes lead to the higher score. */
export function afterLine(changes: readonly Change[]): string {
  const { one, more } = words.head.after;
  return changes.length === 1 ? one : fill(more, { number: words.numbers[changes.length] ?? '' });
}

/** From this score on, the changes are only the last few points. */
const NEAR_TOP = 90;

/** Introduces the changes. With sums, it says how they are sorted. */
export function changesLead({ estimate, changes, remedies, weeks, score }: ReportView): string {
  const { lead, sorted, adsLast, sums, nearTop, besides } = words.changes;
  const counted = changes.filter(({ isCountedAbove }) => !isCountedAbove);
  const least = Math.min(...counted.map(({ keeps }) => keeps));
  const beyond = remedies
    .filter(({ keeps, title }) => keeps > least && weeks.some((week) => week.title === title))
    .toSorted(byKeeps)[0];
  const hasAds = changes.length > 1 && changes.some(({ moreAds }) => moreAds > 0);
  const parts = [
    lead,
    estimate && changes.length > 1 && (hasAds ? adsLast : sorted),
    estimate && sums,
    estimate && beyond && fill(besides, { sum: pounds(beyond.keeps), step: beyond.step }),
    score >= NEAR_TOP && nearTop,
  ];
  return parts.filter(Boolean).join(' ');
}

/** Says what a change is worth, or why the report names no sum. */
export function worthText({ worth, keeps, isCountedAbove }: Change, { early }: ReportView): string {
  if (isCountedAbove) return words.changes.worthAbove;
  if (worth === 0) return words.changes.worthNothing;
  if (worth !== null)
    return fill(keeps * 50 < worth ? words.changes.worthItsCost : words.changes.worth, {
      sum: pounds(worth),
      kept: pounds(keeps),
    });
  return early ? words.changes.tooEarly : words.changes.noWorth;
}

/** Compares the score of a category with the typical one. */
export function comparison({ score, typical }: Bar): string {
  const { same, above, below } = words.standing;
  return score === typical ? same : `${Math.abs(score - typical)} ${score > typical ? above : below}`;
}

/** The head of the part on eligibility: whether the clinic is eligible, or why it is but is offered no plan. */
export function fitHead({ isEligible, offer, estimate }: ReportView): { title: string; lead: string } {
  const { eligible, eligibleText, notYet, notYetText, noPlan } = words.fit;
  if (!isEligible) return { title: notYet, lead: notYetText };
  if (offer === null || isOffer(offer)) return { title: eligible, lead: eligibleText };
  return {
    title: offer.why === 'served' ? noPlan.titleServed : noPlan.title,
    lead: noOfferText(offer, estimate),
  };
}

/** Says whether the clinic is eligible and which plan fits. Leads from the head to the part on eligibility. */
export function verdictText(view: ReportView): string {
  const { isEligible, criteria, offer } = view;
  const { verdict } = words.head;
  if (!isEligible) {
    const met = criteria.filter(({ isMet }) => isMet).length;
    return fill(verdict.notYet, { met: String(met), all: String(criteria.length) });
  }
  if (!offer) return verdict.plans;
  if (isOffer(offer)) {
    const text = isTight(offer)
      ? verdict.tight
      : ownTeamKeepsMore(offer, view)
        ? verdict.ownTeam
        : verdict.plan;
    return fill(text, { name: plans[offer.plan].name });
  }
  return offer.why === 'served' ? verdict.served : verdict.noPlan;
}

/**
 * The tone of a report's head and end: `eligible` suggests working with us, `notYet` names the first change to make, and
 * `served` offers a look at the ads to a clinic that needs no plan.
 */
export function toneOf({ isEligible, offer }: ReportView): 'eligible' | 'notYet' | 'served' {
  if (!isEligible) return 'notYet';
  if (offer === null || isOffer(offer)) return 'eligible';
  return offer.why === 'served' ? 'served' : 'notYet';
}

/** Returns what a clinic can read without us. One that has not opened leaves nothing on the table yet. */
export const aloneLinks = ({ isScored }: ReportView) =>
  words.fit.alone.links.filter(({ to }) => isScored || to !== paths.calculator.start());
