import { fill, formatNumber, pounds } from '../money/format.ts';
import { LEAKS, speeds } from '../money/model.ts';
import { paths } from '../paths.ts';
import { LEAST_FEE, morePerPack, packPrice, plans, rules } from '../pricing/plans.ts';
import type { Assumed } from './assumed.ts';
import { type Change, phoneHours } from './changes.ts';
import { HOURLY_WAGE } from './content/changes.ts';
import { pace, planCloses, stepEarns } from './content/kinds.ts';
import * as words from './content/words.ts';
import { type Estimate, roundSum } from './estimate.ts';
import { isOffer, type NoOffer, type Offer } from './offer.ts';
import type { Bar, ReportView } from './view.ts';

/*
 * Sentences of a report with their values, for everything that shows one: the page, the PDF and the mail.
 */

/** The assumptions in the order of the report. */
export const assumptionIds = Object.keys(words.money.fields) as (keyof Assumed)[];

const inPounds: readonly (keyof Assumed)[] = ['turnover', 'spend', 'value', 'perEnquiry', 'kept'];
export const isInPounds = (id: keyof Assumed): boolean => inPounds.includes(id);

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

/** The range of the loss in pounds a month. */
export const lossRange = ({ low, high }: Estimate): string => `${pounds(low)} to ${pounds(high)}`;

/** The loss of a clinic: `lead` below the title, `result` below the assumptions, and `basis` with their limits. */
export function lossTexts(estimate: Estimate): { lead: string; result: string; basis: string } {
  const { low, high, likely, fromNew, assumed, figures, isSpeedKnown, isFollowedUp, assumptions } = estimate;
  const sums = { low: pounds(low), high: pounds(high), likely: pounds(likely) };
  const { speedKnown, speedAssumed, followedUp, steps, note, lead, result, nothing, tooMuch } = words.money;
  const speed = fill(isSpeedKnown ? speedKnown : speedAssumed, { speed: speeds[figures.speed].inText });
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
    basis: [speed, isFollowedUp && followedUp, fill(note, shares), fill(steps, worths)]
      .filter(Boolean)
      .join(' '),
  };
}

/** The leaks of a clinic in pounds a month, each with the first step against it if there is a leak. */
export function leakRows(estimate: Estimate, { changes, remedies }: ReportView) {
  return LEAKS.map((leak) => {
    const remedy = remedies.find((each) => each.leak === leak);
    const change = changes.find((each) => each.leak === leak);
    const closedBy = remedy ? `${remedy.step} ${remedy.cost}` : change?.title;
    const sum = estimate.leaks[leak];
    return { leak, name: words.money.leaks[leak], sum, closedBy: sum > 0 ? closedBy : undefined };
  });
}

/** Says how many changes lead to the higher score. */
export function afterLine(changes: readonly Change[]): string {
  const { one, more } = words.head.after;
  return changes.length === 1 ? one : fill(more, { number: words.numbers[changes.length] ?? '' });
}

/** From this score on, the changes are only the last few points. */
const NEAR_TOP = 90;

/** Introduces the changes. With sums, it says how they are sorted. */
export function changesLead({ estimate, changes, score }: ReportView): string {
  const { lead, sorted, adsLast, nearTop } = words.changes;
  const hasAds = changes.length > 1 && changes.some(({ needsAds }) => needsAds);
  const parts = [
    lead,
    estimate && changes.length > 1 && sorted,
    estimate && hasAds && adsLast,
    score >= NEAR_TOP && nearTop,
  ];
  return parts.filter(Boolean).join(' ');
}

/** Says what a change is worth, or why the report names no sum. */
export function worthText({ worth }: Change, { early }: ReportView): string {
  if (worth === 0) return words.changes.worthNothing;
  if (worth !== null) return fill(words.changes.worth, { sum: pounds(worth) });
  return early ? words.changes.tooEarly : words.changes.noWorth;
}

/** Compares the score of a category with the typical one. */
export function comparison({ score, typical }: Bar): string {
  const { same, above, below } = words.standing;
  return score === typical ? same : `${Math.abs(score - typical)} ${score > typical ? above : below}`;
}

/** The plan for an eligible clinic, or all plans if the turnover is unknown. */
export function offerHead(offer: Offer | null): { kicker: string; name: string; fee: string } {
  const { plan, plans: all } = words.fit;
  if (!offer) return { kicker: all.kicker, name: all.name, fee: fill(all.fee, { fee: pounds(LEAST_FEE) }) };
  const vat = pounds((offer.fee * rules.vatPercent) / 100);
  return {
    kicker: plan.kicker,
    name: plans[offer.plan].name,
    fee: fill(plan.fee, { fee: pounds(offer.fee), vat }),
  };
}

/** What an offer costs all together, its share of turnover, and its month of break-even. */
export const offerBeside = ({ total, share, breakEven }: Offer): string =>
  fill(words.fit.plan.beside, { total: pounds(total), share: String(share), month: String(breakEven) });

/** The target of an offer as a sum: the leaks it counts on, and the new demand. */
export function targetTexts({ demand, ads }: Offer, { likely, closable, leaks: lost }: Estimate) {
  const { leaks, demand: more, sum, onTop, countedDemand, ...counts } = words.fit.plan;
  const counted = [
    lost.slow + lost.followUp > 0 && counts.countedCalls,
    lost.returning > 0 && fill(counts.countedVisits, { leak: String(planCloses.returning) }),
    demand === 0 ? fill(onTop, { closable: pounds(closable) }) : fill(countedDemand, { ads: pounds(ads) }),
  ];
  return {
    leaks: fill(leaks, { likely: pounds(likely) }),
    demand: more,
    sum,
    note: counted.filter(Boolean).join(' '),
  };
}

/** The title above the reason why an eligible clinic is offered no plan. */
export const noOfferTitle = ({ why }: NoOffer): string =>
  why === 'served' ? words.fit.noPlan.titleServed : words.fit.noPlan.title;

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
  if (isOffer(offer)) return fill(verdict.plan, { name: plans[offer.plan].name });
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
  const extra = formatNumber(offer.calls - plans[offer.plan].calls);
  const rows = [
    { label: bill.fee, sum: offer.fee },
    {
      label: fill(offer.packs === 1 ? bill.packs.one : bill.packs.more, {
        blocks: String(offer.packs),
        size: String(morePerPack),
        extra,
      }),
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

/** What a plan adds with VAT, and our limit for all marketing. */
export const offerLimit = ({ added }: Offer): string =>
  fill(words.fit.plan.limit, {
    most: String(rules.mostSharePercent),
    gross: pounds(added * (1 + rules.vatPercent / 100)),
  });

/** Returns the terms of an offer, each with a `brief` answer and its details. */
export function offerTerms(offer: Offer, estimate: Estimate, view: ReportView) {
  const { calls: included, minimumMonths, fee } = plans[offer.plan];
  const { rows, ...texts } = words.fit.plan;
  const { assumed, closable } = estimate;
  const kept = (sum: number) => (sum * assumed.kept) / 100;
  const steps = [...view.changes, ...view.remedies].filter((step) => !('needsAds' in step && step.needsAds));
  const alone = steps.reduce((sum, { worth }) => sum + (worth ?? 0), 0);
  const hours = phoneHours(estimate);
  const expected = kept(closable + offer.demand) - offer.added;
  const values = {
    target: pounds(offer.target),
    month: String(rules.targetMonth),
    paidByThen: pounds(rules.targetMonth * fee),
    enquiries: formatNumber(offer.enquiries),
    today: formatNumber(assumed.enquiries),
    more: formatNumber(offer.moreEnquiries),
    included: formatNumber(included),
    calls: formatNumber(offer.calls),
    rest: formatNumber(offer.rest),
    pack: pounds(packPrice),
    size: String(morePerPack),
    even: String(offer.breakEven),
    full: String(offer.fullFrom),
    evenWithVat: String(offer.breakEvenWithVat),
    leaks: String(pace.leaks),
    demand: String(pace.demand),
    net: pounds(offer.net),
    months: String(minimumMonths),
    paid: pounds(minimumMonths * fee),
    sum: pounds(roundSum(alone)),
    kept: pounds(roundSum(kept(alone))),
    hours: String(hours),
    wages: pounds(roundSum(hours * HOURLY_WAGE)),
    wage: String(HOURLY_WAGE),
    expected: pounds(roundSum(expected)),
  };
  const row = ({ term, brief }: { term: string; brief: string }, ...details: (string | false)[]) => ({
    term,
    brief: fill(brief, values),
    detail: fill(details.filter(Boolean).join(' '), values),
  });
  return [
    row(rows.target, texts.target),
    offer.rest > 0
      ? row(rows.callsRest, texts.rest)
      : row(
          rows.calls,
          offer.moreEnquiries > 0 ? texts.allCalls : texts.callsToday,
          offer.packs > 0 && texts.packs,
        ),
    row(
      rows.breakEven,
      texts.breakEven,
      offer.breakEvenWithVat === null ? texts.neverWithVat : texts.withVat,
      offer.demand > 0 ? texts.pace : texts.paceOfLeaks,
    ),
    row(rows.term, texts.term),
    row(
      hours > 0 ? rows.alone : rows.aloneCalled,
      texts.alone,
      hours > 0 && texts.hours,
      texts.minimum,
      expected > offer.net && texts.expected,
    ),
  ];
}
