import type { Question, ShowIf } from '@upcurve/contracts/quiz/questions';
import { decidingAnswers } from '@upcurve/contracts/quiz/shown-questions';

/** An invalid condition: its question, the reason and the field. */
interface ConditionFault {
  question: Question;
  field: 'questionId' | 'values';
  message: string;
}

/** Returns the first invalid condition, given this order of questions. */
export function conditionFault(questions: readonly Question[]): ConditionFault | undefined {
  for (const [place, question] of questions.entries()) {
    const fault = question.showIf && faultOf(question, question.showIf, questions.slice(0, place));
    if (fault) return { question, ...fault };
  }
  return undefined;
}

function faultOf(
  { isActive }: Question,
  { questionId, values }: ShowIf,
  earlier: readonly Question[],
): Omit<ConditionFault, 'question'> | undefined {
  const of = earlier.find(({ id }) => id === questionId);
  if (!of) return { field: 'questionId', message: 'Choose an earlier question.' };
  const answers = decidingAnswers(of).map(({ value }) => value);
  if (answers.length === 0)
    return { field: 'questionId', message: 'Choose a question with options or a yes/no question.' };
  if (isActive && !of.isActive)
    return {
      field: 'questionId',
      message: 'Choose an active question. Visitors do not answer inactive ones.',
    };
  if (!values.every((value) => answers.includes(value)))
    return { field: 'values', message: 'Choose answers of that question.' };
  return undefined;
}
