import { fill, pounds } from '../money/format.ts';
import { plans } from '../pricing/plans.ts';
import { type Verdict, type VerdictFacts, verdictOf } from '../pricing/verdict.ts';
import { type Early, notOpen } from './content/early.ts';
import { plan as words } from './content/words.ts';
import { hasCaller } from './estimate.ts';
import { type ReportSource, SUBJECTS } from './source.ts';
import { bandIn, spendOf } from './turnover.ts';

const listOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** The facts of a verdict, as far as they are known. */
export type Facts = Partial<VerdictFacts>;

export function factsOf(source: ReportSource, known: Facts): Facts {
  const { caller, canDecide } = source.figures ?? {};
  const unmetRole = source.result.criteria.find(
    ({ question, isMet }) => !isMet && SUBJECTS.role.test(question),
  );
  return {
    ...known,
    caller: caller ?? (hasCaller(source) ? 'someone' : undefined),
    canDecide: canDecide ?? (unmetRole?.answer ? 'no' : undefined),
    budget: spendOf(source),
  };
}

/** The verdict on a report: the one of its figures, unless a condition that the agency set is not met. */
export function verdictFor(source: ReportSource, facts: Facts, early: Early | null): Verdict | null {
  if (early === notOpen) return { answer: 'notYet', why: 'notOpen' } as const;
  if (early) return { answer: 'no', why: 'small' } as const;
  const { turnover } = facts;
  if (turnover === undefined)
    return facts.canDecide === 'no' ? ({ answer: 'notYet', why: 'decide' } as const) : null;
  const verdict = verdictOf({ ...facts, turnover });
  const isOpen = source.result.criteria.some(
    ({ isMet, question }) => !isMet && !(SUBJECTS.role.test(question) && facts.canDecide),
  );
  return verdict.answer === 'yes' && isOpen
    ? ({ answer: 'notYet', why: 'condition', plan: verdict.plan } as const)
    : verdict;
}

/** Formats the accepted answers of a condition: adjacent ranges as their lowest amount and more, others as a list. */
export function formatWantedAnswers(wanted: readonly string[]): string {
  const bands = wanted.map(bandIn);
  const follow = bands.every((band, place) => band && (place === 0 || bands[place - 1]?.to === band.from));
  const from = bands[0]?.from;
  return follow && from !== undefined && bands.length > 1
    ? fill(words.orMore, { sum: pounds(from) })
    : wanted.some((each) => / or /.test(each))
      ? wanted.join('; ')
      : listOf.format(wanted);
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
export function criteriaOf({ result }: ReportSource, verdict: Verdict | null, facts: Facts): Criterion[] {
  const { deciding, met, notMet, below, notAnswered } = words;
  const why = verdict && verdict.answer !== 'yes' ? verdict.why : undefined;
  const decisive = why === 'ownTeam' || why === 'decide' ? deciding[why] : undefined;
  const criteria = result.criteria.map(({ wanted, ...criterion }) => {
    const { question, answer } = criterion;
    const { turnoverFrom, adsFrom } = plans[verdict?.plan ?? 'ground'];
    const isBelow = (amount: number | undefined, least: number) => amount !== undefined && amount < least;
    const missed =
      (SUBJECTS.turnover.test(question) && isBelow(facts.turnover, turnoverFrom) && turnoverFrom) ||
      (SUBJECTS.spend.test(question) && isBelow(facts.budget, adsFrom) && adsFrom);
    const isMet = criterion.isMet && !missed;
    // Of a range we take the middle, so its upper part may meet the condition.
    const open = missed
      ? fill(below, { least: pounds(missed) })
      : fill(answer === null ? notAnswered : notMet, { wanted: formatWantedAnswers(wanted) });
    return { ...criterion, isMet, state: isMet ? met : open };
  });
  return decisive ? [{ questionId: 0, ...decisive, isMet: false }, ...criteria] : criteria;
}
