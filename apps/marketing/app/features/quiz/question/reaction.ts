import type { Answers } from '@upcurve/contracts/quiz/answers';
import type { Question } from '@upcurve/contracts/quiz/questions';
import { reactions } from '../../../content/quiz/quiz-reactions.ts';

/** Returns our reply to the answer of a question we know. */
export function reactionTo(question: Question | undefined, answers: Answers): string | undefined {
  const answer = question && answers[question.id];
  if (question?.inputType !== 'multipleChoice' || typeof answer !== 'string') return undefined;
  const values = question.options?.map(({ value }) => value) ?? [];
  const known = reactions.find(
    ({ category, to }) =>
      category === question.category &&
      values.length === Object.keys(to).length &&
      values.every((value) => Object.hasOwn(to, value)),
  );
  return known && Object.hasOwn(known.to, answer) ? known.to[answer] : undefined;
}
