import { answerInWords } from '@upcurve/contracts/answers';
import type { ReportSource } from './source.ts';

/*
 * Questions are edited by the agency and frozen with each report, so what one is about is told by its words. The rule
 * of eligibility repeats some of them: that is all a browser has where it kept the result alone.
 */

/** What was answered, in words, to the first question whose text fits; undefined where nothing was. */
export function findAnswer({ questions, answers, result }: ReportSource, text: RegExp): string | undefined {
  const question = questions.find((each) => text.test(each.text));
  if (question) return answerInWords(question, answers[question.id]) || undefined;
  return result.criteria.find((each) => text.test(each.question))?.answer ?? undefined;
}
