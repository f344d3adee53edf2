import type { Advice } from '@upcurve/contracts/quiz/advice';
import { answerInWords } from '@upcurve/contracts/quiz/answers';
import type { Question, QuestionOption } from '@upcurve/contracts/quiz/questions';
import { IMPROVEMENTS_SHOWN, type Result } from '@upcurve/contracts/quiz/quiz';
import { pointsOf, type ScoredQuestion } from './points.ts';

/**
 * Returns the steps that raise the overall score most, best first. `worth` converts points of a question to points of
 * the overall score; `exact` is that score before rounding. Gains are whole numbers: the rounded score plus all gains
 * is the rounded score after all steps. Steps without a whole point are left out.
 */
export function improvementsOf(
  scored: readonly ScoredQuestion[],
  worth: (item: ScoredQuestion, points: number) => number,
  exact: number,
): Result['improvements'] {
  const steps = scored
    .flatMap((item) => {
      const step = nextStep(item);
      return step ? [{ item, step, gain: worth(item, step.adds) }] : [];
    })
    .sort((a, b) => b.gain - a.gain || a.item.question.order - b.item.question.order)
    .slice(0, IMPROVEMENTS_SHOWN);
  const gains = wholeGains(
    exact,
    steps.map(({ gain }) => gain),
  );
  return steps
    .map(({ item: { question, answer }, step: { to, advice } }, index) => ({
      questionId: question.id,
      category: question.category,
      question: question.text,
      answer: answerInWords(question, answer) || null,
      better: [to.label],
      gain: gains[index] ?? 0,
      advice,
    }))
    .filter(({ gain }) => gain > 0);
}

/**
 * Rounds gains so that they add up to the rise of the rounded score. The largest remainders get the leftover points.
 */
function wholeGains(from: number, gains: readonly number[]): number[] {
  const whole = gains.map(Math.floor);
  let left = Math.round(gains.reduce((sum, gain) => sum + gain, from)) - Math.round(from);
  left -= whole.reduce((sum, gain) => sum + gain, 0);
  const byRest = gains.map((gain, index) => ({ index, rest: gain - Math.floor(gain) }));
  for (const { index } of byRest.sort((a, b) => b.rest - a.rest).slice(0, left)) whole[index]! += 1; // its own index
  return whole;
}

export interface Step {
  to: QuestionOption;
  adds: number;
  advice: Advice | null;
}

/** Returns the next step; undefined if there is nothing left to do that the clinic can afford. */
function nextStep(scored: ScoredQuestion): Step | undefined {
  // Turnover is the basis for judging all other answers, so it is never a step.
  if (scored.question.options?.some(({ turnover }) => turnover)) return undefined;
  return scored.question.inputType === 'checkbox' ? nextBox(scored) : nextChoice(scored);
}

/**
 * Returns the unchecked box with the most points, the first of equal ones. Its advice explains how to start with it.
 */
function nextBox({ open, chosen, earned, possible }: ScoredQuestion): Step | undefined {
  const [to] = open
    .filter((option) => pointsOf(option) > 0 && !chosen.includes(option))
    .sort((a, b) => pointsOf(b) - pointsOf(a));
  if (!to) return undefined;
  const after = Math.min(
    possible,
    Math.max(
      0,
      chosen.reduce((sum, option) => sum + pointsOf(option), pointsOf(to)),
    ),
  );
  return after > earned ? { to, adds: after - earned, advice: to.advice ?? null } : undefined;
}

/**
 * Returns the next better answer, even if there is an even better one. Of equal ones, returns the nearest in the list.
 * The advice is that of the current answer, which explains how to continue from there, or of the lowest one if
 * unanswered.
 */
function nextChoice({ question, open, chosen, earned }: ScoredQuestion): Step | undefined {
  const options = question.options ?? [];
  const from = chosen[0] ?? lowestOf(question);
  const place = from ? options.indexOf(from) : 0;
  const distance = (option: QuestionOption) => Math.abs(options.indexOf(option) - place);
  const isTooHigh = from?.spend && !open.includes(from) && pointsOf(from) > earned;
  const [to] = open
    .filter((option) => pointsOf(option) > earned && !chosen.includes(option))
    .sort(
      (a, b) =>
        // If the current spend is too high, the step goes down to the highest affordable one.
        (isTooHigh ? pointsOf(b) - pointsOf(a) : pointsOf(a) - pointsOf(b)) || distance(a) - distance(b),
    );
  return to && { to, adds: pointsOf(to) - earned, advice: from?.advice ?? null };
}

const lowestOf = ({ options }: Question) =>
  options?.reduce((low, option) => (pointsOf(option) <= pointsOf(low) ? option : low));
