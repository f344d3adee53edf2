import { answerInWords } from '@upcurve/contracts/answers';
import type { SubmissionDetail } from '@upcurve/contracts/submissions';

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
      return { id, label, text: answerInWords(question, answer) || 'No answer' };
    });
}
