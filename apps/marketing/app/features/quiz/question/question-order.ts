import { type Answers, answerFault } from '@upcurve/contracts/quiz/answers';
import type { Question } from '@upcurve/contracts/quiz/questions';
import { shownQuestions } from '@upcurve/contracts/quiz/shown-questions';

/** Returns the first visible question that is neither answered nor skipped on purpose. */
export function firstOpen(questions: readonly Question[], answers: Answers): Question | undefined {
  return shownQuestions(questions, answers).find(({ id }) => answers[id] === undefined);
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
