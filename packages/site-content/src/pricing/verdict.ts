import { fill, pounds } from '../money/format.ts';
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
  withVat,
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
  /** Whether the clinic's work is taxed, so that it can reclaim our VAT; unknown counts as yes. */
  reclaimsVat?: boolean | undefined;
}

/** The one answer. A `plan` beside a no or a not yet is the one that it is about. */
export type Verdict =
  /** `needsVat`: only if the clinic can reclaim VAT, which its kind usually can. */
  | { answer: 'yes'; plan: PlanId; needsVat: boolean }
  | { answer: 'notYet'; why: 'notOpen' | 'decide' | 'turnover' | 'budget' | 'condition'; plan?: PlanId }
  | { answer: 'no'; why: 'ownTeam' | 'small' | 'unpaid'; plan?: PlanId };

/** Of £100 of additional turnover, what an aesthetic clinic keeps after materials and the practitioner. */
export const TYPICAL_KEPT = 65;

/** Below this turnover no change that a clinic can make within a year brings it to a plan, in pounds a month. */
const LEAST_TURNOVER = 15_000;

/** What is left of the growth that we sign for, after fee, calls and least ads, in pounds a month before VAT. */
export const leftOfTarget = (plan: PlanId, kept = TYPICAL_KEPT, enquiries = 0): number =>
  (leastTarget(plan) * kept) / 100 - monthlyCost(plan, enquiries);

/** The same for a clinic that cannot reclaim VAT. */
export function leftWithVat(plan: PlanId, kept?: number, enquiries?: number): number {
  const cost = monthlyCost(plan, enquiries);
  return leftOfTarget(plan, kept, enquiries) - (withVat(cost) - cost);
}

/** What a plan leaves a clinic of a kind that usually can, or cannot, reclaim VAT. */
export const leftFor = (plan: PlanId, { kept, enquiries, reclaimsVat }: Omit<VerdictFacts, 'turnover'>) =>
  (reclaimsVat === false ? leftWithVat : leftOfTarget)(plan, kept, enquiries);

/** The one answer that the pricing slider, the report, its PDF, its mail and the lead's page give. */
export function verdictOf(facts: VerdictFacts): Verdict {
  const { turnover, enquiries, kept, caller, canDecide } = facts;
  const { budget = Number.POSITIVE_INFINITY } = facts;
  if (caller === 'someone') return { answer: 'no', why: 'ownTeam' };
  if (turnover < LEAST_TURNOVER) return { answer: 'no', why: 'small' };
  const left = (plan: PlanId) => leftFor(plan, facts);
  const suiting = planIds
    .filter((plan) => turnover >= plans[plan].turnoverFrom)
    .toSorted((a, b) => left(b) - left(a));
  if (!suiting[0]) return { answer: 'notYet', why: 'turnover' };
  const paying = suiting.filter((plan) => left(plan) > 0);
  const [cheapest] = paying.toSorted((a, b) => plans[a].adsFrom - plans[b].adsFrom);
  if (!cheapest) return { answer: 'no', why: 'unpaid', plan: suiting[0] };
  const plan = paying.find((each) => budget >= plans[each].adsFrom);
  if (canDecide === 'no') return { answer: 'notYet', why: 'decide', plan: plan ?? cheapest };
  if (!plan) return { answer: 'notYet', why: 'budget', plan: cheapest };
  return {
    answer: 'yes',
    plan,
    needsVat: facts.reclaimsVat !== false && leftWithVat(plan, kept, enquiries) <= 0,
  };
}

const values = {
  from: pounds(plans.ground.turnoverFrom),
  most: String(rules.mostSharePercent),
  month: String(rules.targetMonth),
};

const words = {
  yes: {
    title: 'Yes: {name}.',
    text: '{reason} We sign for {target} a month more turnover by month {month}. What the leaks don’t bring has to come from new patients.',
  },
  reason: 'If nobody in your team has the hours, we make the calls.',
  yesWithVat: 'Yes, if you can reclaim VAT: {name}.',
  notOpen: {
    title: 'Not yet: you haven’t opened.',
    text: 'These steps come first. Take the check again a month after you open.',
  },
  decide: {
    title: 'Not yet: show this to whoever decides.',
    text: 'A plan changes the phone, the diary and the ads. That takes the person who can say yes.',
  },
  turnover: {
    title: 'Not yet: from {from} a month.',
    text: 'Below that, fee and ads take more than {most}% of your turnover. The steps here bring you closer.',
  },
  budget: {
    title: 'Not yet below {budget} a month for marketing.',
    text: 'The ads of {name} alone take that. If you spend it already, book the half hour and say so. If you don’t, the steps here come first.',
  },
  condition: {
    title: 'Not yet: one condition is open.',
    text: 'When it has changed, take the check again. It takes five minutes.',
  },
  ownTeam: {
    title: 'No: your own team can do it.',
    text: 'You have someone for the calls. Let them take these steps; half an hour with us is a second opinion, not a sale.',
  },
  small: {
    title: 'No: not at this turnover.',
    text: 'Fee and ads should stay under {most}% of turnover, and ours would take far more. The steps here come first.',
  },
  unpaid: {
    title: 'No: it wouldn’t pay for itself.',
    text: 'The calls for all your enquiries, and what you keep of each pound, leave nothing over. Your own steps do.',
  },
};

/** Says a verdict in a short sentence, and why. `reason` names the clinic's own figures. */
export function verdictWords(verdict: Verdict, reason = words.reason): { title: string; text: string } {
  const { answer, plan = 'ground' } = verdict;
  const { title, text } = answer === 'yes' ? words.yes : words[verdict.why];
  const all = {
    ...values,
    reason,
    name: plans[plan].name,
    budget: pounds(plans[plan].adsFrom),
    target: pounds(leastTarget(plan)),
  };
  const asked = answer === 'yes' && verdict.needsVat ? words.yesWithVat : title;
  return { title: fill(asked, all), text: fill(text, all) };
}

const contract = {
  fee: 'Our fee, a month',
  packs: 'Calls for all {enquiries} enquiries: {packs} × {size} more',
  ads: 'Least ads, paid to the platforms',
  cost: 'Together, before VAT',
  withVat: 'With VAT, if you can’t reclaim it',
  target: 'More turnover a month that we sign for, by month {month}',
  kept: 'You keep £{kept} of every £100 of it',
  left: 'Left for you a month, before VAT',
  leftWithVat: 'Left with VAT you can’t reclaim',
  low: 'If nothing grew at all: paid in fees and ads by month {month}, then no fee until it does',
  term: 'If you leave after the first {months} months, paid in fees and ads',
};

export interface ContractRow {
  label: string;
  /** Pounds; negative for a loss. */
  sum: number;
  /** Whether the row is the sum of those above it. */
  isSum?: true;
}

/** The plan and its contract in numbers, in pounds, for a clinic with so many enquiries a month. */
export function contractRows(plan: PlanId, kept = TYPICAL_KEPT, enquiries = 0): ContractRow[] {
  const { fee, adsFrom, minimumMonths } = plans[plan];
  const packs = packsFor(plan, enquiries);
  const cost = monthlyCost(plan, enquiries);
  const target = leastTarget(plan);
  const named = (text: string) =>
    fill(text, {
      month: String(rules.targetMonth),
      kept: String(kept),
      months: String(minimumMonths),
      enquiries: String(enquiries),
      packs: String(packs),
      size: String(morePerPack),
    });
  return [
    { label: contract.fee, sum: fee },
    ...(packs > 0 ? [{ label: named(contract.packs), sum: packs * packPrice }] : []),
    { label: contract.ads, sum: adsFrom },
    { label: contract.cost, sum: cost, isSum: true },
    { label: contract.withVat, sum: withVat(cost) },
    { label: named(contract.target), sum: target },
    { label: named(contract.kept), sum: (target * kept) / 100 },
    { label: contract.left, sum: leftOfTarget(plan, kept, enquiries), isSum: true },
    { label: contract.leftWithVat, sum: leftWithVat(plan, kept, enquiries) },
    { label: named(contract.low), sum: cost * rules.targetMonth },
    { label: named(contract.term), sum: cost * minimumMonths },
  ];
}
