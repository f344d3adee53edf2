import { isEmptyAnswer } from '@upcurve/contracts/quiz/answers';
import { shownQuestions } from '@upcurve/contracts/quiz/shown-questions';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { fill, pounds } from '../money/format.ts';
import { monthlyCost } from '../pricing/plans.ts';
import { type ContractRow, contractRows, planTexts, type Verdict, verdictWords } from '../pricing/verdict.ts';
import type { Assumed } from './assumed.ts';
import { type Challenge, challengeOf } from './challenge.ts';
import { type Criterion, criteriaOf, type Facts, factsOf, verdictFor } from './conditions.ts';
import { type Early, hardlyFound, notOpen } from './content/early.ts';
import * as words from './content/words.ts';
import { type Estimate, estimateOf, hasOpened, isBelowFloor, kindOf } from './estimate.ts';
import { ownCallerOf } from './own-caller.ts';
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
  /** Whether it has to be shown to someone else, who decides. */
  isForAnother: boolean;
  clinic: string | null;
  date: string | null;
  /** The sentence after the visitor's name, and alone. */
  title: string;
  sentence: string;
  /** What limits the report; null for most. */
  note: string | null;
  /** The figure that is missing or explains too little. The report asks for it and shows no numbers. */
  check: CheckedFigure | null;
  /**
   * What is lost, what the first step keeps if it is counted, and the verdict as a number. Empty if the report names no
   * sums.
   */
  numbers: readonly { value: string; label: string }[];
  /** The steps: the first is for this week. */
  steps: readonly ReportStep[];
  /** Null if the turnover is unknown. */
  verdict: Verdict | null;
  verdictText: { title: string; text: string };
  /** Why a yes is worth it, in the clinic's figures. */
  reason: string | null;
  /** The plan in numbers; empty if none is named. */
  contract: readonly ContractRow[];
  /** A caller of the clinic's own beside a plan that is offered; null if none is. */
  ownCaller: string | null;
  estimate: Estimate | null;
  challenge: Challenge | null;
  criteria: readonly Criterion[];
}

/** Says so if at least half of the questions were skipped. */
function noteOf({ questions, answers }: ReportSource, early: Early | null): string | null {
  if (early) return early.lead;
  const asked = shownQuestions(questions, answers);
  const skipped = asked.filter(({ id }) => isEmptyAnswer(answers[id])).length;
  if (asked.length === 0 || skipped * 2 < asked.length) return null;
  return fill(words.top.skipped, { skipped: String(skipped), asked: String(asked.length) });
}

/** The plan that a report offers, now or once a condition is met; undefined if something else comes first. */
function offeredPlan(verdict: Verdict | null) {
  if (verdict?.answer === 'yes') return verdict.plan;
  return verdict?.answer === 'notYet' && verdict.why !== 'budget' ? verdict.plan : undefined;
}

/** The verdict as the last number of the report. */
function numberOf(
  verdict: Verdict,
  facts: Facts,
  steps: readonly ReportStep[],
): { value: string; label: string } {
  const { left, hours, from, budget, tooMuch } = words.top;
  const sums = planTexts(verdict.plan ?? 'ground', facts);
  if (offeredPlan(verdict)) return { value: sums.left, label: fill(left, sums) };
  if (verdict.answer === 'no')
    return verdict.why === 'ownTeam'
      ? { value: shortHours(hoursIn(steps)), label: fill(hours, { calls: callsIn(steps) }) }
      : { value: sums.cost, label: fill(tooMuch, sums) };
  return verdict.answer === 'notYet' && verdict.why === 'budget'
    ? { value: sums.budget, label: fill(budget, sums) }
    : { value: sums.turnover, label: from };
}

/** Returns a step of a plan, without sums of its own: the plan is compared with today, not with its steps. */
const plannedStep = (step: ReportStep): ReportStep => ({
  ...step,
  keeps: null,
  cost: step.hours > 0 ? fill(words.costs.planned, { hours: hoursText(step.hours) }) : step.cost,
});

function verdictTextOf(verdict: Verdict | null, facts: Facts, reason?: string) {
  if (verdict) return verdictWords(verdict, facts, reason);
  const { titleNone, unknown } = words.plan;
  return { title: titleNone, text: fill(unknown, { cost: pounds(monthlyCost('ground')) }) };
}

/** Why a plan is worth it, if it is offered and its steps take calls. */
function reasonOf(verdict: Verdict | null, { caller }: Facts, hours: number): string | null {
  if (verdict?.answer !== 'yes' || hours === 0) return null;
  const { nobody, ifNobody } = words.reasons;
  return fill(caller === 'nobody' ? nobody : ifNobody, { hours: hoursText(hours) });
}

/**
 * Builds the view of a report from its answers and score, and from the assumptions that the visitor replaced. Someone who
 * cannot decide shows it to a decider, whom it then speaks to. A mail may reach a stranger, so it repeats nothing that the
 * visitor typed.
 */
export function viewOf(
  given: ReportSource,
  replaced?: Partial<Assumed>,
  reader: 'visitor' | 'decider' | 'mail' = 'visitor',
): ReportView {
  const isForDecider = reader === 'decider';
  const source = isForDecider
    ? { ...given, figures: { ...given.figures, canDecide: 'yes' as const } }
    : given;
  const { name, businessName, completedAt, result } = source;
  const band = turnoverOf(source);
  const early = isBelowFloor(source, band) ? (hasOpened(source) ? hardlyFound : notOpen) : null;
  const estimate = estimateOf(source, replaced);
  const challenge = challengeOf(source, early);
  const ownSteps = stepsOf({ improvements: result.improvements, estimate, early, challenge });
  const turnover = estimate?.assumed.turnover ?? (band && middleOf(band));
  const facts = factsOf(source, {
    ...estimate?.assumed,
    turnover,
    reclaimsVat: !kindOf(source).isVatExempt,
  });
  const verdict = verdictFor(source, facts, early);
  const isPlanned = estimate !== undefined && offeredPlan(verdict) !== undefined;
  const steps = ownSteps.map((step, place) => (isPlanned && place > 0 ? plannedStep(step) : step));
  const called = reader === 'visitor' ? salutation(name) : '';
  const quotable = reader === 'mail' && challenge ? { ...challenge, clause: undefined } : challenge;
  const sentence = sentenceOf(estimate, early, quotable, steps.find(({ leak }) => leak)?.leak);
  const alone = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  const doubtful = estimate ? checkedFigure(estimate) : null;
  const check = turnover === undefined && !early ? 'turnover' : doubtful;
  const keeps = steps[0]?.keeps;
  const plan = verdict?.plan;
  const reason = reasonOf(verdict, facts, estimate ? hoursIn(steps) : 0);
  const said = verdictTextOf(verdict, facts, reason ?? undefined);
  return {
    isForDecider,
    isForAnother: facts.canDecide === 'no',
    clinic: (reader !== 'mail' && businessName?.trim()) || null,
    date: completedAt ? dates.format(new Date(completedAt)) : null,
    title: called ? `${called}, ${sentence}` : alone,
    sentence: alone,
    note: noteOf(source, early),
    check,
    numbers:
      estimate && verdict && !check
        ? [
            { value: pounds(estimate.lost), label: words.top.lost },
            ...(typeof keeps === 'number' ? [{ value: pounds(keeps), label: words.top.keeps }] : []),
            numberOf(verdict, facts, steps),
          ]
        : [],
    steps,
    verdict,
    verdictText: isForDecider ? { ...said, title: fill(words.top.decide, said) } : said,
    reason,
    contract: estimate && plan ? contractRows(plan, facts) : [],
    ownCaller: estimate && plan && isPlanned && !check ? ownCallerOf(estimate, ownSteps, plan, facts) : null,
    estimate: estimate ?? null,
    challenge: (reader !== 'mail' && challenge) || null,
    // A clinic that has not opened cannot meet them.
    criteria: early ? [] : criteriaOf(source, verdict, facts),
  };
}

/** Returns what a report's first screen says below its title, as paragraphs of a mail. */
export function mailParagraphs({ note, numbers, steps: [step], verdictText }: ReportView): string[] {
  return [
    note ?? '',
    numbers.map(({ value, label }) => `${value} ${label}.`).join('\n'),
    step ? `${words.top.step}: ${step.title}. ${step.step} ${step.cost}`.trim() : '',
    `${words.top.question} ${verdictText.title} ${verdictText.text}`,
  ].filter(Boolean);
}
