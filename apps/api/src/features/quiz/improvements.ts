import { answerInWords } from '@upcurve/contracts/quiz/answers';
import { IMPROVEMENTS_SHOWN, type Result } from '@upcurve/contracts/quiz/quiz';
import { nextStep } from './next-step.ts';
import type { ScoredQuestion } from './points.ts';

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
