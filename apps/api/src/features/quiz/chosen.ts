import type { Answer } from '@upcurve/contracts/answers';
import type { Question, QuestionOption } from '@upcurve/contracts/questions';

/** The options chosen by an answer. */
export function chosenOf(question: Question, answer: Answer | undefined): QuestionOption[] {
  const values = Array.isArray(answer) ? answer : [answer];
  return question.options?.filter((option) => values.includes(option.value)) ?? [];
}
