import { fill, pounds, roundSumDown, signedPounds } from '../money/format.ts';
import {
  leastTarget,
  monthlyCost,
  morePerPack,
  type PlanId,
  packPrice,
  packsFor,
  planIds,
  plans,
  rules,
} from './plans.ts';

/** What decides whether a plan is worth its price to a clinic. What is unknown does not stand in the way. */
export interface VerdictFacts {
  /** Pounds a month. */
  turnover: number;
  /** New enquiries a month, which the plan calls. */
  enquiries?: number | undefined;
  /** Who could call every enquiry back. */
  caller?: 'someone' | 'nobody' | undefined;
  /** Whether the person who asks can decide about marketing. */
  canDecide?: 'yes' | 'together' | 'no' | undefined;
  /** What the clinic spends on marketing, in pounds a month. */
  budget?: number | undefined;
  /** What the clinic keeps of £100 of additional turnover. */
  kept?: number | undefined;
  /** The turnover that the clinic loses today, in pounds a month, which a plan wins back first. */
  lost?: number | undefined;
  /** Whether the clinic's work is taxed, so that it can reclaim our VAT; unknown counts as yes. */
  reclaimsVat?: boolean | undefined;
}

/** The one answer. A `plan` beside a no or a not yet is the one that it is about. */
export type Verdict =
  | { answer: 'yes'; plan: PlanId }
  | {
      answer: 'notYet';
      why: 'notOpen' | 'figure' | 'decide' | 'turnover' | 'budget' | 'condition';
      plan?: PlanId;
    }
  | { answer: 'no'; why: 'ownTeam' | 'small' | 'unpaid'; plan?: PlanId };

/** Of £100 of additional turnover, what an aesthetic clinic keeps after materials and the practitioner. */
export const TYPICAL_KEPT = 65;

/** Below this turnover no change that a clinic can make within a year brings it to a plan, in pounds a month. */
const LEAST_TURNOVER = 15_000;

/** What the sums of a plan depend on. */
type PlanFacts = Pick<Partial<VerdictFacts>, 'turnover' | 'enquiries' | 'kept' | 'lost' | 'reclaimsVat'>;

/**
 * What a plan costs a clinic, in pounds a month: before VAT, or with VAT if the clinic cannot reclaim it. VAT is rounded
 * up and the growth down, as all sums of a report are in the same steps.
 */
export function costFor(plan: PlanId, { enquiries, reclaimsVat }: PlanFacts): number {
  const cost = monthlyCost(plan, enquiries);
  return reclaimsVat === false ? cost - roundSumDown((-cost * rules.vatPercent) / 100) : cost;
}

/** What the clinic keeps of the growth that we sign for, in pounds a month. */
const keptOf = (plan: PlanId, { enquiries, kept = TYPICAL_KEPT }: PlanFacts): number =>
  roundSumDown((leastTarget(plan, enquiries) * kept) / 100);

/** What is left of it after the plan is paid. */
export const leftFor = (plan: PlanId, facts: PlanFacts): number => keptOf(plan, facts) - costFor(plan, facts);

/** What is left without added calls, by which plans are compared: calls leave more wherever the plan does. */
const leftAlone = (plan: PlanId, facts: PlanFacts) => leftFor(plan, { ...facts, enquiries: undefined });

/** A plan with its price by parts: `Rise, £4,200 fee + £2,000 ads a month, before VAT`. */
export function offerText(plan: PlanId, facts: PlanFacts = {}): string {
  const { name, fee, adsFrom } = plans[plan];
  const calls = packsFor(plan, facts.enquiries ?? 0) * packPrice;
  const vat = costFor(plan, facts) - fee - adsFrom - calls;
  const parts = [
    `${pounds(fee)} fee`,
    `${pounds(adsFrom)} ads`,
    calls > 0 && `${pounds(calls)} calls`,
    vat > 0 && `${pounds(vat)} VAT`,
  ].filter(Boolean);
  return `${name}, ${parts.join(' + ')} a month${vat > 0 ? '' : ', before VAT'}`;
}

/** Says where the growth of a plan comes from, if it is known what the clinic loses. */
function growthText(plan: PlanId, { lost, enquiries }: PlanFacts): string {
  if (!lost) return '';
  const target = leastTarget(plan, enquiries);
  const { growth, lessThanLost } = words;
  return fill(lost < target ? growth : lessThanLost, { lost: pounds(lost), found: pounds(target - lost) });
}

/** Says why a plan is not the larger one that the turnover suits. */
function smallerText(plan: PlanId | undefined, facts: PlanFacts): string {
  const larger = planIds.findLast((each) => (facts.turnover ?? 0) >= plans[each].turnoverFrom);
  if (!plan || !larger || planIds.indexOf(larger) <= planIds.indexOf(plan)) return '';
  const { leavesLess, takesMoreAds } = words;
  return fill(
    leftAlone(larger, facts) < leftAlone(plan, facts) ? leavesLess : takesMoreAds,
    planTexts(larger, facts),
  );
}

/** The sums of a plan as text: all of them before VAT, or all with it. */
export function planTexts(plan: PlanId, facts: PlanFacts) {
  const { enquiries, kept = TYPICAL_KEPT, reclaimsVat } = facts;
  return {
    name: plans[plan].name,
    budget: pounds(plans[plan].adsFrom),
    target: pounds(leastTarget(plan, enquiries)),
    kept: String(kept),
    keep: pounds(keptOf(plan, facts)),
    cost: pounds(costFor(plan, facts)),
    offer: offerText(plan, facts),
    vat: reclaimsVat === false ? 'with VAT' : 'before VAT',
    left: signedPounds(leftFor(plan, facts)),
  };
}

/** The one answer that the pricing slider, the report, its PDF, its mail and the lead's page give. */
export function verdictOf(facts: VerdictFacts): Verdict {
  const { turnover, caller, canDecide } = facts;
  const { budget = Number.POSITIVE_INFINITY } = facts;
  if (caller === 'someone') return { answer: 'no', why: 'ownTeam' };
  if (turnover < LEAST_TURNOVER) return { answer: 'no', why: 'small' };
  const left = (plan: PlanId) => leftAlone(plan, facts);
  const suiting = planIds
    .filter((plan) => turnover >= plans[plan].turnoverFrom)
    // Of two that leave the same, the larger one does more.
    .toReversed()
    .toSorted((a, b) => left(b) - left(a));
  if (!suiting[0]) return { answer: 'notYet', why: 'turnover' };
  const paying = suiting.filter((plan) => left(plan) > 0);
  const [cheapest] = paying.toSorted((a, b) => plans[a].adsFrom - plans[b].adsFrom);
  if (!cheapest) return { answer: 'no', why: 'unpaid', plan: suiting[0] };
  const plan = paying.find((each) => budget >= plans[each].adsFrom);
  if (canDecide === 'no') return { answer: 'notYet', why: 'decide', plan: plan ?? cheapest };
  if (!plan) return { answer: 'notYet', why: 'budget', plan: cheapest };
  return { answer: 'yes', plan };
}

const values = {
  from: pounds(plans.ground.turnoverFrom),
  most: String(rules.mostSharePercent),
  month: String(rules.targetMonth),
};

const words = {
  yes: {
    title: 'Yes: {offer}.',
    text: 'We sign for {target} a month more turnover by month {month}{growth}. You keep {keep} of it and pay {cost}: {left} is left.{smaller}',
  },
  growth: ': {lost} that you lose now + {found} from new enquiries',
  lessThanLost: ', less than the {lost} that you lose now',
  leavesLess: ' Not {name}: it would leave {left} {vat}.',
  takesMoreAds: ' Not {name}: its ads take {budget} a month.',
  notOpen: {
    title: 'Not yet: you haven’t opened.',
    text: 'Take the check again a month after you open.',
  },
  figure: {
    title: 'Not yet: one figure can’t be right.',
    text: 'Correct it in your report, and you have the answer.',
  },
  decide: {
    title: 'Not yet: show this to the owner.',
    text: 'A plan changes the phone, the diary and the ads. That takes the person who can say yes.{smaller}',
  },
  turnover: {
    title: 'Not yet: from {from} a month.',
    text: 'Below that, fee and ads take more than {most}% of your turnover.',
  },
  budget: {
    title: 'Not yet: you’d need {budget} a month for ads.',
    text: 'The price is {offer}. If you can spend that on ads, say so in your report.',
  },
  condition: {
    title: 'Not yet: one condition is open.',
    text: 'Answer the question or change it, then take the check again: five minutes.',
  },
  ownTeam: {
    title: 'No: your own team can do it.',
    text: 'You have someone for the calls. Half an hour with us is a second opinion, not a sale.',
  },
  small: {
    title: 'No: not at this turnover.',
    text: 'Fee and ads should stay under {most}% of turnover, and ours would take far more.',
  },
  unpaid: {
    title: 'No: it wouldn’t pay for itself.',
    text: 'With {name} you keep {kept}% of {target} more turnover, {keep}, and pay {cost} {vat}: {left} is left.',
  },
};

/** Says a verdict in a short sentence, and why. */
export function verdictWords(verdict: Verdict, facts: PlanFacts = {}): { title: string; text: string } {
  const { answer, plan = 'ground' } = verdict;
  const why = answer === 'yes' ? 'yes' : verdict.why;
  const { title, text } = words[why];
  const explained = { growth: growthText(plan, facts), smaller: smallerText(verdict.plan, facts) };
  const all = { ...values, ...planTexts(plan, facts), ...explained };
  return { title: fill(title, all), text: fill(text, all) };
}

const contract = {
  fee: 'Our fee, a month',
  packs: 'Calls for all {enquiries} enquiries: {packs} × {size} more',
  ads: 'Least ads, paid to the platforms',
  vat: 'VAT, which you can’t reclaim',
  cost: 'Together, {vat}',
  target: 'More turnover a month that we sign for, by month {month}',
  kept: 'You keep £{kept} of every £100 of it',
  left: 'Left for you a month, {vat}',
  leftWithVat: 'Left if you can’t reclaim VAT',
  low: 'If nothing grew at all: paid by month {month}, {vat}; then no fee until it does',
  term: 'If you leave after the first {months} months: paid, {vat}',
};

export interface ContractRow {
  label: string;
  /** Pounds; negative for a loss. */
  sum: number;
  /** Whether the row is the sum of those above it. */
  isSum?: true;
}

/** The plan and its contract in numbers, in pounds, for a clinic that can reclaim VAT or cannot. */
export function contractRows(plan: PlanId, facts: PlanFacts = {}): ContractRow[] {
  const { enquiries = 0, reclaimsVat } = facts;
  const { fee, adsFrom, minimumMonths } = plans[plan];
  const packs = packsFor(plan, enquiries);
  const cost = costFor(plan, facts);
  const isExempt = reclaimsVat === false;
  const named = (text: string) =>
    fill(text, {
      ...planTexts(plan, facts),
      month: String(rules.targetMonth),
      months: String(minimumMonths),
      enquiries: String(enquiries),
      packs: String(packs),
      size: String(morePerPack),
    });
  return [
    { label: contract.fee, sum: fee },
    ...(packs > 0 ? [{ label: named(contract.packs), sum: packs * packPrice }] : []),
    { label: contract.ads, sum: adsFrom },
    ...(isExempt ? [{ label: contract.vat, sum: cost - monthlyCost(plan, enquiries) }] : []),
    { label: named(contract.cost), sum: cost, isSum: true },
    { label: named(contract.target), sum: leastTarget(plan, enquiries) },
    { label: named(contract.kept), sum: keptOf(plan, facts) },
    { label: named(contract.left), sum: leftFor(plan, facts), isSum: true },
    ...(isExempt
      ? []
      : [{ label: contract.leftWithVat, sum: leftFor(plan, { ...facts, reclaimsVat: false }) }]),
    { label: named(contract.low), sum: cost * rules.targetMonth },
    { label: named(contract.term), sum: cost * minimumMonths },
  ];
}
