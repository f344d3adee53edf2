import { answerInWords } from '@upcurve/contracts/quiz/answers';
import type { Report, Result } from '@upcurve/contracts/quiz/quiz';

/*
 * The agency can edit the questions and each report stores a copy, so questions are identified by their wording. The
 * eligibility criteria repeat some of the questions. A browser that stored only the result has just those.
 */

/** Patterns in the wording of a question that reveal its subject. */
export const SUBJECTS = {
  role: /\brole\b/i,
  tenure: /how long/i,
  profession: /profession|(kind|type|sort) of clinic/i,
  turnover: /turn(s|ed|ing)? ?over|revenue|takings/i,
  spend: /spend|budget/i,
  channels: /channel/i,
  caller: /call.*enquir|enquir.*call/i,
  records: /\bcrm\b/i,
  challenge: /challenge|problem|hold(s|ing)? .* back|struggl/i,
};

/** What an answer is looked up in. */
export interface AnswerSource extends Pick<Report, 'answers'> {
  questions: readonly Report['questions'][number][];
  /** Missing before the quiz is submitted. */
  result?: Pick<Result, 'criteria'>;
}

/** Returns the answer, as text, to the first question that matches; undefined if there is none. */
export function findAnswer({ questions, answers, result }: AnswerSource, text: RegExp): string | undefined {
  const question = questions.find((each) => text.test(each.text));
  if (question) return answerInWords(question, answers[question.id]) || undefined;
  return result?.criteria.find((each) => text.test(each.question))?.answer ?? undefined;
}

/** What an estimate is made from. */
export interface EstimateSource extends AnswerSource {
  result: Pick<Result, 'criteria' | 'score'>;
  /** What the visitor said about the clinic beside the questions. Missing in reports that only the browser stores. */
  figures?: Report['figures'];
}

/** The data of a report: complete from the server, or the part stored in the browser. */
export interface ReportSource extends EstimateSource, Pick<Report, 'name'> {
  result: Result;
  businessName: string | null;
  /** Null if the report is only stored in the browser. */
  completedAt: string | null;
}

export type Improvement = Result['improvements'][number];
