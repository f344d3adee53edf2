import { isEmptyAnswer } from '@upcurve/contracts/quiz/answers';
import { shownQuestions } from '@upcurve/contracts/quiz/shown-questions';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { fill, pounds } from '../money/format.ts';
import { monthlyCost, type PlanId } from '../pricing/plans.ts';
import {
  type ContractRow,
  contractRows,
  leftFor,
  planTexts,
  type Verdict,
  verdictWords,
} from '../pricing/verdict.ts';
import type { Assumed } from './assumed.ts';
import { type Challenge, challengeOf } from './challenge.ts';
import { type Criterion, criteriaOf, type Facts, factsOf, verdictFor } from './conditions.ts';
import { type Early, hardlyFound, notOpen } from './content/early.ts';
import * as words from './content/words.ts';
import { type Estimate, estimateOf, hasOpened, isBelowFloor, kindOf } from './estimate.ts';
import { salutation } from './salutation.ts';
import { type ReportSource, SUBJECTS } from './source.ts';
import { hoursText, ownCallerOf, type ReportStep, stepsOf } from './steps.ts';
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
  /** What the clinic loses; null if the report names no sums. */
  loss: string | null;
  /** What each way leaves the clinic, in pounds a month: a step, its own caller, the plan. */
  numbers: readonly { value: string; label: string }[];
  /** The steps: the first is for this week. */
  steps: readonly ReportStep[];
  /** Null if the turnover is unknown. */
  verdict: Verdict | null;
  verdictText: { title: string; text: string };
  /** Who makes the calls of the plan that is offered; null if none is. */
  reason: string | null;
  /** The plan in numbers; empty if none is named. */
  contract: readonly ContractRow[];
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

/** What the first step, the clinic's own caller, and the plan or all steps keep in a month, after their costs. */
function numbersOf(
  steps: readonly ReportStep[],
  estimate: Estimate,
  verdict: Verdict,
  facts: Facts,
): ReportView['numbers'] {
  const { keeps, keepsOther, caller, all, left } = words.top;
  const first = steps.find((step) => step.keeps);
  const own = ownCallerOf(steps, estimate);
  const hired = { hours: hoursText(own.hours), wage: String(estimate.assumed.wage) };
  const together = steps.reduce((sum, step) => sum + (step.keeps ?? 0), 0);
  const kept = [
    {
      sum: first?.keeps ?? 0,
      label: first === steps[0] ? keeps : fill(keepsOther, { title: first?.title ?? '' }),
    },
    { sum: own.keeps, label: fill(caller, hired) },
    { sum: verdict.plan ? 0 : together, label: all },
  ];
  const plan = verdict.plan && planTexts(verdict.plan, facts);
  return [
    ...kept.filter(({ sum }) => sum > 0).map(({ sum, label }) => ({ value: pounds(sum), label })),
    ...(plan ? [{ value: plan.left, label: fill(left, plan) }] : []),
  ];
}

function verdictTextOf(verdict: Verdict | null, facts: Facts, open: Criterion | undefined) {
  if (verdict && open)
    return { ...verdictWords(verdict, facts), title: fill(words.plan.open, { question: open.question }) };
  if (verdict) return verdictWords(verdict, facts);
  const { titleNone, unknown } = words.plan;
  return { title: titleNone, text: fill(unknown, { cost: pounds(monthlyCost('ground')) }) };
}

/** Who makes the calls of an offered plan: we, unless a caller of the clinic's own leaves more. */
function reasonOf(
  steps: readonly ReportStep[],
  estimate: Estimate,
  plan: PlanId,
  facts: Facts,
): string | null {
  const own = ownCallerOf(steps, estimate);
  if (own.hours === 0) return null;
  const { nobody, ifNobody, callerFirst, callerToFind } = words.reasons;
  const difference = own.keeps - leftFor(plan, facts);
  const isNobody = facts.caller === 'nobody';
  if (difference > 0) return fill(isNobody ? callerToFind : callerFirst, { difference: pounds(difference) });
  return fill(isNobody ? nobody : ifNobody, { hours: hoursText(own.hours) });
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
  const steps = stepsOf({ improvements: result.improvements, estimate, early, challenge });
  const turnover = estimate?.assumed.turnover ?? (band && middleOf(band));
  const facts = factsOf(source, {
    ...estimate?.assumed,
    turnover,
    ownBudget: replaced?.budget,
    lost: estimate?.lost,
    reclaimsVat: !kindOf(source).isVatExempt,
  });
  const verdict = verdictFor(source, facts, early);
  const called = reader === 'visitor' ? salutation(name) : '';
  const quotable = reader === 'mail' && challenge ? { ...challenge, clause: undefined } : challenge;
  const sentence = sentenceOf(estimate, early, quotable, steps.find(({ leak }) => leak)?.leak);
  const alone = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  const doubtful = estimate ? checkedFigure(estimate) : null;
  const plan = verdict?.plan;
  const offered = offeredPlan(verdict);
  // A clinic that has not opened cannot meet them.
  const criteria = early ? [] : criteriaOf(source, verdict, facts);
  const isOpen = verdict?.answer === 'notYet' && verdict.why === 'condition';
  const open = isOpen ? criteria.find(({ isMet }) => !isMet) : undefined;
  const said = verdictTextOf(verdict, facts, open);
  const missing = open?.answer === null && SUBJECTS.spend.test(open.question) ? 'budget' : null;
  const check = turnover === undefined && !early ? 'turnover' : (doubtful ?? missing);
  const isCounted = estimate !== undefined && !check;
  return {
    isForDecider,
    isForAnother: facts.canDecide === 'no',
    clinic: (reader !== 'mail' && businessName?.trim()) || null,
    date: completedAt ? dates.format(new Date(completedAt)) : null,
    title: called ? `${called}, ${sentence}` : alone,
    sentence: alone,
    note: noteOf(source, early),
    check,
    loss: isCounted ? fill(words.top.lost, { sum: pounds(estimate.lost) }) : null,
    numbers: isCounted && verdict ? numbersOf(steps, estimate, verdict, facts) : [],
    steps,
    verdict,
    verdictText: isForDecider ? { ...said, title: fill(words.top.decide, said) } : said,
    reason: isCounted && offered ? reasonOf(steps, estimate, offered, facts) : null,
    contract: estimate && plan ? contractRows(plan, facts) : [],
    estimate: estimate ?? null,
    challenge: (reader !== 'mail' && challenge) || null,
    criteria,
  };
}

/** Returns what a report's first screen says below its title, as paragraphs of a mail. */
export function mailParagraphs(view: ReportView): string[] {
  const { note, loss, numbers, steps, verdictText, reason } = view;
  const [step] = steps;
  return [
    note ?? '',
    [loss, ...numbers.map(({ value, label }) => `${value} ${label}.`)].filter(Boolean).join('\n'),
    step ? `${words.top.step}: ${step.title}. ${step.step} ${step.cost}`.trim() : '',
    [words.top.question, verdictText.title, reason, verdictText.text].filter(Boolean).join(' '),
  ].filter(Boolean);
}
