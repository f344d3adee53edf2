import type { ReportAssumptions } from '@upcurve/contracts/quiz/quiz';
import { fill, pounds } from '../money/format.ts';
import { plans } from '../pricing/plans.ts';
import { type Facts, turnoverFor, type Verdict, verdictOf } from '../pricing/verdict.ts';
import { type Early, notOpen } from './content/early.ts';
import { plan as words } from './content/words.ts';
import { type ReportSource, SUBJECTS } from './source.ts';
import { spendOf } from './turnover.ts';

/** Returns the facts of a verdict: `own` is what the visitor says in the report, instead of the answers. */
export function factsOf(source: ReportSource, known: Facts, own: ReportAssumptions): Facts {
  const { canDecide } = source.figures ?? {};
  const unmetRole = source.result.criteria.find(
    ({ question, isMet }) => !isMet && SUBJECTS.role.test(question),
  );
  return {
    ...known,
    canDecide: canDecide ?? (unmetRole?.answer ? 'no' : undefined),
    spent: spendOf(source),
    budget: own.budget,
  };
}

/** Whether a condition is met; the one on the role also by whoever says that they decide, alone or together. */
export const isConditionMet = (
  { question, isMet }: Pick<Criterion, 'question' | 'isMet'>,
  canDecide: Facts['canDecide'],
): boolean => isMet || (SUBJECTS.role.test(question) && (canDecide === 'yes' || canDecide === 'together'));

/** Whether a condition is met, also by a budget that the visitor gives in the report. */
const isMetBy = (criterion: Pick<Criterion, 'question' | 'isMet'>, { canDecide, budget }: Facts) =>
  isConditionMet(criterion, canDecide) || (SUBJECTS.spend.test(criterion.question) && budget !== undefined);

/** The verdict on a report: the one of its figures, unless a condition that the agency set is not met. */
export function verdictFor(source: ReportSource, facts: Facts, early: Early | null): Verdict | null {
  if (early === notOpen) return { answer: 'notYet', why: 'notOpen' };
  if (early) return { answer: 'notYet', why: 'turnover' };
  const { turnover, canDecide } = facts;
  if (turnover === undefined) return canDecide === 'no' ? { answer: 'notYet', why: 'decide' } : null;
  const verdict = verdictOf({ ...facts, turnover });
  const isOpen = source.result.criteria.some((criterion) => !isMetBy(criterion, facts));
  return verdict.answer === 'yes' && isOpen
    ? { answer: 'notYet', why: 'condition', plan: verdict.plan }
    : verdict;
}

export interface Criterion {
  questionId: number;
  question: string;
  answer: string | null;
  isMet: boolean;
  /** Whether it is met, and if not, what it takes. */
  state: string;
}

/** What the visitor said of a condition elsewhere: that they decide, if they skipped their role, or a budget. */
function saidElsewhere({ question, answer }: Pick<Criterion, 'question' | 'answer'>, facts: Facts) {
  const { canDecide, budget } = facts;
  if (SUBJECTS.spend.test(question) && budget !== undefined) return { answer: pounds(budget) };
  const isSkippedRole = SUBJECTS.role.test(question) && answer === null;
  if (!isSkippedRole || (canDecide !== 'yes' && canDecide !== 'together')) return {};
  return { question: words.deciding.decide.question, answer: words.deciders[canDecide] };
}

/** Returns the conditions of a plan: first the answer beside the questions that decides a verdict, if it does. */
export function criteriaOf(
  { result, figures }: ReportSource,
  verdict: Verdict | null,
  facts: Facts,
): Criterion[] {
  const { deciding, met, notMet, below, notAnswered, orMore } = words;
  const { plan = 'ground' } = verdict ?? {};
  const decisive = figures?.canDecide === 'no' && facts.canDecide === 'no' ? [deciding.decide] : [];
  const criteria = result.criteria.map(({ wanted, ...given }) => {
    const criterion = { ...given, ...saidElsewhere(given, facts) };
    const { question, answer } = criterion;
    const limit = SUBJECTS.turnover.test(question)
      ? { amount: facts.turnover, least: turnoverFor(plan, facts) }
      : SUBJECTS.spend.test(question) && { amount: facts.budget ?? facts.spent, least: plans[plan].adsFrom };
    const least = limit ? pounds(limit.least) : '';
    const isBelow = limit && limit.amount !== undefined && limit.amount < limit.least;
    const isMet = !isBelow && isMetBy(given, facts);
    const asked = limit && answer === null ? fill(orMore, { sum: least }) : wanted.join('; ');
    // Of a range we take the middle, so its upper part may meet the condition.
    const open = isBelow ? below : answer === null ? notAnswered : notMet;
    return { ...criterion, isMet, state: isMet ? met : fill(open, { least, wanted: asked }) };
  });
  return [
    ...decisive.map((answered, place) => ({ questionId: -place, ...answered, isMet: false })),
    ...criteria,
  ];
}
