import { LEAKS, type Leaks } from '../money/model.ts';
import {
  leastTarget,
  morePerPack,
  type PlanId,
  packPrice,
  planIds,
  plans,
  rules,
  withVat,
} from '../pricing/plans.ts';
import { pace, planCloses } from './content/kinds.ts';
import type { Estimate } from './estimate.ts';

const BREAK_EVEN_MAX = 24;
const ADS_STEP = 50;

/** What a plan costs a clinic, in pounds a month, excluding VAT. */
export interface Costs {
  plan: PlanId;
  fee: number;
  /** Extra enquiries called beyond the plan's, in packs, and their price. */
  packs: number;
  packsFee: number;
  /** Ads on top of what the clinic spends today. Both together are at least the plan's smallest ad spend. */
  ads: number;
  /** What is new: fee, packs and ads. */
  added: number;
  /** All marketing: what is new, and what the clinic spends today. */
  total: number;
  /** The total as a percentage of turnover, to one decimal place. */
  share: number;
  /** The enquiries that we call. */
  calls: number;
}

/** A plan that we offer. Its sums are in pounds a month, excluding VAT. */
export interface Offer extends Costs {
  /** The part of the likely loss that the plan counts on. */
  closable: number;
  /** The lowest growth target that we sign: leaks closed plus new demand. */
  target: number;
  leaksClosed: number;
  demand: number;
  /** The enquiries that the added ads bring, and all enquiries together. */
  moreEnquiries: number;
  enquiries: number;
  /** What one of them brings in once the leaks are closed. */
  perEnquiry: number;
  /** The enquiries that the clinic's own caller calls. */
  rest: number;
  /** The month in which the clinic has earned back all that is new if only the target is reached, at our pace. */
  breakEven: number;
  /** The same if the clinic cannot reclaim VAT, and if the target grows evenly until it is due; null if it takes too long. */
  breakEvenWithVat: number | null;
  breakEvenLate: number | null;
  /** The month from which the whole target is reached. */
  fullFrom: number;
  /**
   * What the clinic keeps after all that is new: of the target, of all that the plan counts on, and of the low end of
   * that; then also without our fee.
   */
  net: number;
  expected: number;
  lowNet: number;
  lowNetUnpaid: number;
  /** What it has kept or lost in all by the month that the target is due, at the low end. */
  lowByTarget: number;
  /** The next larger plan, if that suits the clinic too. */
  larger: Offer | null;
}

/** Why no plan is offered to an eligible clinic. */
export interface NoOffer {
  why: 'early' | 'small' | 'share' | 'unexplained' | 'unpaid' | 'calls' | 'served';
  /** If only the cost is too high: what the plan would cost, and the turnover from which one fits. */
  costs?: Costs;
  fitsFrom?: number;
}

export const isOffer = (offer: Offer | NoOffer | null): offer is Offer => offer !== null && 'plan' in offer;

/** Whether an offer counts mostly on new demand: then the clinic should take the report's steps first. */
export const isTight = ({ leaksClosed, target }: Offer): boolean => leaksClosed * 2 < target;

type Parts = Pick<Offer, 'leaksClosed' | 'demand'>;

/**
 * Returns what a clinic has kept or lost in all by each month: the part it keeps of the extra revenue, less the costs.
 * Leaks and demand grow evenly for as many months as `full` says.
 */
function balances({ leaksClosed, demand }: Parts, kept: number, cost: number, full = pace): number[] {
  let balance = 0;
  return Array.from({ length: BREAK_EVEN_MAX }, (_, place) => {
    const month = place + 1;
    const extra = leaksClosed * Math.min(1, month / full.leaks) + demand * Math.min(1, month / full.demand);
    balance += (extra * kept) / 100 - cost;
    return balance;
  });
}

/** Returns what a clinic has kept or lost in all by the month that the target is due, at our pace. */
export const balanceByTarget = (parts: Parts, kept: number, cost: number): number =>
  balances(parts, kept, cost)[rules.targetMonth - 1]!; // Within BREAK_EVEN_MAX.

/** Returns the first month by which all costs since the start are covered; null if that takes too long. */
function breakEvenOf(...given: Parameters<typeof balances>): number | null {
  const month = balances(...given).findIndex((balance) => balance >= 0) + 1;
  return month || null;
}

/** Returns the part of the leaks that a plan counts on. */
function closableOf(leaks: Leaks, plan: PlanId): number {
  const closes = planCloses(plan);
  return LEAKS.reduce((sum, leak) => sum + (leaks[leak] * closes[leak]) / 100, 0);
}

/** Returns the sums of a plan for a clinic, or why we do not offer it. `callsAll` buys the calls beyond the plan's. */
function offerOf(plan: PlanId, estimate: Estimate, callsAll: boolean): Offer | NoOffer {
  const { assumed, assumptions, fromNew, fromEnquiry, leaks, leaksOfEnquiry } = estimate;
  const { fee, adsFrom, adsTo, calls: included } = plans[plan];
  const { turnover, spend, enquiries: today, perEnquiry: cost, kept } = assumed;
  const closable = Math.round(closableOf(leaks, plan));
  const perEnquiry = fromEnquiry + closableOf(leaksOfEnquiry, plan);
  const target = leastTarget(plan);
  const leaksClosed = Math.min(closable, target);
  const demand = target - leaksClosed;
  if (today === 0 || fromNew > turnover || (demand > 0 && perEnquiry === 0)) return { why: 'unexplained' };
  const needed = demand > 0 ? Math.ceil(demand / perEnquiry) : 0;
  const ads = Math.max(0, adsFrom - spend, Math.ceil((needed * cost) / ADS_STEP) * ADS_STEP);
  if (ads > adsTo) return { why: 'unexplained' };
  const moreEnquiries = Math.floor(ads / cost);
  const enquiries = today + moreEnquiries;
  const packs = callsAll ? Math.max(0, Math.ceil((enquiries - included) / morePerPack)) : 0;
  const packsFee = packs * packPrice;
  const calls = Math.min(enquiries, included + packs * morePerPack);
  // Less than a third of the calls would change too little.
  if (calls * 3 < enquiries) return { why: 'served' };
  const added = fee + packsFee + ads;
  const total = added + spend;
  const share = Math.round((total / turnover) * 1000) / 10;
  const costs = { plan, fee, packs, packsFee, ads, added, total, share, calls };
  if (total > (turnover * rules.mostSharePercent) / 100) return { why: 'share', costs };
  const parts = { leaksClosed, demand };
  const breakEven = breakEvenOf(parts, kept, added);
  // If our estimate holds, the plan has to have paid for itself by the month that its target is due.
  const isPaidInTime = balanceByTarget({ leaksClosed: closable, demand }, kept, added) >= 0;
  if (breakEven === null || !isPaidInTime) return { why: 'unpaid' };
  const late = { leaks: rules.targetMonth, demand: rules.targetMonth };
  const keptOf = (sum: number) => (sum * kept) / 100;
  const lowShare = (sum: number) => (sum * assumptions.low) / 100;
  const lowParts = { leaksClosed: lowShare(closable), demand: lowShare(demand) };
  const low = keptOf(lowShare(closable + demand));
  return {
    ...costs,
    ...parts,
    closable,
    target,
    moreEnquiries,
    enquiries,
    perEnquiry,
    rest: enquiries - calls,
    breakEven,
    breakEvenWithVat: breakEvenOf(parts, kept, withVat(added)),
    breakEvenLate: breakEvenOf(parts, kept, added, late),
    fullFrom: demand > 0 ? pace.demand : pace.leaks,
    net: Math.round(keptOf(target) - added),
    expected: Math.round(keptOf(closable + demand) - added),
    lowNet: Math.round(low - added),
    lowNetUnpaid: Math.round(low - added + fee),
    lowByTarget: Math.round(balanceByTarget(lowParts, kept, added)),
    larger: null,
  };
}

/** Whether a plan is large enough: it can manage today's ads, and extra calls at most double its own. */
const isLargeEnough = (plan: PlanId, { spend, enquiries }: Estimate['assumed']) =>
  spend <= plans[plan].adsTo && enquiries <= 2 * plans[plan].calls;

/**
 * Returns the plan that leaves the clinic most if all comes that we count on, or why there is none. It has to suit the
 * turnover, be affordable and have a target that the clinic's figures explain. A plan that is not large enough is only
 * offered if no other is.
 */
export function bestOffer(estimate: Estimate): Offer | NoOffer {
  const { assumed, hasCaller, leaks } = estimate;
  const suited = planIds.filter((plan) => assumed.turnover >= plans[plan].turnoverFrom);
  const all = suited.map((plan) => offerOf(plan, estimate, true));
  // A clinic with its own caller keeps the calls beyond the plan's, so it pays for no packs.
  const some = hasCaller ? suited.map((plan) => offerOf(plan, estimate, false)) : [];
  const offers = some.some(isOffer) ? some.filter(isOffer) : all.filter(isOffer);
  const large = offers.filter(({ plan }) => isLargeEnough(plan, assumed));
  const choice = large.length > 0 ? large : offers;
  const [best] = choice.toSorted((a, b) => b.expected - a.expected);
  if (best) return { ...best, larger: choice[choice.indexOf(best) + 1] ?? null };
  if (hasCaller && suited.length > 0 && leaks.followUp === 0) return { why: 'served' };
  // The smallest plan comes closest.
  const [closest = { why: 'small' as const }] = all;
  const largest = suited.at(-1);
  const isCrowded = !hasCaller && largest && assumed.enquiries > plans[largest].calls;
  return isCrowded && !isOffer(closest) && closest.why === 'unpaid' ? { why: 'calls' } : closest;
}
