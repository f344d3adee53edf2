import { answerInWords } from '@upcurve/contracts/quiz/answers';
import type { Report, Result } from '@upcurve/contracts/quiz/quiz';

/*
 * The agency edits the questions, and each report freezes them, so their subject is recognised by their words. The
 * eligibility rule repeats some of them: that is all a browser has if it kept only the result.
 */

/** The answer, as text, to the first question whose text matches; undefined if there is none. */
export function findAnswer({ questions, answers, result }: ReportSource, text: RegExp): string | undefined {
  const question = questions.find((each) => text.test(each.text));
  if (question) return answerInWords(question, answers[question.id]) || undefined;
  return result.criteria.find((each) => text.test(each.question))?.answer ?? undefined;
}

/** The data of a report: complete from the server, or the part that a browser kept. */
export interface ReportSource extends Pick<Report, 'name' | 'questions' | 'answers' | 'result'> {
  businessName: string | null;
  /** Unknown of one that the browser alone still has. */
  completedAt: string | null;
}

export type Improvement = Result['improvements'][number];
