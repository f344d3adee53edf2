import type { Advice } from '@upcurve/contracts/quiz/advice';
import type { Question, QuestionOption } from '@upcurve/contracts/quiz/questions';
import { pointsOf, type Scored } from './points.ts';

/** The next sensible step from an answer. */
export interface Step {
  to: QuestionOption;
  /** The points of its question that it adds. */
  adds: number;
  advice: Advice | null;
}

/** Undefined where nothing is left to do, or nothing that the clinic can carry. */
export function nextStep(scored: Scored): Step | undefined {
  // Turnover is what the rest is judged by, not a step: reaching the next band would change every other one.
  if (scored.question.options?.some(({ turnover }) => turnover)) return undefined;
  return scored.question.inputType === 'checkbox' ? nextBox(scored) : nextChoice(scored);
}

/** The one box that helps most of those left; of equal ones the first. Its advice says how to begin with it. */
function nextBox({ open, chosen, earned, possible }: Scored): Step | undefined {
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
 * The next higher answer, not the highest. Of equal ones the one that is listed nearest. Advice is that of the answer
 * given, which says what to do from there; where none was given, of the lowest one.
 */
function nextChoice({ question, open, chosen, earned }: Scored): Step | undefined {
  const options = question.options ?? [];
  const from = chosen[0] ?? lowestOf(question);
  const place = from ? options.indexOf(from) : 0;
  const distance = (option: QuestionOption) => Math.abs(options.indexOf(option) - place);
  const isTooHigh = from?.spend && !open.includes(from) && pointsOf(from) > earned;
  const [to] = open
    .filter((option) => pointsOf(option) > earned && !chosen.includes(option))
    .sort(
      (a, b) =>
        // From more spend than can be carried it is down to the most that can.
        (isTooHigh ? pointsOf(b) - pointsOf(a) : pointsOf(a) - pointsOf(b)) || distance(a) - distance(b),
    );
  return to && { to, adds: pointsOf(to) - earned, advice: from?.advice ?? null };
}

const lowestOf = ({ options }: Question) =>
  options?.reduce((low, option) => (pointsOf(option) <= pointsOf(low) ? option : low));
