import {
  Answer,
  type Answers,
  answerFault,
  FREE_TEXT_ANSWER_MAX,
  TEXT_ANSWER_MAX,
} from '@upcurve/contracts/quiz/answers';
import type { Question } from '@upcurve/contracts/quiz/questions';
import { reactions } from '../../../content/quiz/quiz-reactions.ts';

/** Normalises an answer for sending: trims text, and removes pound signs, commas and spaces from numbers. */
export function normalizeAnswer({ inputType }: Question, text: string): string {
  return inputType === 'number' ? text.replace(/[\s,£]/g, '') : text.trim();
}

/** Returns the maximum length of a text answer, in characters. */
export function maxLengthOf({ inputType }: Question): number {
  return inputType === 'freeText' ? FREE_TEXT_ANSWER_MAX : TEXT_ANSWER_MAX;
}

/** Returns the error of a normalised answer, or undefined. An empty answer is always valid. */
export function textFault(question: Question, text: string): string | undefined {
  if (text.length > maxLengthOf(question)) return `At most ${maxLengthOf(question)} characters.`;
  const fault = answerFault(question, text);
  if (fault) return fault;
  return Answer.safeParse(text).success ? undefined : 'There is a character in it that we can’t store.';
}

/** Returns our reply to an answer, if the question is one we know. */
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
