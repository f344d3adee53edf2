import {
  ASSUMPTIONS,
  type Assumptions,
  calculateLoss,
  clampToLimits,
  EXAMPLE,
  type Figures,
  LEAKS,
  type Leaks,
  type Speed,
} from '../money/model.ts';
import { ASSUMED_LIMITS, type Assumed } from './assumed.ts';
import { saidSpeed } from './challenge.ts';
import { type Kind, kinds } from './content/kinds.ts';
import { type AnswerSource, findAnswer, type ReportSource, SUBJECTS } from './source.ts';
import { type Band, middleOf, spendOf, turnoverOf } from './turnover.ts';

/** Below this score the report of a small clinic names no sum. */
const FLOOR_SCORE = 10;

/** A clinic's loss in pounds per month, with the assumptions behind it. */
export interface Estimate {
  low: number;
  high: number;
  /** The likely loss by cause. They add up to `likely`. */
  leaks: Leaks;
  likely: number;
  assumed: Assumed;
  /** The assumptions that the visitor replaced. */
  replaced: readonly (keyof Assumed)[];
  /** Whether the turnover is the middle of the given range, the bottom of an open range, or exact. */
  band: 'middle' | 'open' | 'exact';
  /** The bottom of the given range. */
  turnoverFrom: number;
  kind: Pick<Kind, 'name' | 'newShare' | 'returningStep'>;
  figures: Figures;
  assumptions: Assumptions;
  /** Where the reply speed comes from: the visitor's own words, the answer about the caller, or an assumption. */
  speedFrom: 'words' | 'caller' | 'assumption';
  /** Whether someone at the clinic calls enquiries as their main job, or answers within five minutes. */
  hasCaller: boolean;
  /** Whether the spend on marketing comes from the answers. Otherwise it counts as nothing. */
  isSpendKnown: boolean;
  /** Whether the answers say that open enquiries are followed up, so that nothing is lost there. */
  isFollowedUp: boolean;
  /** Today's revenue from new patients in an average month, in pounds: all of it, and from one enquiry a month. */
  fromNew: number;
  fromEnquiry: number;
  /** The loss for each enquiry a month, by cause, in pounds a month. */
  leaksOfEnquiry: Leaks;
}

/** Derives the reply speed from the answer about who calls enquiries back. */
function speedOf(source: ReportSource): Speed | undefined {
  const caller = findAnswer(source, SUBJECTS.caller);
  if (caller === undefined) return undefined;
  if (/dedicated|full.?time|main job/i.test(caller)) return 'minutes';
  return /^no\b/i.test(caller) ? 'next' : 'day';
}

/** Whether open enquiries are followed up already, judging by the answer about the CRM. */
export const followsUp = (source: ReportSource): boolean =>
  /every day|daily/i.test(findAnswer(source, SUBJECTS.records) ?? '');

/** Returns the assumptions for a clinic, by the answer about its profession. */
function kindOf(source: ReportSource): Kind {
  const profession = findAnswer(source, SUBJECTS.profession) ?? '';
  return kinds.find(({ words }) => words.test(profession))!; // The last matches everything.
}

const stepOf = (sum: number) => Math.max(1, 10 ** (Math.floor(Math.log10(Math.max(1, sum))) - 1));

/** Rounds to two significant digits, since a range based on assumptions is no more precise. */
export function roundSum(sum: number): number {
  const step = stepOf(sum);
  return Math.round(sum / step) * step;
}

/** False if the visitor said that the clinic has not opened yet. */
export const hasOpened = (source: AnswerSource): boolean =>
  !/n.t opened|not (yet )?open/i.test(findAnswer(source, SUBJECTS.tenure) ?? '');

/** Whether a clinic is too new or too small for a sum: it has not opened, or hardly turns over and nobody can find it. */
export function isBelowFloor(source: ReportSource, band: Band | undefined): boolean {
  if (!hasOpened(source)) return true;
  if (band?.from !== 0) return false;
  const asksChannels = source.questions.some(({ text }) => SUBJECTS.channels.test(text));
  return (
    source.result.score < FLOOR_SCORE ||
    (asksChannels && /^none/i.test(findAnswer(source, SUBJECTS.channels) ?? 'none'))
  );
}

/** Returns all assumptions: the replaced ones, and the kind's. Enquiries follow from the turnover unless replaced. */
function assumedOf(
  kind: Kind,
  sums: Pick<Assumed, 'turnover' | 'spend'>,
  speed: Speed,
  replaced: Partial<Assumed>,
): Assumed {
  const given = { ...kind, ...sums, ...replaced };
  const clamped = (id: keyof Assumed, value: number) => clampToLimits(ASSUMED_LIMITS[id], value, 0);
  const { today } = calculateLoss({ ...given, value: given.value * 100, speed, enquiries: 100 });
  const yearFromNew = given.turnover * 12 * (kind.newShare / 100);
  const enquiries = today > 0 ? Math.round(yearFromNew / (today / 100 / 100) / 5) * 5 : 0;
  return {
    turnover: clamped('turnover', given.turnover),
    spend: clamped('spend', given.spend),
    enquiries: clamped('enquiries', replaced.enquiries ?? enquiries),
    booked: clamped('booked', given.booked),
    value: clamped('value', given.value),
    returning: clamped('returning', given.returning),
    visits: clamped('visits', given.visits),
    perEnquiry: clamped('perEnquiry', given.perEnquiry),
    kept: clamped('kept', given.kept),
  };
}

/**
 * Rounds the likely sum, and that of each cause. The largest cause takes the difference, so that the parts add up to the
 * sum, which is the calculator's.
 */
function roundedLeaks({ leaks, year, month }: ReturnType<typeof calculateLoss>) {
  const inMonth = (pence: number) =>
    year.likely === 0 ? 0 : roundSum(((pence / year.likely) * month.likely) / 100);
  const rounded: Leaks = {
    slow: inMonth(leaks.slow),
    followUp: inMonth(leaks.followUp),
    returning: inMonth(leaks.returning),
  };
  const likely = roundSum(month.likely / 100);
  const [largest] = LEAKS.toSorted((a, b) => rounded[b] - rounded[a]);
  if (largest) rounded[largest] += likely - LEAKS.reduce((sum, leak) => sum + rounded[leak], 0);
  return { leaks: rounded, likely };
}

/**
 * Returns the estimate for a report. Undefined if the turnover is missing, the clinic is below the floor, or no answer
 * could be better.
 */
export function estimateOf(source: ReportSource, replaced: Partial<Assumed> = {}): Estimate | undefined {
  const band = turnoverOf(source);
  if (!band || isBelowFloor(source, band) || source.result.improvements.length === 0) return undefined;
  const kind = kindOf(source);
  const said = saidSpeed(source);
  const ofCaller = speedOf(source);
  const speed = said ?? ofCaller ?? EXAMPLE.speed;
  const spend = spendOf(source);
  const assumed = assumedOf(kind, { turnover: middleOf(band), spend: spend ?? 0 }, speed, replaced);
  const { enquiries, booked, returning, visits } = assumed;
  const figures: Figures = { enquiries, speed, booked, value: assumed.value * 100, returning, visits };
  const isFollowedUp = followsUp(source);
  const assumptions = {
    ...ASSUMPTIONS,
    reachable: kind.reachable,
    ...(isFollowedUp && { followUp: 0 }),
  };
  const loss = calculateLoss(figures, assumptions);
  const rounded = roundedLeaks(loss);
  const perHundred = calculateLoss({ ...figures, enquiries: 100 }, assumptions);
  /** From pence a year for a hundred enquiries to pounds a month for one. */
  const perMonth = (pence: number) => pence / 100 / 100 / 12;
  if (loss.month.likely === 0 && Object.keys(replaced).length === 0) return undefined;
  return {
    low: roundSum(Math.min(loss.month.low / 100, rounded.likely)),
    // Rounding must not bring the highest sum below the likely one.
    high: Math.max(roundSum(loss.month.high / 100), rounded.likely),
    ...rounded,
    assumed,
    replaced: Object.keys(replaced) as (keyof Assumed)[],
    turnoverFrom: band.from,
    band: band.to === null ? 'open' : band.to === band.from ? 'exact' : 'middle',
    kind,
    figures,
    assumptions,
    speedFrom: said ? 'words' : ofCaller ? 'caller' : 'assumption',
    hasCaller: ofCaller === 'minutes' || said === 'minutes',
    isSpendKnown: spend !== undefined,
    isFollowedUp,
    fromNew: loss.today / 100 / 12,
    fromEnquiry: perMonth(perHundred.today),
    leaksOfEnquiry: {
      slow: perMonth(perHundred.leaks.slow),
      followUp: perMonth(perHundred.leaks.followUp),
      returning: perMonth(perHundred.leaks.returning),
    },
  };
}
