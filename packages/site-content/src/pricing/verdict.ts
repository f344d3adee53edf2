import { fill, pounds, roundSumDown, signedPounds } from '../money/format.ts';
import {
  leastTarget,
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
  /** What the clinic spends on marketing today, in pounds a month: a plan's least ads come out of it. */
  spent?: number | undefined;
  /** What it could spend, where that differs. */
  budget?: number | undefined;
  /** What the clinic keeps of £100 of additional turnover. */
  kept?: number | undefined;
  /** The turnover that the clinic loses today, in pounds a month, which a plan wins back first. */
  lost?: number | undefined;
  /** What this week's step keeps without us, in pounds a month. A plan has to leave as much. */
  step?: number | undefined;
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
  | { answer: 'no'; why: 'ownTeam' | 'step' | 'unpaid'; plan?: PlanId };

/** Of £100 of additional turnover, what an aesthetic clinic keeps after materials and the practitioner. */
export const TYPICAL_KEPT = 65;

/** The facts of a verdict, as far as they are known. */
export type Facts = Partial<VerdictFacts>;

/** Rounds up, as costs are; growth is rounded down. */
const roundSumUp = (sum: number) => -roundSumDown(-sum);

/**
 * What a plan costs a clinic on top of what it spends today, by parts, in pounds a month. `ads` is the part of the least
 * ads that it does not spend today; `vat` is 0 if it can reclaim it.
 */
function costsOf(plan: PlanId, { enquiries = 0, spent = 0, reclaimsVat }: Facts) {
  const { fee, adsFrom } = plans[plan];
  const calls = packsFor(plan, enquiries) * packPrice;
  const ads = roundSumUp(Math.max(0, adsFrom - spent));
  const net = fee + calls + ads;
  const vat = reclaimsVat === false ? roundSumUp((net * rules.vatPercent) / 100) : 0;
  return { fee, calls, ads, vat, total: net + vat };
}

const costFor = (plan: PlanId, facts: Facts): number => costsOf(plan, facts).total;

/** The lowest turnover of which fee and ads are an advisable share, in pounds a month. */
export const turnoverFor = (plan: PlanId, { reclaimsVat }: Facts): number =>
  Math.max(plans[plan].turnoverFrom, (costFor(plan, { reclaimsVat }) * 100) / rules.mostSharePercent);

/** What the clinic keeps of the growth that we sign for, in pounds a month. */
const keptOf = (plan: PlanId, { enquiries, kept = TYPICAL_KEPT }: Facts): number =>
  roundSumDown((leastTarget(plan, enquiries) * kept) / 100);

/** What is left of it after the plan is paid. */
export const leftFor = (plan: PlanId, facts: Facts): number => keptOf(plan, facts) - costFor(plan, facts);

/** What is left without added calls, by which plans are compared: calls leave more wherever the plan does. */
const leftAlone = (plan: PlanId, facts: Facts) => leftFor(plan, { ...facts, enquiries: undefined });

/** A plan with its price by parts: `Rise, £4,200 fee + £2,000 ads a month, before VAT`. */
export function offerText(plan: PlanId, facts: Facts = {}): string {
  const { fee, ads, calls, vat } = costsOf(plan, facts);
  const parts = [
    `${pounds(fee)} fee`,
    ads > 0 && `${pounds(ads)} ads`,
    calls > 0 && `${pounds(calls)} calls`,
    vat > 0 && `${pounds(vat)} VAT`,
  ].filter(Boolean);
  return `${plans[plan].name}, ${parts.join(' + ')} a month${vat > 0 ? '' : ', before VAT'}`;
}

/** Says where the growth of a plan comes from, if it is known what the clinic loses and the ads bring their cost. */
function growthText(plan: PlanId, { lost, enquiries }: Facts): string {
  const { growth, lessThanLost, anySource } = words;
  if (!lost) return anySource;
  const found = leastTarget(plan, enquiries) - lost;
  if (found > 0 && found < plans[plan].adsFrom) return anySource;
  return fill(found > 0 ? growth : lessThanLost, { lost: pounds(lost), found: pounds(found) });
}

/** Says which ads cost nothing new, because the clinic spends as much on marketing today. */
export function adsText(plan: PlanId, facts: Facts): string {
  const { spent = 0 } = facts;
  const covered = plans[plan].adsFrom - costsOf(plan, facts).ads;
  return covered > 0 ? fill(words.ads, { covered: pounds(covered), spent: pounds(spent) }) : '';
}

/** Says why a plan is not the larger one that the turnover suits. */
export function smallerText(plan: PlanId | undefined, facts: Facts): string {
  const { turnover = 0 } = facts;
  const larger = planIds.findLast((each) => turnover >= plans[each].turnoverFrom);
  if (!plan || !larger || planIds.indexOf(larger) <= planIds.indexOf(plan)) return '';
  const { aboveCap, leavesLess, takesMoreAds } = words;
  const reason = leftAlone(larger, facts) < leftAlone(plan, facts) ? leavesLess : takesMoreAds;
  return fill(turnover < turnoverFor(larger, facts) ? aboveCap : reason, planTexts(larger, facts));
}

/** The sums of a plan as text: all of them before VAT, or all with it. */
export function planTexts(plan: PlanId, facts: Facts) {
  const { enquiries, kept = TYPICAL_KEPT, reclaimsVat } = facts;
  const ads = adsText(plan, facts);
  return {
    name: plans[plan].name,
    budget: pounds(plans[plan].adsFrom),
    target: pounds(leastTarget(plan, enquiries)),
    kept: String(kept),
    keep: pounds(keptOf(plan, facts)),
    cost: pounds(costFor(plan, facts)),
    offer: offerText(plan, facts),
    ads: ads && ` ${ads}`,
    step: pounds(facts.step ?? 0),
    vat: reclaimsVat === false ? 'with VAT' : 'before VAT',
    from: pounds(turnoverFor(plan, facts)),
    left: signedPounds(leftFor(plan, facts)),
  };
}

/** The one answer that the pricing slider, the report, its PDF, its mail and the lead's page give. */
export function verdictOf(facts: VerdictFacts): Verdict {
  const { turnover, caller, canDecide, step = 0 } = facts;
  const { spent = Number.POSITIVE_INFINITY, budget = spent } = facts;
  if (caller === 'someone') return { answer: 'no', why: 'ownTeam' };
  const left = (plan: PlanId) => leftAlone(plan, facts);
  const suiting = planIds
    .filter((plan) => turnover >= turnoverFor(plan, facts))
    // Of two that leave the same, the larger one does more.
    .toReversed()
    .toSorted((a, b) => left(b) - left(a));
  if (!suiting[0]) return { answer: 'notYet', why: 'turnover' };
  const paying = suiting.filter((plan) => leftFor(plan, facts) > 0);
  const worthwhile = paying.filter((plan) => leftFor(plan, facts) >= step);
  const [cheapest] = worthwhile.toSorted((a, b) => plans[a].adsFrom - plans[b].adsFrom);
  if (!cheapest) return { answer: 'no', why: paying[0] ? 'step' : 'unpaid', plan: paying[0] ?? suiting[0] };
  const plan = worthwhile.find((each) => budget >= plans[each].adsFrom);
  if (canDecide === 'no') return { answer: 'notYet', why: 'decide', plan: plan ?? cheapest };
  if (!plan) return { answer: 'notYet', why: 'budget', plan: cheapest };
  return { answer: 'yes', plan };
}

const words = {
  yes: {
    title: 'Yes: {offer}.',
    text: `We sign for {target} a month more turnover by month ${rules.targetMonth}{growth}. You keep {keep} of it and pay {cost}: {left} is left.{ads}{smaller}`,
  },
  anySource: ', from any source',
  ads: 'The {covered} of ads comes out of the {spent} you spend now.',
  growth: ': {lost} that you lose now + {found} from new enquiries',
  lessThanLost: ', less than the {lost} that you lose now',
  aboveCap: ` Not {name}: with VAT, fee and ads take more than ${rules.mostSharePercent}% of turnover below {from}.`,
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
    text: `Below that, fee and ads {vat} take more than ${rules.mostSharePercent}% of your turnover.`,
  },
  budget: {
    title: 'Not yet: you’d need {budget} a month for ads.',
    text: 'The price is {offer}.{ads} If you can spend {budget} on ads, say so in your report.',
  },
  condition: {
    title: 'Not yet: one condition is open.',
    text: 'Answer the question or change it, then take the check again: five minutes.',
  },
  ownTeam: {
    title: 'No: your own team can do it.',
    text: 'You have someone for the calls. Half an hour with us is a second opinion, not a sale.',
  },
  step: {
    title: 'No: take this week’s step first.',
    text: 'It keeps {step} a month by itself; {name} would leave {left} at least, {vat}.',
  },
  unpaid: {
    title: 'No: it wouldn’t pay for itself.',
    text: 'With {name} you keep {kept}% of {target} more turnover, {keep}, and pay {cost} {vat}: {left} is left.',
  },
};

/** Says a verdict in a short sentence, and why. */
export function verdictWords(verdict: Verdict, facts: Facts = {}): { title: string; text: string } {
  const { answer, plan = 'ground' } = verdict;
  const why = answer === 'yes' ? 'yes' : verdict.why;
  const { title, text } = words[why];
  const explained = { growth: growthText(plan, facts), smaller: smallerText(verdict.plan, facts) };
  const all = { ...planTexts(plan, facts), ...explained };
  return { title: fill(title, all), text: fill(text, all) };
}

const contract = {
  fee: 'Our fee, a month',
  packs: 'Calls for all {enquiries} enquiries: {packs} × {size} more',
  ads: 'Least ads beyond what you spend now, paid to the platforms',
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
export function contractRows(plan: PlanId, facts: Facts = {}): ContractRow[] {
  const { enquiries = 0, reclaimsVat } = facts;
  const { minimumMonths } = plans[plan];
  const { fee, calls, ads, vat, total } = costsOf(plan, facts);
  const isExempt = reclaimsVat === false;
  const named = (text: string) =>
    fill(text, {
      ...planTexts(plan, facts),
      month: String(rules.targetMonth),
      months: String(minimumMonths),
      enquiries: String(enquiries),
      packs: String(packsFor(plan, enquiries)),
      size: String(morePerPack),
    });
  return [
    { label: contract.fee, sum: fee },
    ...(calls > 0 ? [{ label: named(contract.packs), sum: calls }] : []),
    ...(ads > 0 ? [{ label: contract.ads, sum: ads }] : []),
    ...(isExempt ? [{ label: contract.vat, sum: vat }] : []),
    { label: named(contract.cost), sum: total, isSum: true },
    { label: named(contract.target), sum: leastTarget(plan, enquiries) },
    { label: named(contract.kept), sum: keptOf(plan, facts) },
    { label: named(contract.left), sum: leftFor(plan, facts), isSum: true },
    ...(isExempt
      ? []
      : [{ label: contract.leftWithVat, sum: leftFor(plan, { ...facts, reclaimsVat: false }) }]),
    { label: named(contract.low), sum: total * rules.targetMonth },
    { label: named(contract.term), sum: total * minimumMonths },
  ];
}
