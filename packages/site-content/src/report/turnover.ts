import { type AnswerSource, findAnswer, type ReportSource, SUBJECTS } from './source.ts';

/** A range in pounds per month; `to` is null if it has no upper limit. */
export interface Band {
  from: number;
  to: number | null;
}

/** The amount used in calculations: the middle of a range, or the bottom of an open one. */
export const middleOf = ({ from, to }: Band) => (to === null ? from : Math.floor((from + to) / 2));

/** Returns the range of an option, which has no upper limit if it states none. */
export const bandOf = ({ from, to = null }: { from: number; to?: number | null | undefined }): Band => ({
  from,
  to,
});

const SUM = /£\s?(\d[\d,]*(?:\.\d+)?)\s?(k|m)?/gi;
const SCALE: Record<string, number> = { '': 1, k: 1_000, m: 1_000_000 };

/** Returns the range in an answer such as `£15,000 to £30,000` or `Above £100k`; undefined if there is none. */
export function bandIn(words: string): Band | undefined {
  const [low, high] = [...words.matchAll(SUM)].map(
    ([, digits = '', unit = '']) => Number(digits.replaceAll(',', '')) * SCALE[unit.toLowerCase()]!, // SUM takes no other
  );
  if (low === undefined) return undefined;
  if (high !== undefined) return { from: Math.min(low, high), to: Math.max(low, high) };
  if (/under|below|less|up to|at most/i.test(words)) return { from: 0, to: low };
  if (/above|over|more|at least|\+/i.test(words)) return { from: low, to: null };
  return { from: low, to: low };
}

/** Returns the clinic's monthly turnover, if given: from a numeric answer, otherwise from the text of an answer. */
export function turnoverOf(source: AnswerSource): Band | undefined {
  const stated = chosenOptions(source).find(({ turnover }) => turnover)?.turnover;
  if (stated) return bandOf(stated);
  const answer = findAnswer(source, SUBJECTS.turnover);
  return answer === undefined ? undefined : bandIn(answer);
}

/** Returns what the clinic spends on marketing, in pounds a month, if the chosen answer states it: the middle of its range. */
export function spendOf({
  questions,
  answers,
}: Pick<ReportSource, 'questions' | 'answers'>): number | undefined {
  const asking = questions.filter(({ text }) => SUBJECTS.spend.test(text));
  const spend = chosenOptions({ questions: asking, answers }).find((option) => option.spend)?.spend;
  return spend && middleOf(bandOf(spend));
}

/** Returns the options that are the answer to a question with one answer. */
const chosenOptions = ({ questions, answers }: Pick<ReportSource, 'questions' | 'answers'>) =>
  questions.flatMap(({ id, options }) => options?.filter(({ value }) => value === answers[id]) ?? []);
