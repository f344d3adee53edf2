import { type Answers, answerFault } from '@upcurve/contracts/quiz/answers';
import type { Question } from '@upcurve/contracts/quiz/questions';
import { possibleQuestions, shownQuestions } from '@upcurve/contracts/quiz/shown-questions';

/** Checks whether the visitor has answered the question or skipped it on purpose. */
function isDone(question: Question, answers: Answers): boolean {
  return answers[question.id] !== undefined;
}

/** Returns the first visible question that is neither answered nor skipped. */
export function firstOpen(questions: readonly Question[], answers: Answers): Question | undefined {
  return shownQuestions(questions, answers).find((question) => !isDone(question, answers));
}

/** Checks whether the quiz is complete after this question; false if its answer may add another question. */
export function isLast({ id }: Question, questions: readonly Question[], answers: Answers): boolean {
  const others = shownQuestions(questions, answers).filter((question) => question.id !== id);
  return (
    possibleQuestions(questions, answers).at(-1)?.id === id &&
    others.every((question) => isDone(question, answers))
  );
}

/** Returns the question to open by default: the first open one, else the last. */
export function resumeAt(questions: readonly Question[], answers: Answers): Question | undefined {
  return firstOpen(questions, answers) ?? shownQuestions(questions, answers).at(-1);
}

export interface Fitting {
  answers: Answers;
  /** Ids of questions that are still shown but whose answer is no longer valid. */
  changed: number[];
  hasDropped: boolean;
}

/** Drops only answers that are no longer valid, because their question changed or was removed. */
export function fitAnswers(questions: readonly Question[], answers: Answers): Fitting {
  const byId = new Map(questions.map((question) => [String(question.id), question]));
  const changed: number[] = [];
  const kept = Object.entries(answers).filter(([id, answer]) => {
    const question = byId.get(id);
    if (!question) return false;
    if (!answerFault(question, answer)) return true;
    changed.push(question.id);
    return false;
  });
  return {
    answers: Object.fromEntries(kept),
    changed,
    hasDropped: kept.length < Object.keys(answers).length,
  };
}
