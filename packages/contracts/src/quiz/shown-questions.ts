import type { Answer, Answers } from './answers.ts';
import { type Question, type ShowIf, takesOptions } from './questions.ts';

/** An answer that a condition can ask for. */
export interface DecidingAnswer {
  value: string;
  label: string;
}

const YES_NO: readonly DecidingAnswer[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** The answers to a question that a condition can ask for; none if the question takes text or a number. */
export function decidingAnswers({ inputType, options }: Pick<Question, 'inputType' | 'options'>) {
  if (inputType === 'yesno') return YES_NO;
  return takesOptions(inputType) ? (options ?? []) : [];
}

function isGiven(values: readonly string[], answer: Answer): boolean {
  if (typeof answer === 'boolean') return values.includes(answer ? 'yes' : 'no');
  return [answer].flat().some((value) => value !== null && values.includes(value));
}

/** `open`: depends on a missing answer. */
type Standing = 'shown' | 'open' | 'hidden';

function standingsOf(questions: readonly Question[], answers: Answers): Map<number, Standing> {
  const standings = new Map<number, Standing>();
  for (const { id, showIf } of questions) standings.set(id, standing(showIf));
  return standings;

  function standing(showIf: ShowIf | undefined): Standing {
    if (!showIf) return 'shown';
    // A later question has no standing yet and decides nothing.
    const before = standings.get(showIf.questionId) ?? 'hidden';
    const answer = answers[showIf.questionId];
    if (before === 'hidden') return 'hidden';
    if (answer === undefined) return 'open';
    return isGiven(showIf.values, answer) ? before : 'hidden';
  }
}

/**
 * The questions that these answers show, in order. A conditional question is shown if the question it depends on is
 * shown and has one of the required answers. A skipped or hidden question never meets a condition.
 */
export function shownQuestions(questions: readonly Question[], answers: Answers): Question[] {
  const standings = standingsOf(questions, answers);
  return questions.filter(({ id }) => standings.get(id) === 'shown');
}

/** The questions that are shown, or may still be, depending on missing answers. */
export function possibleQuestions(questions: readonly Question[], answers: Answers): Question[] {
  const standings = standingsOf(questions, answers);
  return questions.filter(({ id }) => standings.get(id) !== 'hidden');
}

/** The answers without those to hidden questions. Answers to unknown questions stay, because they are a fault. */
export function shownAnswers(questions: readonly Question[], answers: Answers): Answers {
  const standings = standingsOf(questions, answers);
  return Object.fromEntries(
    Object.entries(answers).filter(([id]) => (standings.get(Number(id)) ?? 'shown') === 'shown'),
  );
}

/** Why the condition of a question is invalid, and at which field. */
export interface ConditionFault {
  question: Question;
  field: 'questionId' | 'values';
  message: string;
}

/** The invalid conditions of questions in this order. */
export function conditionFaults(questions: readonly Question[]): ConditionFault[] {
  return questions.flatMap((question, place) => {
    if (!question.showIf) return [];
    const fault = conditionFault(question, question.showIf, questions.slice(0, place));
    return fault ? [{ question, ...fault }] : [];
  });
}

function conditionFault(
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

/** Such as: ‘What is your role?’ is ‘Owner’ or ‘Manager’. */
export function conditionInWords({ questionId, values }: ShowIf, questions: readonly Question[]): string {
  const of = questions.find(({ id }) => id === questionId);
  if (!of) return 'a question that is no longer there is answered';
  const answers = decidingAnswers(of);
  const labels = values.map((value) => answers.find((answer) => answer.value === value)?.label ?? value);
  return `‘${of.text}’ is ${labels.map((label) => `‘${label}’`).join(' or ')}`;
}
