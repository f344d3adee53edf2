import { isEmptyAnswer } from '@upcurve/contracts/quiz/answers';
import type { ReportAssumptions } from '@upcurve/contracts/quiz/quiz';
import { shownQuestions } from '@upcurve/contracts/quiz/shown-questions';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { fill, pounds } from '../money/format.ts';
import { type PlanId, plans, rules } from '../pricing/plans.ts';
import {
  adsText,
  type ContractRow,
  contractRows,
  type Facts,
  planTexts,
  type Verdict,
  verdictWords,
} from '../pricing/verdict.ts';
import type { Assumed } from './assumed.ts';
import { type Challenge, challengeOf } from './challenge.ts';
import { type Criterion, criteriaOf, factsOf, verdictFor } from './conditions.ts';
import { type Early, hardlyFound, notOpen } from './content/early.ts';
import * as words from './content/words.ts';
import { callerOf, type Estimate, estimateOf, hasOpened, isBelowFloor, kindOf } from './estimate.ts';
import { salutation } from './salutation.ts';
import { type ReportSource, SUBJECTS } from './source.ts';
import { callHours, hoursText, type ReportStep, stepsOf } from './steps.ts';
import { checkedFigure, sentenceOf } from './title.ts';
import { middleOf, turnoverOf } from './turnover.ts';

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: AGENCY_ZONE });

interface Check {
  figure: keyof Assumed;
  label: string;
}

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
  /** The figure that the verdict waits for or could change by. The report asks for it in place. */
  check: Check | null;
  /** Who could make the calls. Null if no plan could follow. */
  caller: 'someone' | 'nobody' | null;
  /** What is lost, kept by a step, and left by the plan, in pounds a month; empty if the report names no sums. */
  numbers: readonly { value: string; label: string }[];
  /** The steps: the first is for this week. */
  steps: readonly ReportStep[];
  /** Null if the turnover is unknown. */
  verdict: Verdict | null;
  verdictText: { title: string; text: string };
  /** Why to say yes to the plan; null unless the verdict is a yes. */
  reason: string | null;
  /** What to do next: give a figure, book, forward the report to the person who decides, or read the lead guide. */
  next: 'check' | 'book' | 'forward' | 'guide';
  /** What the half hour is for, if booking is next. */
  invitation: string | null;
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

const firstWithSum = (steps: readonly ReportStep[]) => steps.find((step) => step.keeps);

/** What is lost, what the first step with a sum keeps, and what an offered plan leaves or all steps keep. */
function numbersOf(
  steps: readonly ReportStep[],
  { lost }: Estimate,
  offered: PlanId | undefined,
  facts: Facts,
): ReportView['numbers'] {
  const { top } = words;
  const first = firstWithSum(steps);
  const label = first === steps[0] ? top.keeps : fill(top.keepsOther, { title: first?.title ?? '' });
  const step = first?.keeps ? [{ value: pounds(first.keeps), label }] : [];
  const together = steps.reduce((sum, each) => sum + (each.keeps ?? 0), 0);
  const last = offered
    ? { value: planTexts(offered, facts).left, label: top.left }
    : { value: pounds(together), label: top.all };
  return [{ value: pounds(lost), label: top.lost }, ...step, ...(offered || step.length > 0 ? [last] : [])];
}

/** What stands in the way of a yes; null if nothing does. */
const whyOf = (verdict: Verdict) => (verdict.answer === 'yes' ? null : verdict.why);

/** What to ask for in the report, where the answers leave the verdict open. */
function checkOf(
  verdict: Verdict | null,
  estimate: Estimate | undefined,
  open: Criterion | undefined,
  { turnover, budget }: ReportAssumptions,
): Check | null {
  const { asks } = words.top;
  const { fields } = words.working;
  const figure = estimate && checkedFigure(estimate);
  const why = verdict && whyOf(verdict);
  if (figure) return { figure, label: fields[figure] };
  const lacksBudget = why === 'budget' || (open?.answer === null && SUBJECTS.spend.test(open.question));
  if (lacksBudget && budget === undefined) return { figure: 'budget', label: asks.budget };
  // In a range, or above one, another turnover may lead to another verdict.
  const isVague = estimate?.band === 'open' || (why === 'turnover' && !isTooSmall(estimate?.assumed));
  return isVague && turnover === undefined ? { figure: 'turnover', label: asks.turnover } : null;
}

/** Whether no clinic of this turnover gets a plan. */
const isTooSmall = ({ turnover = 0 }: Pick<Facts, 'turnover'> = {}) => turnover < plans.ground.turnoverFrom;

/** A clinic too small for us is not invited to a call, and someone who cannot decide forwards the report. */
function nextOf(verdict: Verdict | null, facts: Facts): ReportView['next'] {
  const why = verdict && whyOf(verdict);
  if ((why === 'turnover' && isTooSmall(facts)) || why === 'notOpen') return 'guide';
  if (facts.canDecide === 'no') return 'forward';
  return !verdict || why === 'figure' ? 'check' : 'book';
}

/** Says which ads cost nothing new, who makes the calls of a plan, and what happens if it fails. */
function reasonOf(plan: PlanId, facts: Facts, estimate: Estimate | undefined): string {
  const { calls, failing } = words.reasons;
  const hours = estimate && callHours(estimate);
  const month = String(rules.targetMonth);
  const months = String(plans[plan].minimumMonths);
  return [
    adsText(plan, facts),
    hours && fill(calls, { hours: hoursText(hours) }),
    fill(failing, { ...planTexts(plan, facts), month, months }),
  ]
    .filter(Boolean)
    .join(' ');
}

function verdictTextOf(verdict: Verdict | null, facts: Facts, open: Criterion | undefined) {
  if (verdict && open)
    return { ...verdictWords(verdict, facts), title: fill(words.plan.open, { question: open.question }) };
  if (verdict) return verdictWords(verdict, facts);
  const { titleNone, unknown } = words.plan;
  return { title: titleNone, text: fill(unknown, planTexts('ground', {})) };
}

/**
 * Builds the view of a report from its answers and score, and from the assumptions that the visitor replaced. Someone who
 * cannot decide shows it to a decider, whom it then speaks to. A mail may reach a stranger, so it repeats nothing that the
 * visitor typed.
 */
export function viewOf(
  given: ReportSource,
  replaced: ReportAssumptions = {},
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
  const caller = replaced.caller ?? source.figures?.caller ?? callerOf(source);
  const steps = stepsOf({ improvements: result.improvements, estimate, early, challenge, caller });
  const turnover = estimate?.assumed.turnover ?? (band && middleOf(band));
  const step = firstWithSum(steps)?.keeps ?? undefined;
  const known = { turnover, caller, step, lost: estimate?.lost, reclaimsVat: !kindOf(source).isVatExempt };
  const facts = factsOf(source, { ...estimate?.assumed, ...known }, replaced);
  const verdict: Verdict | null =
    estimate && checkedFigure(estimate)
      ? { answer: 'notYet', why: 'figure' }
      : verdictFor(source, facts, early);
  const called = reader === 'visitor' ? salutation(name) : '';
  const quotable = reader === 'mail' && challenge ? { ...challenge, clause: undefined } : challenge;
  const sentence = sentenceOf(estimate, early, quotable, steps.find(({ leak }) => leak)?.leak);
  const alone = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  const plan = verdict?.plan;
  const offered = offeredPlan(verdict);
  // A clinic that has not opened cannot meet them.
  const criteria = early ? [] : criteriaOf(source, verdict, facts);
  const why = verdict && whyOf(verdict);
  const open = why === 'condition' ? criteria.find(({ isMet }) => !isMet) : undefined;
  const said = verdictTextOf(verdict, facts, open);
  const numbers = estimate && verdict && why !== 'figure' ? numbersOf(steps, estimate, offered, facts) : [];
  const next = nextOf(verdict, facts);
  const { invitations, working } = words;
  return {
    isForDecider,
    isForAnother: facts.canDecide === 'no',
    clinic: (reader !== 'mail' && businessName?.trim()) || null,
    date: completedAt ? dates.format(new Date(completedAt)) : null,
    title: called ? `${called}, ${sentence}` : alone,
    sentence: alone,
    note: noteOf(source, early),
    check:
      turnover === undefined && !early
        ? { figure: 'turnover', label: working.fields.turnover }
        : checkOf(verdict, estimate, open, replaced),
    caller: estimate && next !== 'guide' ? caller : null,
    numbers,
    steps,
    verdict,
    verdictText: isForDecider ? { ...said, title: fill(words.top.decide, said) } : said,
    reason: verdict?.answer === 'yes' ? reasonOf(verdict.plan, facts, estimate) : null,
    next,
    invitation: next === 'book' ? invitations[why === 'ownTeam' ? why : why ? 'notYet' : 'yes'] : null,
    contract: estimate && plan ? contractRows(plan, facts) : [],
    estimate: estimate ?? null,
    challenge: (reader !== 'mail' && challenge) || null,
    criteria,
  };
}

/** Returns what a report's first screen says below its title, as paragraphs of a mail. */
export function mailParagraphs(view: ReportView): string[] {
  const { note, numbers, steps, verdictText, reason, invitation } = view;
  const [step] = steps;
  return [
    note ?? '',
    numbers.map(({ value, label }) => `${value} ${label}.`).join('\n'),
    step ? `${words.top.step}: ${step.title}. ${step.step}\n${step.cost}`.trim() : '',
    [words.top.question, verdictText.title, verdictText.text, reason].filter(Boolean).join(' '),
    invitation ?? '',
  ].filter(Boolean);
}
