import { newPatientsShare } from '../content/quiz/benchmarks.ts';
import { writeQuery } from '../money/link.ts';
import { ASSUMPTIONS, calculateLoss, EXAMPLE, type Figures, type Leaks, type Speed } from '../money/model.ts';
import { paths } from '../paths.ts';
import type { ReportSource } from './source.ts';
import { findAnswer } from './source.ts';
import { middleOf, turnoverOf } from './turnover.ts';

const CALLER = /call.*enquir|enquir.*call/i;

/** A clinic's loss in pounds a month, and its assumptions. */
export interface Estimate {
  low: number;
  high: number;
  /** The likely answer by where it leaks; adds up to it. */
  leaks: Leaks;
  likely: number;
  /** The turnover counted with, in pounds a month. */
  turnover: number;
  /** Which part of the range that was given it is. */
  band: 'middle' | 'open' | 'exact';
  figures: Figures;
  /** Whether the reply speed comes from the answers rather than from an assumption. */
  isSpeedKnown: boolean;
  /** The calculator with these figures in it. */
  calculator: string;
}

/** The reply speed, judged by who calls enquiries. */
function speedOf(source: ReportSource): Speed | undefined {
  const caller = findAnswer(source, CALLER);
  if (caller === undefined) return undefined;
  if (/dedicated|full.?time|main job/i.test(caller)) return 'hour';
  return /^no\b/i.test(caller) ? 'next' : 'day';
}

const stepOf = (sum: number) => Math.max(1, 10 ** (Math.floor(Math.log10(Math.max(1, sum))) - 1));

/** To two leading figures: a range from assumptions knows no more. */
export function roundSum(sum: number): number {
  const step = stepOf(sum);
  return Math.round(sum / step) * step;
}

/** The calculator's figures for a clinic of this turnover: its worked example, with as many enquiries as would bring that in. */
function figuresOf(turnover: number, speed: Speed): Figures {
  const { today } = calculateLoss({ ...EXAMPLE, speed, enquiries: 100 });
  const yearFromNew = turnover * 12 * (newPatientsShare / 100);
  const enquiries = Math.round(yearFromNew / (today / 100 / 100) / 5) * 5;
  return { ...EXAMPLE, speed, enquiries };
}

/** The estimate for a report; undefined if the turnover is missing or zero, or no answer could improve. */
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
