import { addOns, leastTarget, morePerPack, type PlanId, planIds, plans, rules } from '../pricing/plans.ts';
import { pace } from './content/kinds.ts';
import type { Estimate } from './estimate.ts';

const BREAK_EVEN_MAX = 24;
const ADS_STEP = 50;
const packPrice = addOns.find(({ id }) => id === 'enquiries')!.price; // It is in the list.

/** A plan with its sums in pounds a month, excluding VAT. */
export interface Offer {
  plan: PlanId;
  fee: number;
  /** Extra enquiries called beyond the plan's, in packs, and their price. */
  packs: number;
  packsFee: number;
  ads: number;
  /** Fee, packs and ads. */
  total: number;
  /** The total as a percentage of turnover, to one decimal place. */
  share: number;
  /** The lowest growth target that we sign: leaks closed plus new demand. */
  target: number;
  leaksClosed: number;
  demand: number;
  /** The enquiries that the ads bring, and all enquiries together. */
  moreEnquiries: number;
  enquiries: number;
  /** The enquiries that we call. The clinic's own caller calls the rest. */
  calls: number;
  rest: number;
  /** The month in which the clinic has earned back all costs if only the target is reached. */
  breakEven: number;
  /** The month from which the whole target is reached, and what it then leaves the clinic a month after all costs. */
  fullFrom: number;
  net: number;
}

/** Why no plan is offered to an eligible clinic. */
export type NoOffer = 'early' | 'small' | 'share' | 'unexplained' | 'unpaid' | 'served';

/**
 * Returns the first month in which the extra revenue that the clinic keeps has covered all costs since the start;
 * undefined if that takes too long.
 */
function breakEvenOf(
  { leaksClosed, demand, total }: Omit<Offer, 'breakEven'>,
  kept: number,
): number | undefined {
  let balance = 0;
  for (let month = 1; month <= BREAK_EVEN_MAX; month++) {
    const extra = leaksClosed * Math.min(1, month / pace.leaks) + demand * Math.min(1, month / pace.demand);
    balance += (extra * kept) / 100 - total;
    if (balance >= 0) return month;
  }
  return undefined;
}

/** Returns the sums of a plan for a clinic, or why we do not offer it. `callsAll` buys the calls beyond the plan's. */
function offerOf(
  plan: PlanId,
  { closable, perEnquiry, assumed }: Estimate,
  callsAll: boolean,
): Offer | NoOffer {
  const { fee, adsFrom, adsTo, calls: included } = plans[plan];
  const { turnover, enquiries: today, perEnquiry: cost, kept } = assumed;
  const target = leastTarget(plan);
  const leaksClosed = Math.min(closable, target);
  const demand = target - leaksClosed;
  if (demand > 0 && perEnquiry === 0) return 'unexplained';
  const needed = demand > 0 ? Math.ceil(demand / perEnquiry) : 0;
  const ads = Math.max(adsFrom, Math.ceil((needed * cost) / ADS_STEP) * ADS_STEP);
  if (ads > adsTo) return 'unexplained';
  const moreEnquiries = Math.floor(ads / cost);
  const enquiries = today + moreEnquiries;
  const packs = callsAll ? Math.max(0, Math.ceil((enquiries - included) / morePerPack)) : 0;
  const packsFee = packs * packPrice;
  const total = fee + packsFee + ads;
  if (total > (turnover * rules.mostSharePercent) / 100) return 'share';
  const calls = Math.min(enquiries, included + packs * morePerPack);
  const offer = {
    plan,
    fee,
    packs,
    packsFee,
    ads,
    total,
    share: Math.round((total / turnover) * 1000) / 10,
    target,
    leaksClosed,
    demand,
    moreEnquiries,
    enquiries,
    calls,
    rest: enquiries - calls,
    fullFrom: demand > 0 ? pace.demand : pace.leaks,
    net: Math.round((target * kept) / 100 - total),
  };
  const breakEven = breakEvenOf(offer, kept);
  return breakEven === undefined ? 'unpaid' : { ...offer, breakEven };
}

/** Returns the largest plan that the clinic can afford and whose target its figures explain, or why there is none. */
export function bestOffer(estimate: Estimate): Offer | NoOffer {
  const { assumed, figures, leaks } = estimate;
  const hasCaller = figures.speed === 'minutes';
  let why: NoOffer = 'small';
  for (const plan of planIds.toReversed()) {
    if (assumed.turnover < plans[plan].turnoverFrom) continue;
    // A clinic with its own caller can keep the calls that it could not pay us for.
    for (const callsAll of hasCaller ? [true, false] : [true]) {
      const offer = offerOf(plan, estimate, callsAll);
      if (typeof offer === 'object') return offer;
      why = offer;
    }
  }
  return why !== 'small' && hasCaller && leaks.followUp === 0 ? 'served' : why;
}
