import { leastTarget, morePerPack, type PlanId, packPrice, planIds, plans, rules } from '../pricing/plans.ts';
import { pace } from './content/kinds.ts';
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
  /** The lowest growth target that we sign: leaks closed plus new demand. */
  target: number;
  leaksClosed: number;
  demand: number;
  /** The enquiries that the added ads bring, and all enquiries together. */
  moreEnquiries: number;
  enquiries: number;
  /** The enquiries that the clinic's own caller calls. */
  rest: number;
  /** The month in which the clinic has earned back all that is new if only the target is reached. */
  breakEven: number;
  /** The same if the clinic cannot reclaim VAT; null if that takes too long. */
  breakEvenWithVat: number | null;
  /** The month from which the whole target is reached, and what it then leaves the clinic a month after all that is new. */
  fullFrom: number;
  net: number;
}

/** Why no plan is offered to an eligible clinic. */
export interface NoOffer {
  why: 'early' | 'small' | 'share' | 'unexplained' | 'unpaid' | 'calls' | 'served';
  /** If only the cost is too high: what the plan would cost, and the turnover from which one fits. */
  costs?: Costs;
  fitsFrom?: number;
}

export const isOffer = (offer: Offer | NoOffer | null): offer is Offer => offer !== null && 'plan' in offer;

/**
 * Returns the first month in which the extra revenue that the clinic keeps has covered all costs since the start;
 * undefined if that takes too long.
 */
function breakEvenOf(
  { leaksClosed, demand }: Pick<Offer, 'leaksClosed' | 'demand'>,
  kept: number,
  cost: number,
): number | undefined {
  let balance = 0;
  for (let month = 1; month <= BREAK_EVEN_MAX; month++) {
    const extra = leaksClosed * Math.min(1, month / pace.leaks) + demand * Math.min(1, month / pace.demand);
    balance += (extra * kept) / 100 - cost;
    if (balance >= 0) return month;
  }
  return undefined;
}

/** Returns the sums of a plan for a clinic, or why we do not offer it. `callsAll` buys the calls beyond the plan's. */
function offerOf(plan: PlanId, estimate: Estimate, callsAll: boolean): Offer | NoOffer {
  const { closable, perEnquiry, assumed, fromNew } = estimate;
  const { fee, adsFrom, adsTo, calls: included } = plans[plan];
  const { turnover, spend, enquiries: today, perEnquiry: cost, kept } = assumed;
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
  const breakEven = breakEvenOf({ leaksClosed, demand }, kept, added);
  if (breakEven === undefined) return { why: 'unpaid' };
  const withVat = added * (1 + rules.vatPercent / 100);
  return {
    ...costs,
    target,
    leaksClosed,
    demand,
    moreEnquiries,
    enquiries,
    rest: enquiries - calls,
    breakEven,
    breakEvenWithVat: breakEvenOf({ leaksClosed, demand }, kept, withVat) ?? null,
    fullFrom: demand > 0 ? pace.demand : pace.leaks,
    net: Math.round((target * kept) / 100 - added),
  };
}

/** Returns the largest plan that the clinic can afford and whose target its figures explain, or why there is none. */
export function bestOffer(estimate: Estimate): Offer | NoOffer {
  const { assumed, figures, leaks } = estimate;
  const hasCaller = figures.speed === 'minutes';
  const suited = planIds.toReversed().filter((plan) => assumed.turnover >= plans[plan].turnoverFrom);
  const all = suited.map((plan) => offerOf(plan, estimate, true));
  // A clinic with its own caller can keep the calls that it could not pay us for.
  const some = suited.map((plan) => offerOf(plan, estimate, false));
  const offer = all.find(isOffer) ?? (hasCaller ? some.find(isOffer) : undefined);
  if (offer) return offer;
  if (hasCaller && suited.length > 0 && leaks.followUp === 0) return { why: 'served' };
  // The smallest plan comes closest.
  const last = all.at(-1) ?? { why: 'small' };
  const isCrowded = suited[0] && assumed.enquiries > plans[suited[0]].calls;
  return isCrowded && !isOffer(last) && last.why === 'unpaid' ? { why: 'calls' } : last;
}
