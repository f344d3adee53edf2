import { fill, formatNumber, formatRoundedPounds, pounds } from '../money/format.ts';
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
import { phoneHours, sumOfSteps } from './changes.ts';
import { pace, planCloses, stepEarns } from './content/kinds.ts';
import * as words from './content/words.ts';
import { type Estimate, roundSum } from './estimate.ts';
import { isTight, type NoOffer, type Offer } from './offer.ts';
import type { ReportView } from './view.ts';

/* Sentences on the plan that a report offers, with their values, for the page, the PDF and the mail. */

/** What an offer leaves a clinic: on our estimate, and at its low end. */
export function offerLeaves({ expected, lowNet, lowByTarget }: Offer): string {
  const { leaves, low, down } = words.fit.plan.leaves;
  return fill(`${leaves} ${lowByTarget < 0 ? down : low}`, {
    expected: formatRoundedPounds(expected),
    low: formatRoundedPounds(lowNet),
    down: formatRoundedPounds(-lowByTarget),
    month: String(rules.targetMonth),
  });
}

/** Whether the report's steps leave a clinic more than the plan does, so that its own team should come first. */
export const ownTeamKeepsMore = ({ expected }: Offer, { changes, remedies }: ReportView): boolean => {
  const { keeps } = sumOfSteps(changes, remedies);
  return keeps > expected && formatRoundedPounds(keeps) !== formatRoundedPounds(expected);
};

/** The line above an offered plan: whether it fits, is tight, or is for a team without the time. */
function kickerOf(offer: Offer, view: ReportView): string {
  const { kicker, tight, ownHours, ownSteps } = words.fit.plan;
  if (isTight(offer)) return tight;
  if (!ownTeamKeepsMore(offer, view)) return kicker;
  const hours = view.estimate ? phoneHours(view.estimate) : 0;
  return hours > 0 ? fill(ownHours, { hours: formatNumber(hours) }) : ownSteps;
}

/** The plan for an eligible clinic, or all plans if the turnover is unknown. */
export function offerHead(
  offer: Offer | null,
  view: ReportView,
): {
  kicker: string;
  name: string;
  fee: string;
  inAll: string | null;
  /** The turnover that the plan needs, if the visitor's may be lower. */
  floor: string | null;
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
      floor: null,
      tight: null,
    };
  const { name } = plans[offer.plan];
  const { both, calls, ads } = plan.extras;
  const inAll = {
    extras: offer.packsFee > 0 && offer.ads > 0 ? both : offer.ads > 0 ? ads : calls,
    added: pounds(offer.added),
    gross: pounds(withVat(offer.added)),
    share: String(offer.share),
  };
  const vat = pounds(withVat(offer.fee) - offer.fee);
  return {
    kicker: kickerOf(offer, view),
    name,
    fee: fill(plan.fee, { fee: pounds(offer.fee), vat }),
    inAll: offer.added > offer.fee ? fill(plan.inAll, inAll) : null,
    floor: floorOf(offer, view),
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

/** The turnover that a plan needs, so that all marketing stays within our limit. */
const leastTurnover = ({ total }: Pick<Offer, 'total'>): number =>
  Math.ceil((total * 100) / rules.mostSharePercent / 100) * 100;

/** Names the turnover that a plan needs; null unless the range that the visitor gave begins below it. */
function floorOf(offer: Offer, { estimate }: ReportView): string | null {
  const least = leastTurnover(offer);
  if (!estimate || estimate.turnoverFrom >= least || estimate.replaced.includes('turnover')) return null;
  const { turnover } = estimate.assumed;
  return fill(words.fit.plan.floor, { turnover: pounds(turnover), least: pounds(least) });
}

/** Our limit for all marketing, and the turnover that a plan needs. */
export const offerLimit = ({ total }: Offer): string =>
  fill(words.fit.plan.limit, {
    most: String(rules.mostSharePercent),
    least: pounds(leastTurnover({ total })),
  });

/** Compares what a plan leaves a clinic with what its own team could reach. */
export function offerOutcome(offer: Offer, estimate: Estimate, view: ReportView) {
  const { changes, remedies, challenge } = view;
  const { title, us, own, rows, note, feeStops, ...better } = words.fit.plan.outcome;
  const { net, expected, lowNet, lowNetUnpaid, lowByTarget } = offer;
  const { worth, keeps: left } = sumOfSteps(changes, remedies);
  const kept = (worth * estimate.assumed.kept) / 100;
  const wages = kept - left;
  const hours = phoneHours(estimate);
  const low = estimate.assumptions.low / 100;
  const isTarget = formatRoundedPounds(net) === formatRoundedPounds(expected);
  const guaranteed = { label: rows.guaranteed, sums: [formatRoundedPounds(net), '–'] };
  const withTime = challenge?.lacksTime ? better.ownBetterNoTime : better.ownBetter;
  const ownBetter = hours > 0 ? withTime : better.ownBetterCalled;
  const isSame = formatRoundedPounds(left) === formatRoundedPounds(expected);
  const larger = ownTeamKeepsMore(offer, view) ? ownBetter : better.usBetter;
  const advice = [isSame ? better.usSame : larger, lowNet < 0 && lowNetUnpaid > 0 && feeStops];
  const values = {
    leak: String(stepEarns.leak),
    month: String(rules.targetMonth),
    down: formatRoundedPounds(-lowByTarget),
    lowUnpaid: formatRoundedPounds(lowNetUnpaid),
    back: String(Math.ceil(-lowByTarget / lowNetUnpaid)),
  };
  return {
    title,
    heads: [fill(us, { name: plans[offer.plan].name }), own],
    rows: [
      { label: rows.low, sums: [formatRoundedPounds(lowNet), formatRoundedPounds(kept * low - wages)] },
      ...(isTarget ? [] : [guaranteed]),
      {
        label: isTarget ? rows.expectedSigned : rows.expected,
        sums: [formatRoundedPounds(expected), formatRoundedPounds(left)],
      },
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
    vat: formatRoundedPounds(withVat(offer.added) - offer.added),
    evenLate: String(offer.breakEvenLate),
    leaks: String(pace.leaks),
    demand: String(pace.demand),
    net: formatRoundedPounds(offer.net),
    expected: formatRoundedPounds(offer.expected),
    months: String(minimumMonths),
    paid: pounds(minimumMonths * (fee + packsFee)),
    ...(larger && {
      largerName: plans[larger.plan].name,
      largerTarget: pounds(larger.target),
      extra: pounds(larger.added - offer.added),
      largerNet: formatRoundedPounds(larger.net),
      largerExpected: formatRoundedPounds(larger.expected),
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
