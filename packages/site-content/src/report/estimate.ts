import { ASSUMPTIONS, calculateLoss, clampToLimits, EXAMPLE, type Speed } from '../money/model.ts';
import { ASSUMED_IDS, ASSUMED_LIMITS, type Assumed } from './assumed.ts';
import { saidSpeed } from './challenge.ts';
import { HALF_OF_NO_SHOWS, type Kind, kinds, LEAKS, type Leak } from './content/kinds.ts';
import { type AnswerSource, findAnswer, type ReportSource, SUBJECTS } from './source.ts';
import { type Band, middleOf, turnoverOf } from './turnover.ts';

/** Below this score the report of a small clinic names no sum. */
const FLOOR_SCORE = 10;

/** A clinic's loss in pounds a month, with the assumptions behind it. */
export interface Estimate {
  /** The loss by cause. */
  leaks: Record<Leak, number>;
  /** The sum of the leaks. */
  lost: number;
  /** All sums of the report are multiples of it, so that whoever adds them gets the sums shown. */
  step: number;
  assumed: Assumed;
  /** The assumptions that the visitor gave with the quiz, and those that they replaced in the report. */
  given: readonly (keyof Assumed)[];
  replaced: readonly (keyof Assumed)[];
  /** Whether the turnover is the middle of the given range, the bottom of an open range, or exact. */
  band: 'middle' | 'open' | 'exact';
  kind: Kind;
  speed: Speed;
  /** Where the reply speed comes from: the visitor's own words, the answer about the caller, or an assumption. */
  speedFrom: 'words' | 'caller' | 'assumption';
  /** What new patients bring in an average month today, in pounds. */
  fromNew: number;
  /** Whether the answers say that open enquiries are followed up, so that nothing is lost there. */
  isFollowedUp: boolean;
}

/** Derives the reply speed from the answer about who calls enquiries back. */
function speedOf(source: AnswerSource): Speed | undefined {
  const caller = findAnswer(source, SUBJECTS.caller);
  if (caller === undefined) return undefined;
  if (/dedicated|full.?time|main job/i.test(caller)) return 'minutes';
  return /^no\b/i.test(caller) ? 'next' : 'day';
}

/** Whether someone at the clinic calls enquiries as their main job. */
export const hasCaller = (source: AnswerSource): boolean => speedOf(source) === 'minutes';

/** Whether open enquiries are followed up already, judging by the answer about the CRM. */
const followsUp = (source: AnswerSource): boolean =>
  /every day|daily/i.test(findAnswer(source, SUBJECTS.records) ?? '');

/** Returns the assumptions for a clinic, by the answer about its profession. */
export function kindOf(source: AnswerSource): Kind {
  const profession = findAnswer(source, SUBJECTS.profession) ?? '';
  return kinds.find(({ words }) => words.test(profession))!; // The last matches everything.
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

/** Returns all assumptions: the visitor's own, and the kind's. Enquiries follow from the turnover unless known. */
function assumedOf(kind: Kind, turnover: number, speed: Speed, own: Partial<Assumed>): Assumed {
  const { value, booked, returning, visits } = { ...kind, ...own };
  const { today } = calculateLoss({ enquiries: 100, speed, booked, value: value * 100, returning, visits });
  const yearFromNew = (own.turnover ?? turnover) * 12 * (kind.newShare / 100);
  const enquiries = today > 0 ? Math.round(yearFromNew / (today / 100 / 100) / 5) * 5 : 0;
  const all: Record<string, unknown> = { ...kind, turnover, enquiries, ...own };
  return Object.fromEntries(
    ASSUMED_IDS.map((id) => [id, clampToLimits(ASSUMED_LIMITS[id], all[id], 0)]),
  ) as Assumed;
}

/** The appointments a month that new patients book, whether they come or not. */
export const appointmentsOf = ({ enquiries, booked, noShows }: Assumed): number =>
  (enquiries * booked) / (100 - noShows);

/**
 * Returns the estimate for a report. Undefined if the turnover is missing, the clinic is below the floor, or nothing is
 * lost.
 */
export function estimateOf(source: ReportSource, replaced: Partial<Assumed> = {}): Estimate | undefined {
  const band = turnoverOf(source);
  if (!band || isBelowFloor(source, band)) return undefined;
  const kind = kindOf(source);
  const said = saidSpeed(source);
  const ofCaller = speedOf(source);
  const speed = said ?? ofCaller ?? EXAMPLE.speed;
  const { caller: _, canDecide: __, ...given } = source.figures ?? {};
  const assumed = assumedOf(kind, middleOf(band), speed, { ...given, ...replaced });
  const { enquiries, booked, returning, visits, value, noShows } = assumed;
  const isFollowedUp = followsUp(source);
  const { leaks: calculated, today } = calculateLoss(
    { enquiries, speed, booked, value: value * 100, returning, visits },
    { ...ASSUMPTIONS, reachable: kind.reachable, ...(isFollowedUp && { followUp: 0 }) },
  );
  const perMonth = (pence: number) => pence / 100 / 12;
  const exact: Record<Leak, number> = {
    slow: perMonth(calculated.slow),
    followUp: perMonth(calculated.followUp),
    returning: perMonth(calculated.returning),
    noShows: (appointmentsOf(assumed) * noShows * value * HALF_OF_NO_SHOWS) / 100,
  };
  const total = LEAKS.reduce((sum, leak) => sum + exact[leak], 0);
  const step = Math.max(10, 10 ** (Math.floor(Math.log10(Math.max(1, total))) - 2));
  const rounded = (leak: Leak) => Math.round(exact[leak] / step) * step;
  const leaks: Estimate['leaks'] = {
    slow: rounded('slow'),
    followUp: rounded('followUp'),
    returning: rounded('returning'),
    noShows: rounded('noShows'),
  };
  const lost = LEAKS.reduce((sum, leak) => sum + leaks[leak], 0);
  if (lost === 0 && Object.keys(replaced).length === 0) return undefined;
  return {
    leaks,
    lost,
    step,
    assumed,
    given: Object.keys(given) as (keyof Assumed)[],
    replaced: Object.keys(replaced) as (keyof Assumed)[],
    band: band.to === null ? 'open' : band.to === band.from ? 'exact' : 'middle',
    kind,
    speed,
    fromNew: perMonth(today),
    speedFrom: said ? 'words' : ofCaller ? 'caller' : 'assumption',
    isFollowedUp,
  };
}
