import { newPatientsShare } from '../content/quiz/benchmarks.ts';
import { writeQuery } from '../money/link.ts';
import { ASSUMPTIONS, calculateLoss, EXAMPLE, type Figures, type Leaks, type Speed } from '../money/model.ts';
import { paths } from '../paths.ts';
import type { ReportSource } from './source.ts';
import { findAnswer } from './source.ts';
import { middleOf, turnoverOf } from './turnover.ts';

const CALLER = /call.*enquir|enquir.*call/i;

/** A clinic's loss in pounds per month, with the assumptions behind it. */
export interface Estimate {
  low: number;
  high: number;
  /** The likely loss by cause. Adds up to `likely`. */
  leaks: Leaks;
  likely: number;
  /** The turnover used in the calculation, in pounds per month. */
  turnover: number;
  /** Whether `turnover` is the middle of the given range, the bottom of an open range, or exact. */
  band: 'middle' | 'open' | 'exact';
  figures: Figures;
  /** Whether the reply speed comes from the answers. Otherwise it is an assumption. */
  isSpeedKnown: boolean;
  /** Link to the calculator with these figures. */
  calculator: string;
}

/** Derives the reply speed from the answer about who calls enquiries back. */
function speedOf(source: ReportSource): Speed | undefined {
  const caller = findAnswer(source, CALLER);
  if (caller === undefined) return undefined;
  if (/dedicated|full.?time|main job/i.test(caller)) return 'hour';
  return /^no\b/i.test(caller) ? 'next' : 'day';
}

const stepOf = (sum: number) => Math.max(1, 10 ** (Math.floor(Math.log10(Math.max(1, sum))) - 1));

/** Rounds to two significant digits, since a range based on assumptions is no more precise. */
export function roundSum(sum: number): number {
  const step = stepOf(sum);
  return Math.round(sum / step) * step;
}

/**
 * Returns the calculator's figures for a clinic with this turnover: the worked example, with the number of enquiries
 * that would produce the turnover.
 */
function figuresOf(turnover: number, speed: Speed): Figures {
  const { today } = calculateLoss({ ...EXAMPLE, speed, enquiries: 100 });
  const yearFromNew = turnover * 12 * (newPatientsShare / 100);
  const enquiries = Math.round(yearFromNew / (today / 100 / 100) / 5) * 5;
  return { ...EXAMPLE, speed, enquiries };
}

/** Returns the estimate for a report; undefined if the turnover is missing or zero, or no answer could be better. */
export function estimateOf(source: ReportSource): Estimate | undefined {
  const band = turnoverOf(source);
  if (!band || source.result.improvements.length === 0) return undefined;
  const speed = speedOf(source);
  const figures = figuresOf(middleOf(band), speed ?? EXAMPLE.speed);
  const { month, leaks, year } = calculateLoss(figures);
  if (month.likely === 0) return undefined;
  const step = stepOf(month.likely / 100);
  const upTo = (pence: number) => Math.round(((pence / year.likely) * month.likely) / 100 / step) * step;
  const slow = upTo(leaks.slow);
  const followUp = upTo(leaks.slow + leaks.followUp) - slow;
  const likely = upTo(year.likely);
  return {
    low: roundSum(month.low / 100),
    high: roundSum(month.high / 100),
    likely,
    leaks: { slow, followUp, returning: likely - slow - followUp },
    turnover: middleOf(band),
    band: band.to === null ? 'open' : band.to === band.from ? 'exact' : 'middle',
    figures,
    isSpeedKnown: speed !== undefined,
    calculator: `${paths.calculator.results()}${writeQuery({ figures, assumptions: ASSUMPTIONS, isExample: false })}`,
  };
}
