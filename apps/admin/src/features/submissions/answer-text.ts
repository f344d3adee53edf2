import type { Answer } from '@upcurve/contracts/answers';
import { isEmptyAnswer } from '@upcurve/contracts/answers';
import type { Question } from '@upcurve/contracts/question';
import type { SubmissionDetail } from '@upcurve/contracts/submission';

/** An answer as staff read it: options by the label that the visitor saw. */
function answerText(answer: Answer, question?: Question): string {
  const labelOf = (value: string) =>
    question?.options?.find((option) => option.value === value)?.label ?? value;

  if (answer === null || isEmptyAnswer(answer)) return 'No answer';
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  return Array.isArray(answer) ? answer.map(labelOf).join(', ') : labelOf(answer);
}

export interface Response {
  id: string;
  label: string;
  text: string;
}

/** One entry per answer in the order of the questions; answers to unknown questions come last. */
export function responses({ answers, questions }: SubmissionDetail): Response[] {
  const byId = new Map(questions.map((question) => [String(question.id), question]));
  const orderOf = (id: string) => byId.get(id)?.order ?? Number.POSITIVE_INFINITY;

  return Object.entries(answers)
    .toSorted(([a], [b]) => (orderOf(a) === orderOf(b) ? Number(a) - Number(b) : orderOf(a) - orderOf(b)))
    .map(([id, answer], index) => {
      const question = byId.get(id);
      const label = question ? `Question ${index + 1}: ${question.text}` : 'Unknown Question';
      return { id, label, text: answerText(answer, question) };
    });
}
