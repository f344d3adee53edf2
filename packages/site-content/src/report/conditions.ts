import { fill, pounds } from '../money/format.ts';
import { plans } from '../pricing/plans.ts';
import { type Verdict, type VerdictFacts, verdictOf } from '../pricing/verdict.ts';
import { type Early, notOpen } from './content/early.ts';
import { plan as words } from './content/words.ts';
import { callerOf } from './estimate.ts';
import { type ReportSource, SUBJECTS } from './source.ts';
import { spendOf } from './turnover.ts';

/** The facts of a verdict, as far as they are known. */
export type Facts = Partial<VerdictFacts>;

export function factsOf(source: ReportSource, known: Facts): Facts {
  const { caller, canDecide } = source.figures ?? {};
  const unmetRole = source.result.criteria.find(
    ({ question, isMet }) => !isMet && SUBJECTS.role.test(question),
  );
  return {
    ...known,
    caller: caller ?? callerOf(source),
    canDecide: canDecide ?? (unmetRole?.answer ? 'no' : undefined),
    budget: spendOf(source),
  };
}

/** Whether a condition is met; the one on the role also by whoever says that they decide, alone or together. */
export const isConditionMet = (
  { question, isMet }: Pick<Criterion, 'question' | 'isMet'>,
  canDecide: Facts['canDecide'],
): boolean => isMet || (SUBJECTS.role.test(question) && (canDecide === 'yes' || canDecide === 'together'));

/** The verdict on a report: the one of its figures, unless a condition that the agency set is not met. */
export function verdictFor(source: ReportSource, facts: Facts, early: Early | null): Verdict | null {
  if (early === notOpen) return { answer: 'notYet', why: 'notOpen' };
  if (early) return { answer: 'no', why: 'small' };
  const { turnover, canDecide } = facts;
  if (turnover === undefined) return canDecide === 'no' ? { answer: 'notYet', why: 'decide' } : null;
  const verdict = verdictOf({ ...facts, turnover });
  const isOpen = source.result.criteria.some((criterion) => !isConditionMet(criterion, canDecide));
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

/** Returns the conditions of a plan: first the answer beside the questions that decides a verdict, if it does. */
export function criteriaOf(
  { result, figures }: ReportSource,
  verdict: Verdict | null,
  facts: Facts,
): Criterion[] {
  const { deciding, deciders, met, notMet, below, notAnswered, orMore } = words;
  const { turnoverFrom, adsFrom } = plans[verdict?.plan ?? 'ground'];
  const decisive = [
    ...(verdict?.answer === 'no' && verdict.why === 'ownTeam' ? [deciding.ownTeam] : []),
    ...(figures?.canDecide === 'no' && facts.canDecide === 'no' ? [deciding.decide] : []),
  ];
  const decides = facts.canDecide === 'yes' || facts.canDecide === 'together' ? facts.canDecide : undefined;
  const criteria = result.criteria.map(({ wanted, ...given }) => {
    const isSkippedRole = SUBJECTS.role.test(given.question) && given.answer === null;
    const stated = isSkippedRole &&
      decides && { question: deciding.decide.question, answer: deciders[decides] };
    const criterion = { ...given, ...stated };
    const { question, answer } = criterion;
    const limit = SUBJECTS.turnover.test(question)
      ? { amount: facts.turnover, least: turnoverFrom }
      : SUBJECTS.spend.test(question) && { amount: facts.budget, least: adsFrom };
    const least = limit ? pounds(limit.least) : '';
    const isBelow = limit && limit.amount !== undefined && limit.amount < limit.least;
    const isMet = !isBelow && isConditionMet(given, facts.canDecide);
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
