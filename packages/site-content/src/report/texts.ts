import { fill, formatNumber, pounds } from '../money/format.ts';
import { LEAKS, MONTHS, speeds } from '../money/model.ts';
import { paths } from '../paths.ts';
import {
  callingHoursOf,
  inclusion,
  LEAST_FEE,
  morePerPack,
  type PlanId,
  packPrice,
  plans,
  rules,
  withVat,
} from '../pricing/plans.ts';
import type { Assumed } from './assumed.ts';
import { byKeeps, type Change, keptOfSteps, phoneHours } from './changes.ts';
import { pace, planCloses, stepEarns } from './content/kinds.ts';
import * as words from './content/words.ts';
import { type Estimate, roundSum } from './estimate.ts';
import { isOffer, isTight, type NoOffer, type Offer } from './offer.ts';
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
export function lossNote({ replaced }: Estimate, view: ReportView): string {
  const { moneyNote, moneyNoteOwn, moneyKeeps, moneyKeepsNoAds } = words.head;
  const keeps = keptOfSteps(view);
  const note = replaced.length > 0 ? moneyNoteOwn : moneyNote;
  const ofSteps = view.changes.some(({ moreAds }) => moreAds > 0) ? moneyKeepsNoAds : moneyKeeps;
  return keeps > 0 ? `${note}. ${fill(ofSteps, { sum: near(keeps) })}.` : note;
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

/** The leaks of a clinic in pounds a month, each with the first step against it if no change narrows it. */
export function leakRows(estimate: Estimate, { remedies }: ReportView) {
  return LEAKS.filter((leak) => estimate.leaks[leak] > 0)
    .map((leak) => {
      const remedy = remedies.find((each) => each.leak === leak);
      const closedBy = remedy ? `${remedy.step} ${remedy.cost}` : null;
      return { leak, name: words.money.leaks[leak], sum: estimate.leaks[leak], closedBy };
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
  const { calls, consultations, sum } = words.money.uncounted;
  const { booked, value } = assumed;
  if (challenge?.id === 'after-consultation')
    return { ...consultations, sum, text: fill(consultations.text, { sum: pounds(value) }) };
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
  if (worth !== null) return fill(words.changes.worth, { sum: pounds(worth), kept: pounds(keeps) });
  return early ? words.changes.tooEarly : words.changes.noWorth;
}

/** Compares the score of a category with the typical one. */
export function comparison({ score, typical }: Bar): string {
  const { same, above, below } = words.standing;
  return score === typical ? same : `${Math.abs(score - typical)} ${score > typical ? above : below}`;
}

/** What an offer leaves a clinic: on our estimate, and at its low end. */
export function offerLeaves({ expected, lowNet, lowByTarget }: Offer): string {
  const { leaves, low, down } = words.fit.plan.leaves;
  return fill(`${leaves} ${lowByTarget < 0 ? down : low}`, {
    expected: near(expected),
    low: near(lowNet),
    down: near(-lowByTarget),
    month: String(rules.targetMonth),
  });
}

/** The plan for an eligible clinic, or all plans if the turnover is unknown. */
export function offerHead(offer: Offer | null): {
  kicker: string;
  name: string;
  fee: string;
  inAll: string | null;
  /** Says so if the clinic should take other steps first. */
  tight: string | null;
} {
  const { plan, plans: all } = words.fit;
  if (!offer)
    return {
      kicker: all.kicker,
      name: all.name,
      fee: fill(all.fee, { fee: pounds(LEAST_FEE) }),
      inAll: null,
      tight: null,
    };
  const { name } = plans[offer.plan];
  const inAll = {
    added: pounds(offer.added),
    gross: pounds(withVat(offer.added)),
    share: String(offer.share),
  };
  const vat = pounds(withVat(offer.fee) - offer.fee);
  return {
    kicker: isTight(offer) ? plan.tight : plan.kicker,
    name,
    fee: fill(plan.fee, { fee: pounds(offer.fee), vat }),
    inAll: offer.added > offer.fee ? fill(plan.inAll, inAll) : null,
    tight: isTight(offer) ? fill(plan.tightNote, { name }) : null,
  };
}

/** What an offer costs all together, its share of turnover, and its month of break-even. */
export const offerBeside = ({ total, share, breakEven }: Offer): string =>
  fill(words.fit.plan.beside, { total: pounds(total), share: String(share), month: String(breakEven) });

/** The target of an offer as a sum: the leaks it counts on, and the new demand. */
export function targetTexts(offer: Offer, { likely, leaks: lost }: Estimate) {
  const { leaks, demand: more, sum, onTop, countedDemand, countedCalls, countedVisits } = words.fit.plan;
  const { plan, demand, closable, ads, moreEnquiries, perEnquiry } = offer;
  const closes = planCloses(plan);
  const values = {
    likely: pounds(likely),
    hours: callingHoursOf(plan),
    slow: String(closes.slow),
    leak: String(closes.returning),
    closable: pounds(closable),
    ads: pounds(ads),
    more: formatNumber(moreEnquiries),
    needed: formatNumber(Math.max(1, Math.round(demand / perEnquiry))),
    each: pounds(roundSum(perEnquiry)),
  };
  const counted = [
    lost.slow + lost.followUp > 0 && countedCalls,
    lost.returning > 0 && countedVisits,
    demand === 0 ? onTop : countedDemand,
  ];
  return {
    leaks: fill(leaks, values),
    demand: more,
    sum,
    note: fill(counted.filter(Boolean).join(' '), values),
  };
}

/** The inclusions that tell plans apart, in the order of the card. */
const SHOWN = ['hours', 'site', 'platforms', 'adverts', 'films', 'posts'];

/** The main inclusions of a plan, as labels and values. */
export const planIncludes = (plan: PlanId) =>
  SHOWN.map(inclusion).map(({ label, values }) => ({ label, value: values[plan] }));

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

const listed = new Intl.ListFormat('en-GB');

/** Says why an eligible clinic is offered no plan. If only its cost is too high, says what it would cost. */
export function noOfferText({ why, costs, fitsFrom }: NoOffer, estimate: Estimate | null): string {
  const { parts, saving, fits, ...reasons } = words.fit.noPlan;
  const values = { from: pounds(plans.ground.turnoverFrom), most: String(rules.mostSharePercent) };
  if (why !== 'share' || !costs || !estimate) return fill(reasons[why], values);
  const { turnover, spend } = estimate.assumed;
  const limit = Math.floor((turnover * rules.mostSharePercent) / 100);
  const included = plans[costs.plan].calls;
  const sums = [
    fill(parts.fee, { sum: pounds(costs.fee) }),
    costs.packsFee > 0 &&
      fill(parts.packs, {
        sum: pounds(costs.packsFee),
        calls: formatNumber(costs.calls - included),
        included: formatNumber(included),
      }),
    costs.ads > 0 && fill(parts.ads, { sum: pounds(costs.ads) }),
    spend > 0 && fill(parts.spend, { sum: pounds(spend) }),
  ].filter((part) => part !== false);
  const over = costs.total - limit;
  // Today's ads must stay above the plan's smallest ad spend.
  const canSave = spend - over >= plans[costs.plan].adsFrom;
  return fill([reasons.share, canSave && saving, fitsFrom && fits].filter(Boolean).join(' '), {
    ...values,
    plan: plans[costs.plan].name,
    total: pounds(costs.total),
    parts: listed.format(sums),
    share: String(costs.share),
    limit: pounds(limit),
    sum: pounds(roundUp(over)),
    fits: pounds(fitsFrom ?? 0),
  });
}

const roundUp = (sum: number) => Math.ceil(sum / 10) * 10;

/** Says whether the clinic is eligible and which plan fits. Leads from the head to the part on eligibility. */
export function verdictText({ isEligible, criteria, offer }: ReportView): string {
  const { verdict } = words.head;
  if (!isEligible) {
    const met = criteria.filter(({ isMet }) => isMet).length;
    return fill(verdict.notYet, { met: String(met), all: String(criteria.length) });
  }
  if (!offer) return verdict.plans;
  if (isOffer(offer))
    return fill(isTight(offer) ? verdict.tight : verdict.plan, { name: plans[offer.plan].name });
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

/** Returns what an offer costs a month before VAT, as rows. `isSum` marks the sums of the rows above them. */
export function offerBill(offer: Offer, { spend }: Assumed) {
  const { bill } = words.fit.plan;
  const rows = [
    { label: bill.fee, sum: offer.fee },
    {
      label: fill(bill.packs, { packs: String(offer.packs), size: String(morePerPack) }),
      sum: offer.packsFee,
    },
    { label: bill.ads, sum: offer.ads },
    // Without a spend of today, the two sums are the same.
    ...(spend > 0
      ? [
          { label: bill.added, sum: offer.added, isSum: true },
          { label: bill.spend, sum: spend },
        ]
      : []),
    { label: fill(bill.total, { share: String(offer.share) }), sum: offer.total, isSum: true },
  ];
  return rows.filter(({ sum }) => sum > 0);
}

/** What is new for a clinic each month, in a line. */
export const billBrief = ({ added }: Offer): string =>
  fill(words.fit.plan.bill.brief, { added: pounds(added) });

/** Our limit for all marketing, and the turnover that a plan needs. */
export const offerLimit = ({ total }: Offer): string =>
  fill(words.fit.plan.limit, {
    most: String(rules.mostSharePercent),
    least: pounds(Math.ceil((total * 100) / rules.mostSharePercent / 100) * 100),
  });

/** Rounds sums that are compared: to £100, below £1,000 to £10. */
function near(sum: number): string {
  const step = Math.abs(sum) < 1000 ? 10 : 100;
  const rounded = Math.round(sum / step) * step;
  return rounded < 0 ? `−${pounds(-rounded)}` : pounds(rounded);
}

/** Compares what a plan leaves a clinic with what its own team could reach. */
export function offerOutcome(offer: Offer, estimate: Estimate, { changes, remedies, challenge }: ReportView) {
  const { title, us, own, rows, note, feeStops, ...better } = words.fit.plan.outcome;
  const { net, expected, lowNet, lowNetUnpaid, lowByTarget } = offer;
  const steps = [...changes.filter(({ moreAds }) => moreAds === 0), ...remedies];
  const kept = (steps.reduce((sum, { worth }) => sum + (worth ?? 0), 0) * estimate.assumed.kept) / 100;
  const left = keptOfSteps({ changes, remedies });
  const wages = kept - left;
  const hours = phoneHours(estimate);
  const low = estimate.assumptions.low / 100;
  const isTarget = near(net) === near(expected);
  const withTime = challenge?.lacksTime ? better.ownBetterNoTime : better.ownBetter;
  const ownBetter = hours > 0 ? withTime : better.ownBetterCalled;
  const usOrSame = near(left) === near(expected) ? better.usSame : better.usBetter;
  const isOwnBetter = left > expected && usOrSame !== better.usSame;
  const advice = [isOwnBetter ? ownBetter : usOrSame, lowNet < 0 && lowNetUnpaid > 0 && feeStops];
  const values = {
    leak: String(stepEarns.leak),
    month: String(rules.targetMonth),
    lowUnpaid: near(lowNetUnpaid),
    back: String(Math.ceil(-lowByTarget / lowNetUnpaid)),
  };
  return {
    title,
    heads: [fill(us, { name: plans[offer.plan].name }), own],
    rows: [
      { label: rows.low, sums: [near(lowNet), near(kept * low - wages)] },
      { label: isTarget ? rows.expectedSigned : rows.expected, sums: [near(expected), near(left)] },
      { label: rows.hours, sums: ['0', formatNumber(hours)] },
    ],
    advice: fill(advice.filter(Boolean).join(' '), values),
    note: fill(note, values),
  };
}

/** Returns the terms of an offer, each with a `brief` answer and its details. */
export function offerTerms(offer: Offer, { assumed }: Estimate) {
  const { calls: included, minimumMonths, fee } = plans[offer.plan];
  const { rows, ...texts } = words.fit.plan;
  const { larger, packsFee, ads } = offer;
  const values = {
    name: plans[offer.plan].name,
    target: pounds(offer.target),
    month: String(rules.targetMonth),
    measured: String(rules.measuredMonths),
    visits: formatNumber(Math.ceil(offer.target / assumed.value)),
    paidByThen: pounds(rules.targetMonth * fee),
    callsPaid: pounds(rules.targetMonth * packsFee),
    stillDue: pounds(packsFee + ads),
    enquiries: formatNumber(offer.enquiries),
    today: formatNumber(assumed.enquiries),
    more: formatNumber(offer.moreEnquiries),
    included: formatNumber(included),
    calls: formatNumber(offer.calls),
    rest: formatNumber(offer.rest),
    pack: pounds(packPrice),
    size: String(morePerPack),
    even: String(offer.breakEven),
    evenWithVat: String(offer.breakEvenWithVat),
    vat: near(withVat(offer.added) - offer.added),
    evenLate: String(offer.breakEvenLate),
    leaks: String(pace.leaks),
    demand: String(pace.demand),
    net: near(offer.net),
    expected: near(offer.expected),
    months: String(minimumMonths),
    paid: pounds(minimumMonths * (fee + packsFee)),
    ...(larger && {
      largerName: plans[larger.plan].name,
      largerTarget: pounds(larger.target),
      extra: pounds(larger.added - offer.added),
      largerNet: near(larger.net),
      largerExpected: near(larger.expected),
    }),
  };
  const row = ({ term, brief }: { term: string; brief: string }, ...details: (string | false)[]) => ({
    term,
    brief: fill(brief, values),
    detail: fill(details.filter(Boolean).join(' '), values),
  });
  const callsByThen = packsFee > 0 ? fill(texts.callsByThen, values) : '';
  const what = packsFee > 0 ? 'calls' : 'ads';
  const goesOn = fill(texts.goesOn[what], values);
  const target = { ...rows.target, brief: `${rows.target.brief} ${texts.goesOnBrief[what]}` };
  return [
    row(target, fill(texts.target, { callsByThen, goesOn })),
    offer.rest > 0
      ? row(rows.callsRest, texts.rest)
      : row(
          rows.calls,
          offer.moreEnquiries > 0 ? texts.allCalls : texts.callsToday,
          texts.countsOnce,
          offer.packs > 0 && texts.packs,
        ),
    row(
      rows.breakEven,
      offer.demand > 0 ? texts.pace : texts.paceOfLeaks,
      offer.breakEvenLate === null ? texts.neverLate : texts.late,
      texts.onlyTarget,
      offer.breakEvenWithVat === null ? texts.neverWithVat : texts.withVat,
    ),
    row(rows.term, texts.term),
    ...(larger ? [row(rows.larger, texts.larger)] : []),
  ];
}
