import { type Answers, answerFault } from '@upcurve/contracts/quiz/answers';
import type { Question } from '@upcurve/contracts/quiz/questions';
import { possibleQuestions, shownQuestions } from '@upcurve/contracts/quiz/shown-questions';

/** Whether the visitor has dealt with the question: answered it, or skipped it on purpose. */
function isDone(question: Question, answers: Answers): boolean {
  return answers[question.id] !== undefined;
}

/** The first of those that are shown with which the visitor has not dealt. */
export function firstOpen(questions: readonly Question[], answers: Answers): Question | undefined {
  return shownQuestions(questions, answers).find((question) => !isDone(question, answers));
}

/** Whether the quiz is complete after this question; false if its own answer may bring more. */
export function isLast({ id }: Question, questions: readonly Question[], answers: Answers): boolean {
  const others = shownQuestions(questions, answers).filter((question) => question.id !== id);
  return (
    possibleQuestions(questions, answers).at(-1)?.id === id &&
    others.every((question) => isDone(question, answers))
  );
}

/** The question that the screen opens with by default: the first open one, else the last. */
export function resumeAt(questions: readonly Question[], answers: Answers): Question | undefined {
  return firstOpen(questions, answers) ?? shownQuestions(questions, answers).at(-1);
}

export interface Fitting {
  answers: Answers;
  /** Ids of questions that are still asked but whose answer no longer fits. */
  changed: number[];
  /** Whether an answer was let go at all. */
  hasDropped: boolean;
}

/** Lets go of just those answers that no longer fit: their question changed, or is no longer asked. */
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
