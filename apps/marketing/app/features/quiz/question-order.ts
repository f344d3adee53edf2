import { type Answers, answerFault } from '@upcurve/contracts/answers';
import type { Question } from '@upcurve/contracts/questions';

/** Whether the visitor has dealt with the question: answered it, or skipped it on purpose. */
function isDone(question: Question, answers: Answers): boolean {
  return answers[question.id] !== undefined;
}

export function firstOpen(questions: readonly Question[], answers: Answers): Question | undefined {
  return questions.find((question) => !isDone(question, answers));
}

/** Where the questions screen opens without being told: the first open question, else the last. */
export function resumeAt(questions: readonly Question[], answers: Answers): Question | undefined {
  return firstOpen(questions, answers) ?? questions.at(-1);
}

export interface Fitting {
  answers: Answers;
  /** Ids of questions still asked whose answer no longer fits them. */
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
