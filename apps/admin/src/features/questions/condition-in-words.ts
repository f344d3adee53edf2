import type { Question, ShowIf } from '@upcurve/contracts/quiz/questions';
import { decidingAnswers } from '@upcurve/contracts/quiz/shown-questions';

/** Example: ‘What is your role?’ is ‘Owner’ or ‘Manager’. */
export function conditionInWords({ questionId, values }: ShowIf, questions: readonly Question[]): string {
  const of = questions.find(({ id }) => id === questionId);
  if (!of) return 'a question that is no longer there is answered';
  const answers = decidingAnswers(of);
  const labels = values.map((value) => answers.find((answer) => answer.value === value)?.label ?? value);
  return `‘${of.text}’ is ${labels.map((label) => `‘${label}’`).join(' or ')}`;
}
