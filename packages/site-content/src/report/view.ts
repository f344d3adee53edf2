import { isEmptyAnswer } from '@upcurve/contracts/quiz/answers';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { fill, pounds } from '../money/format.ts';
import { leastTarget, monthlyCost, plans, withVat } from '../pricing/plans.ts';
import {
  type ContractRow,
  contractRows,
  leftFor,
  leftWithVat,
  TYPICAL_KEPT,
  type Verdict,
  verdictWords,
} from '../pricing/verdict.ts';
import type { Assumed } from './assumed.ts';
import { type Challenge, challengeOf } from './challenge.ts';
import { type Criterion, criteriaOf, type Facts, factsOf, verdictFor } from './conditions.ts';
import { type Early, hardlyFound, notOpen } from './content/early.ts';
import * as words from './content/words.ts';
import { type Estimate, estimateOf, hasOpened, isBelowFloor, kindOf } from './estimate.ts';
import { type OwnCaller, ownCallerOf } from './own-caller.ts';
import { salutation } from './salutation.ts';
import type { ReportSource } from './source.ts';
import { callsIn, hoursIn, hoursText, type ReportStep, shortHours, stepsOf } from './steps.ts';
import { type CheckedFigure, checkedFigure, sentenceOf } from './title.ts';
import { middleOf, turnoverOf } from './turnover.ts';

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: AGENCY_ZONE });

/** All texts and decisions of a report. The page, the PDF and the mail only display them. */
export interface ReportView {
  /** Whether it speaks to the person who decides, instead of the one who answered. */
  isForDecider: boolean;
  clinic: string | null;
  date: string | null;
  /** The sentence after the visitor's name, and alone. */
  title: string;
  sentence: string;
  /** What limits the report; null for most. */
  note: string | null;
  /** The figure that explains too little of the turnover. The report asks for it and shows no numbers. */
  check: CheckedFigure | null;
  /** What is lost, what the first step keeps, and the verdict as a number. Empty if the report names no sums. */
  numbers: readonly { value: string; label: string }[];
  /** The steps: the first is for this week. */
  steps: readonly ReportStep[];
  /** Who makes the calls of the steps, where a plan does; null for all others. */
  stepsNote: string | null;
  /** Null if the turnover is unknown. */
  verdict: Verdict | null;
  verdictText: { title: string; text: string };
  /** Why a yes is worth it, in the clinic's figures. */
  reason: string | null;
  /** What the clinic keeps of £100 of additional turnover. */
  kept: number | undefined;
  /** The plan in numbers; empty if none is named. */
  contract: readonly ContractRow[];
  /** A caller of the clinic's own beside that plan; null if no plan is named. */
  ownCaller: OwnCaller | null;
  estimate: Estimate | null;
  challenge: Challenge | null;
  criteria: readonly Criterion[];
}

/** Says so if at least half of the scored questions were skipped. */
function noteOf({ questions, answers, result }: ReportSource, early: Early | null): string | null {
  if (early) return early.lead;
  const asked = result.answers.length;
  const skipped = result.answers.filter(({ questionId }) => isEmptyAnswer(answers[questionId])).length;
  if (questions.length === 0 || asked === 0 || skipped * 2 < asked) return null;
  return fill(words.top.skipped, { skipped: String(skipped), asked: String(asked) });
}

/** The plan that a report offers, now or once a condition is met; undefined if something else comes first. */
function offeredPlan(verdict: Verdict | null) {
  if (verdict?.answer === 'yes') return verdict.plan;
  return verdict?.answer === 'notYet' && verdict.why !== 'budget' ? verdict.plan : undefined;
}

/** The verdict as the third number of the report. */
function numberOf(
  verdict: Verdict,
  facts: Facts,
  steps: readonly ReportStep[],
): { value: string; label: string } {
  const { left, leftExempt, loss, hours, from, budget, tooMuch } = words.top;
  const { plan = 'ground' } = verdict;
  const { kept = TYPICAL_KEPT, enquiries } = facts;
  const reclaimsVat = facts.reclaimsVat !== false;
  const { name, turnoverFrom, adsFrom } = plans[plan];
  const paid = monthlyCost(plan, enquiries);
  const cost = pounds(reclaimsVat ? paid : withVat(paid));
  if (offeredPlan(verdict)) {
    const ifNot = leftWithVat(plan, kept, enquiries);
    const target = leastTarget(plan);
    const label = fill(reclaimsVat ? left : leftExempt, {
      target: pounds(target),
      keep: pounds((target * kept) / 100),
      cost,
      withVat: ifNot < 0 ? fill(loss, { sum: pounds(-ifNot) }) : pounds(ifNot),
    });
    return { value: pounds(leftFor(plan, facts)), label };
  }
  if (verdict.answer === 'no')
    return verdict.why === 'ownTeam'
      ? { value: shortHours(hoursIn(steps)), label: fill(hours, { calls: callsIn(steps) }) }
      : { value: cost, label: fill(tooMuch, { name }) };
  return verdict.answer === 'notYet' && verdict.why === 'budget'
    ? { value: pounds(adsFrom), label: fill(budget, { name }) }
    : { value: pounds(turnoverFrom), label: from };
}

/** Returns a step of a plan, without sums of its own: the plan is compared with today, not with its steps. */
const plannedStep = (step: ReportStep): ReportStep => ({
  ...step,
  keeps: null,
  cost: step.hours > 0 ? fill(words.costs.planned, { hours: hoursText(step.hours) }) : step.cost,
});

function verdictTextOf(verdict: Verdict | null, reason?: string): { title: string; text: string } {
  if (verdict) return verdictWords(verdict, reason);
  const { titleNone, unknown } = words.plan;
  return { title: titleNone, text: fill(unknown, { cost: pounds(monthlyCost('ground')) }) };
}

/**
 * Builds the view of a report from its answers and score, and from the assumptions that the visitor replaced. Someone who
 * cannot decide shows it to a decider, whom it then speaks to.
 */
export function viewOf(given: ReportSource, replaced?: Partial<Assumed>, isForDecider = false): ReportView {
  const source = isForDecider
    ? { ...given, figures: { ...given.figures, canDecide: 'yes' as const } }
    : given;
  const { name, businessName, completedAt, result } = source;
  const band = turnoverOf(source);
  const early = isBelowFloor(source, band) ? (hasOpened(source) ? hardlyFound : notOpen) : null;
  const estimate = estimateOf(source, replaced);
  const challenge = challengeOf(source, early);
  const [first, ...others] = stepsOf({ improvements: result.improvements, estimate, early, challenge });
  const turnover = estimate?.assumed.turnover ?? (band && middleOf(band));
  const all = [...(first ? [first] : []), ...others];
  const facts = factsOf(source, {
    ...estimate?.assumed,
    turnover,
    reclaimsVat: !kindOf(source).isVatExempt,
  });
  const verdict = verdictFor(source, facts, early);
  const isPlanned = estimate !== undefined && offeredPlan(verdict) !== undefined;
  const steps = [...(first ? [first] : []), ...(isPlanned ? others.map(plannedStep) : others)];
  const called = isForDecider ? '' : salutation(name);
  const sentence = sentenceOf(estimate, early, challenge, first?.leak);
  const alone = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  const check = estimate ? checkedFigure(estimate) : null;
  const keeps = first?.keeps;
  const named = verdict && verdict.answer !== 'no' ? verdict.plan : undefined;
  const ownCaller =
    estimate && named && !check ? ownCallerOf(estimate, all, named, facts.caller === 'nobody') : null;
  const said = verdictTextOf(verdict, ownCaller?.reason);
  return {
    isForDecider,
    clinic: businessName?.trim() || null,
    date: completedAt ? dates.format(new Date(completedAt)) : null,
    title: called ? `${called}, ${sentence}` : alone,
    sentence: alone,
    note: noteOf(source, early),
    check,
    numbers:
      estimate && verdict && !check && typeof keeps === 'number'
        ? [
            { value: pounds(estimate.lost), label: words.top.lost },
            { value: pounds(keeps), label: words.top.keeps },
            numberOf(verdict, facts, steps),
          ]
        : [],
    steps,
    stepsNote: isPlanned ? fill(words.others.planned, { hours: hoursText(hoursIn(steps)) }) : null,
    verdict,
    verdictText: isForDecider ? { ...said, title: fill(words.top.decide, said) } : said,
    reason: verdict?.answer === 'yes' ? (ownCaller?.reason ?? null) : null,
    kept: estimate?.assumed.kept,
    contract: estimate && named ? contractRows(named, estimate.assumed.kept, estimate.assumed.enquiries) : [],
    ownCaller,
    estimate: estimate ?? null,
    challenge: challenge ?? null,
    // A clinic that has not opened cannot meet them.
    criteria: early ? [] : criteriaOf(source, verdict, facts),
  };
}

/** Whether the report has to be shown to someone else, who decides. */
export const isForAnother = ({ verdict }: Pick<ReportView, 'verdict'>): boolean =>
  verdict?.answer === 'notYet' && verdict.why === 'decide';

/** Returns what a report's first screen says below its title, as paragraphs of a mail. */
export function mailParagraphs({ note, numbers, steps: [step], verdictText }: ReportView): string[] {
  return [
    note ?? '',
    numbers.map(({ value, label }) => `${value} ${label}.`).join('\n'),
    step ? `${words.top.step}: ${step.title}. ${step.step} ${step.cost}`.trim() : '',
    `${verdictText.title} ${verdictText.text}`,
  ].filter(Boolean);
}
