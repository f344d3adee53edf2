import { type Answers, answerInWords } from '@upcurve/contracts/quiz/answers';
import { CATEGORIES, type Category, type Question } from '@upcurve/contracts/quiz/questions';
import type { ClinicFigures, Result, Tier } from '@upcurve/contracts/quiz/quiz';
import { TIERS } from '@upcurve/contracts/quiz/tiers';
import { isConditionMet } from '@upcurve/site-content/report/conditions';
import { hasOpened } from '@upcurve/site-content/report/estimate';
import { improvementsOf } from './improvements.ts';
import { chosenOptions, meansOf, type ScoredQuestion, scoreOf } from './points.ts';

const percent = (part: number, whole: number) => (part / whole) * 100;

export function tierOf(score: number): Tier {
  return TIERS.find((tier) => score >= tier.from)!.name; // the last tier starts at 0
}

/** Applies the eligibility rule: every question with qualifying answers was answered with one of them. */
function criteria(questions: readonly Question[], answers: Answers): Result['criteria'] {
  return questions.flatMap((question) => {
    const wanted = question.options?.filter((option) => option.qualifies) ?? [];
    if (wanted.length === 0) return [];
    const picked = chosenOptions(question, answers[question.id]);
    return {
      questionId: question.id,
      question: question.text,
      answer: answerInWords(question, answers[question.id]) || null,
      wanted: wanted.map((option) => option.label),
      isMet: picked.some((option) => option.qualifies),
    };
  });
}

/**
 * Computes a visitor's result over the questions that were shown. A category scores earned ÷ possible × 100 over
 * its scored questions; the overall score is the mean of the categories, 0 if nothing is scored. Eligible is a visitor
 * who meets the rule, has opened and has not said that they cannot decide.
 */
export function computeResult(
  questions: readonly Question[],
  answers: Answers,
  { canDecide }: ClinicFigures = {},
): Result {
  const means = meansOf(questions, answers);
  const scored = questions.flatMap((question) => scoreOf(question, answers[question.id], means) ?? []);

  const totals = (Object.keys(CATEGORIES) as Category[]).flatMap((category) => {
    const own = scored.filter(({ question }) => question.category === category);
    if (own.length === 0) return [];
    const earned = own.reduce((sum, item) => sum + item.earned, 0);
    const possible = own.reduce((sum, item) => sum + item.possible, 0);
    return { category, earned, possible };
  });
  const exact =
    totals.reduce((sum, { earned, possible }) => sum + percent(earned, possible), 0) / (totals.length || 1);
  const overall = Math.round(exact);
  const worth = ({ question }: ScoredQuestion, points: number) => {
    const total = totals.find(({ category }) => category === question.category);
    return total ? percent(points, total.possible) / totals.length : 0;
  };

  const improvements = improvementsOf(scored, worth, exact);
  const rule = criteria(questions, answers);
  const isScored = hasOpened({ questions: [...questions], answers, result: { criteria: rule } });
  return {
    score: overall,
    tier: tierOf(overall),
    isEligible:
      isScored && canDecide !== 'no' && rule.every((criterion) => isConditionMet(criterion, canDecide)),
    isScored,
    criteria: rule,
    categories: totals.map((total) => ({
      ...total,
      score: Math.round(percent(total.earned, total.possible)),
    })),
    answers: scored.map(({ question, earned, possible }) => ({ questionId: question.id, earned, possible })),
    improvements,
    scoreAfter: improvements.reduce((sum, { gain }) => sum + gain, overall),
  };
}
