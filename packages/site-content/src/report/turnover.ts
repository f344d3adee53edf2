import type { ReportSource } from './source.ts';
import { findAnswer } from './source.ts';

/** A range in pounds per month; `to` is null if it has no upper limit. */
export interface Band {
  from: number;
  to: number | null;
}

/** The amount used in calculations: the middle of a range, or the bottom of an open one. */
export const middleOf = ({ from, to }: Band) => (to === null ? from : (from + to) / 2);

/** Asks for what the clinic spends on marketing. */
export const SPEND = /spend|budget/i;

/** Asks for the clinic's turnover. */
export const TURNOVER = /turn(s|ed|ing)? ?over|revenue|takings/i;
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
export function turnoverOf(source: ReportSource): Band | undefined {
  const { questions, answers } = source;
  const stated = questions
    .flatMap(({ id, options }) => options?.filter(({ value }) => value === answers[id]) ?? [])
    .find(({ turnover }) => turnover)?.turnover;
  if (stated) return { from: stated.from, to: stated.to ?? null };
  const answer = findAnswer(source, TURNOVER);
  return answer === undefined ? undefined : bandIn(answer);
}

/** Returns what the clinic spends on marketing, in pounds a month, if the chosen answer states it: the middle of its range. */
export function spendOf({ questions, answers }: ReportSource): number | undefined {
  const spend = questions
    .filter(({ text }) => SPEND.test(text))
    .flatMap(({ id, options }) => options?.filter(({ value }) => value === answers[id]) ?? [])
    .find((option) => option.spend)?.spend;
  return spend && middleOf({ from: spend.from, to: spend.to ?? null });
}
