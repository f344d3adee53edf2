import { fill, pounds } from '../money/format.ts';
import { leastTarget, monthlyCost, type PlanId, planFor, plans, rules, withVat } from './plans.ts';

/** What decides whether a plan is worth its price to a clinic. What is unknown does not stand in the way. */
export interface VerdictFacts {
  /** Pounds a month. */
  turnover: number;
  /** Who could call every enquiry back. */
  caller?: 'someone' | 'nobody' | undefined;
  /** Whether the person who asks can decide about marketing. */
  canDecide?: 'yes' | 'together' | 'no' | undefined;
  /** What the clinic spends on marketing, in pounds a month. */
  budget?: number | undefined;
  /** What the clinic keeps of £100 of additional turnover. */
  kept?: number;
}

export type Verdict =
  | { answer: 'yes'; plan: PlanId }
  | { answer: 'notYet'; why: 'decide' | 'turnover' | 'budget' | 'condition' }
  | { answer: 'no'; why: 'ownTeam' | 'small' | 'unpaid' };

/** Of £100 of additional turnover, what an aesthetic clinic keeps after materials and the practitioner. */
export const TYPICAL_KEPT = 65;

/** Below this turnover no change that a clinic can make within a year brings it to a plan, in pounds a month. */
const LEAST_TURNOVER = 15_000;

/** What is left of the growth that we sign for, after fee and least ads, in pounds a month before VAT. */
export const leftOfTarget = (plan: PlanId, kept = TYPICAL_KEPT): number =>
  (leastTarget(plan) * kept) / 100 - monthlyCost(plan);

/** The one answer that the pricing slider, the report, its PDF, its mail and the lead's page give. */
export function verdictOf({
  turnover,
  caller = 'nobody',
  canDecide = 'yes',
  budget = rules.leastBudget,
  kept = TYPICAL_KEPT,
}: VerdictFacts): Verdict {
  if (caller === 'someone') return { answer: 'no', why: 'ownTeam' };
  if (turnover < LEAST_TURNOVER) return { answer: 'no', why: 'small' };
  if (canDecide === 'no') return { answer: 'notYet', why: 'decide' };
  const plan = planFor(turnover);
  if (!plan) return { answer: 'notYet', why: 'turnover' };
  if (budget < rules.leastBudget) return { answer: 'notYet', why: 'budget' };
  return leftOfTarget(plan, kept) > 0 ? { answer: 'yes', plan } : { answer: 'no', why: 'unpaid' };
}

const values = {
  from: pounds(plans.ground.turnoverFrom),
  most: String(rules.mostSharePercent),
  budget: pounds(rules.leastBudget),
};

const words = {
  yes: {
    title: 'Yes: {name}.',
    text: 'We make the calls, and the plan pays for itself: the contract says three times its fee in new turnover.',
  },
  decide: {
    title: 'Not yet: show this to whoever decides.',
    text: 'A plan changes the phone, the diary and the ads. That takes the person who can say yes.',
  },
  turnover: {
    title: 'Not yet: from {from} a month.',
    text: 'Below that, fee and ads take more than {most}% of your turnover. The steps in this report cost nothing and bring you closer.',
  },
  budget: {
    title: 'Not yet: from {budget} a month for marketing.',
    text: 'We take over a budget that is there. Close the leaks first: that pays for it.',
  },
  condition: {
    title: 'Not yet: one condition is open.',
    text: 'When it has changed, take the check again. It takes five minutes.',
  },
  ownTeam: {
    title: 'No: your own team can do it.',
    text: 'You have someone who could make the calls. Let them begin; half an hour with us is a second opinion, not a sale.',
  },
  small: {
    title: 'No: the free steps come first.',
    text: 'Our fee would cost you more than it earns. What helps a clinic of your size is free.',
  },
  unpaid: {
    title: 'No: it wouldn’t pay for itself.',
    text: 'You keep too little of each pound for our fee to pay. Your own steps do.',
  },
};

/** Says a verdict in a short sentence, and why. */
export function verdictWords(verdict: Verdict): { title: string; text: string } {
  const { title, text } = words[verdict.answer === 'yes' ? 'yes' : verdict.why];
  const name = verdict.answer === 'yes' ? plans[verdict.plan].name : '';
  return { title: fill(title, { ...values, name }), text: fill(text, values) };
}

const contract = {
  fee: 'Our fee, a month',
  ads: 'Least ads, paid to the platforms',
  cost: 'Together, before VAT',
  withVat: 'With VAT, if you can’t reclaim it',
  target: 'More turnover a month that we sign for, by month {month}',
  kept: 'You keep £{kept} of every £100 of it',
  left: 'Left for you a month, before VAT',
  leftWithVat: 'Left with VAT you can’t reclaim',
  low: 'If nothing grew at all: paid by month {month}, then no fee until it does',
  term: 'If you leave after the first {months} months, paid to us',
};

export interface ContractRow {
  label: string;
  /** Pounds; negative for a loss. */
  sum: number;
  /** Whether the row is the sum of those above it. */
  isSum?: true;
}

/** The plan and its contract in numbers, in pounds. */
export function contractRows(plan: PlanId, kept = TYPICAL_KEPT): ContractRow[] {
  const { fee, adsFrom, minimumMonths } = plans[plan];
  const cost = monthlyCost(plan);
  const vat = withVat(cost) - cost;
  const target = leastTarget(plan);
  const named = (text: string) =>
    fill(text, { month: String(rules.targetMonth), kept: String(kept), months: String(minimumMonths) });
  return [
    { label: contract.fee, sum: fee },
    { label: contract.ads, sum: adsFrom },
    { label: contract.cost, sum: cost, isSum: true },
    { label: contract.withVat, sum: cost + vat },
    { label: named(contract.target), sum: target },
    { label: named(contract.kept), sum: (target * kept) / 100 },
    { label: contract.left, sum: leftOfTarget(plan, kept), isSum: true },
    { label: contract.leftWithVat, sum: leftOfTarget(plan, kept) - vat },
    { label: named(contract.low), sum: -cost * rules.targetMonth },
    { label: named(contract.term), sum: fee * minimumMonths },
  ];
}
