import { isEmptyAnswer } from '@upcurve/contracts/quiz/answers';
import type { ReportAssumptions } from '@upcurve/contracts/quiz/quiz';
import { shownQuestions } from '@upcurve/contracts/quiz/shown-questions';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { fill, pounds } from '../money/format.ts';
import { monthlyCost, type PlanId, plans, rules } from '../pricing/plans.ts';
import { type ContractRow, contractRows, planTexts, type Verdict, verdictWords } from '../pricing/verdict.ts';
import { type Challenge, challengeOf } from './challenge.ts';
import { type Criterion, criteriaOf, type Facts, factsOf, verdictFor } from './conditions.ts';
import { type Early, hardlyFound, notOpen } from './content/early.ts';
import * as words from './content/words.ts';
import { type Estimate, estimateOf, hasOpened, isBelowFloor, kindOf } from './estimate.ts';
import { salutation } from './salutation.ts';
import { type ReportSource, SUBJECTS } from './source.ts';
import { hoursText, type OwnCaller, ownCallerOf, type ReportStep, stepsOf } from './steps.ts';
import { checkedFigure, sentenceOf } from './title.ts';
import { middleOf, turnoverOf } from './turnover.ts';

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: AGENCY_ZONE });

interface Check {
  figure: keyof ReportAssumptions;
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
  /** What the verdict waits for or could change by. The report asks for it in place. */
  check: Check | null;
  /** What is lost, kept by a step, and left by the plan, in pounds a month; empty if the report names no sums. */
  numbers: readonly { value: string; label: string }[];
  /** Says what kind of sums the numbers are. */
  units: string | null;
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

/** What is lost, what the first step with a sum keeps, and what an offered plan leaves or all steps keep. */
function numbersOf(
  steps: readonly ReportStep[],
  { lost }: Estimate,
  offered: PlanId | undefined,
  facts: Facts,
): ReportView['numbers'] {
  const { top } = words;
  const first = steps.find((step) => step.keeps);
  const label = first === steps[0] ? top.keeps : fill(top.keepsOther, { title: first?.title ?? '' });
  const step = first?.keeps ? [{ value: pounds(first.keeps), label }] : [];
  const together = steps.reduce((sum, each) => sum + (each.keeps ?? 0), 0);
  const plan = offered && planTexts(offered, facts);
  const last = plan
    ? { value: plan.left, label: fill(top.left, plan) }
    : { value: pounds(together), label: top.all };
  return [{ value: pounds(lost), label: top.lost }, ...step, ...(plan || step.length > 0 ? [last] : [])];
}

/** What stands in the way of a yes; null if nothing does. */
const whyOf = (verdict: Verdict) => (verdict.answer === 'yes' ? null : verdict.why);

/** What to ask for in the report, where the answers leave the verdict open. */
function checkOf(
  verdict: Verdict | null,
  estimate: Estimate | undefined,
  open: Criterion | undefined,
  replaced: ReportAssumptions,
): Check | null {
  const { asks } = words.top;
  const { fields } = words.working;
  const figure = estimate && checkedFigure(estimate);
  const why = verdict && whyOf(verdict);
  if (figure) return { figure, label: fields[figure] };
  if (why === 'ownTeam' && !replaced.caller) return { figure: 'caller', label: asks.caller };
  const lacksBudget = why === 'budget' || (open?.answer === null && SUBJECTS.spend.test(open.question));
  if (lacksBudget && replaced.budget === undefined) return { figure: 'budget', label: asks.budget };
  const isOpenRange = estimate?.band === 'open' && replaced.turnover === undefined;
  return isOpenRange ? { figure: 'turnover', label: asks.turnover } : null;
}

/** A clinic too small for us is not invited to a call, and someone who cannot decide forwards the report. */
function nextOf(verdict: Verdict | null, { canDecide }: Facts): ReportView['next'] {
  const why = verdict && whyOf(verdict);
  if (why === 'small' || why === 'notOpen') return 'guide';
  if (canDecide === 'no') return 'forward';
  return !verdict || why === 'figure' ? 'check' : 'book';
}

/** Says who makes the calls of a plan, and what happens if it fails. */
function reasonOf(plan: PlanId, facts: Facts, own: OwnCaller | undefined): string {
  const { nobody, ifNobody, failing } = words.reasons;
  const calls = facts.caller === 'nobody' ? nobody : ifNobody;
  const month = String(rules.targetMonth);
  const months = String(plans[plan].minimumMonths);
  return [
    own?.hours && fill(calls, { hours: hoursText(own.hours) }),
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
  return { title: titleNone, text: fill(unknown, { cost: pounds(monthlyCost('ground')) }) };
}

/** The plan in numbers, and beside it what a caller of the clinic's own would keep. */
function contractOf(
  plan: PlanId,
  facts: Facts,
  { hours, keeps }: OwnCaller,
  { assumed }: Estimate,
): ContractRow[] {
  const own = fill(words.plan.ownCaller, { hours: hoursText(hours), wage: String(assumed.wage) });
  return [...contractRows(plan, facts), ...(keeps > 0 ? [{ label: own, sum: keeps }] : [])];
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
  const steps = stepsOf({ improvements: result.improvements, estimate, early, challenge });
  const turnover = estimate?.assumed.turnover ?? (band && middleOf(band));
  const known = { lost: estimate?.lost, reclaimsVat: !kindOf(source).isVatExempt };
  const facts = factsOf(source, { ...estimate?.assumed, turnover, ...known }, replaced);
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
  const own = estimate && ownCallerOf(steps, estimate);
  const next = nextOf(verdict, facts);
  const { invitations, top, working } = words;
  const vat = offered ? `, ${planTexts(offered, facts).vat}` : '';
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
    numbers,
    units: numbers.length > 1 ? fill(top.units, { vat }) : null,
    steps,
    verdict,
    verdictText: isForDecider ? { ...said, title: fill(words.top.decide, said) } : said,
    reason: verdict?.answer === 'yes' ? reasonOf(verdict.plan, facts, own) : null,
    next,
    invitation: next === 'book' ? invitations[why === 'ownTeam' ? why : why ? 'notYet' : 'yes'] : null,
    contract: estimate && own && plan ? contractOf(plan, facts, own, estimate) : [],
    estimate: estimate ?? null,
    challenge: (reader !== 'mail' && challenge) || null,
    criteria,
  };
}

/** Returns what a report's first screen says below its title, as paragraphs of a mail. */
export function mailParagraphs(view: ReportView): string[] {
  const { note, numbers, units, steps, verdictText, reason, invitation } = view;
  const [step] = steps;
  return [
    note ?? '',
    [...numbers.map(({ value, label }) => `${value} ${label}.`), units].filter(Boolean).join('\n'),
    step ? `${words.top.step}: ${step.title}. ${step.step}\n${step.cost}`.trim() : '',
    [words.top.question, verdictText.title, verdictText.text, reason].filter(Boolean).join(' '),
    invitation ?? '',
  ].filter(Boolean);
}
