import { Answer, answerFault, FREE_TEXT_ANSWER_MAX, TEXT_ANSWER_MAX } from '@upcurve/contracts/quiz/answers';
import type { Question } from '@upcurve/contracts/quiz/questions';
import { ASK_FOR_NUMBER, readTypedNumber } from '@upcurve/contracts/shared/typed-number';

/** Normalises an answer for sending: trims text, and writes a number as the API does. */
export function normalizeAnswer(question: Question, text: string): string {
  return String(numberIn(question, text) ?? text.trim());
}

function numberIn({ inputType, step }: Question, text: string): number | undefined {
  if (inputType !== 'number') return undefined;
  const places = String(step ?? '').split('.')[1]?.length;
  return readTypedNumber(text, places);
}

/** Returns the maximum length of a text answer, in characters. */
export function maxLengthOf({ inputType }: Question): number {
  return inputType === 'freeText' ? FREE_TEXT_ANSWER_MAX : TEXT_ANSWER_MAX;
}

/** Returns the error of a normalised answer, or undefined. An empty answer is always valid. */
export function textFault(question: Question, text: string): string | undefined {
  if (text.length > maxLengthOf(question)) return `At most ${maxLengthOf(question)} characters.`;
  const isUnclear = question.inputType === 'number' && text !== '' && numberIn(question, text) === undefined;
  const fault = isUnclear ? ASK_FOR_NUMBER : answerFault(question, text);
  if (fault) return fault;
  return Answer.safeParse(text).success ? undefined : 'There is a character in it that we can’t store.';
}
