import type { Answer, Answers } from './answers.ts';
import { type Question, type ShowIf, takesOptions } from './questions.ts';

/** An answer that a condition can require. */
export interface DecidingAnswer {
  value: string;
  label: string;
}

const YES_NO: readonly DecidingAnswer[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Returns the answers to a question that a condition can require. Text and number questions have none. */
export function decidingAnswers({ inputType, options }: Pick<Question, 'inputType' | 'options'>) {
  if (inputType === 'yesno') return YES_NO;
  return takesOptions(inputType) ? (options ?? []) : [];
}

function isGiven(values: readonly string[], answer: Answer): boolean {
  if (typeof answer === 'boolean') return values.includes(answer ? 'yes' : 'no');
  return [answer].flat().some((value) => value !== null && values.includes(value));
}

/** `open`: depends on an answer that is still missing. */
type Visibility = 'shown' | 'open' | 'hidden';

function visibilityOf(questions: readonly Question[], answers: Answers): Map<number, Visibility> {
  const visibilityById = new Map<number, Visibility>();
  for (const { id, showIf } of questions) visibilityById.set(id, visibility(showIf));
  return visibilityById;

  function visibility(showIf: ShowIf | undefined): Visibility {
    if (!showIf) return 'shown';
    // A later question is not in the map yet, so it counts as hidden.
    const before = visibilityById.get(showIf.questionId) ?? 'hidden';
    const answer = answers[showIf.questionId];
    if (before === 'hidden') return 'hidden';
    if (answer === undefined) return 'open';
    return isGiven(showIf.values, answer) ? before : 'hidden';
  }
}

/**
 * Returns the questions that these answers show, in order. A conditional question is shown if the question it depends
 * on is shown and has one of the required answers. A skipped or hidden question never meets a condition.
 */
export function shownQuestions(questions: readonly Question[], answers: Answers): Question[] {
  const visibilityById = visibilityOf(questions, answers);
  return questions.filter(({ id }) => visibilityById.get(id) === 'shown');
}

/** Returns the questions that are shown, or may be once missing answers are given. */
export function possibleQuestions(questions: readonly Question[], answers: Answers): Question[] {
  const visibilityById = visibilityOf(questions, answers);
  return questions.filter(({ id }) => visibilityById.get(id) !== 'hidden');
}

/** Removes answers to hidden questions. Answers to unknown questions stay, so that validation reports them. */
export function shownAnswers(questions: readonly Question[], answers: Answers): Answers {
  const visibilityById = visibilityOf(questions, answers);
  return Object.fromEntries(
    Object.entries(answers).filter(([id]) => (visibilityById.get(Number(id)) ?? 'shown') === 'shown'),
  );
}
