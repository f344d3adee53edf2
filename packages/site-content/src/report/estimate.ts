import type { ReportAssumptions } from '@upcurve/contracts/quiz/quiz';
import { roundSum } from '../money/format.ts';
import { ASSUMPTIONS, clampToLimits, EXAMPLE, MONTHS, type Speed } from '../money/model.ts';
import { ASSUMED_IDS, ASSUMED_LIMITS, type Assumed } from './assumed.ts';
import { challengeOf, saidSpeed } from './challenge.ts';
import { HOURLY_WAGE, type Kind, kinds, LEAKS, type Leak, NO_SHOWS_SAVED } from './content/kinds.ts';
import { type AnswerSource, type EstimateSource, findAnswer, SUBJECTS } from './source.ts';
import { type Band, middleOf, spendOf, turnoverOf } from './turnover.ts';

/** Below this score the report of a small clinic names no sum. */
const FLOOR_SCORE = 10;

/** What a leak counts: so many people a month, the percentage of them to win back, and what each brings, in pounds. */
export interface Count {
  people: number;
  percent: number;
  each: number;
}

/** A clinic's loss in pounds a month, with the assumptions behind it. */
export interface Estimate {
  /** The loss by cause, each as if the others stayed as they are, so that one alone is never worth more. */
  leaks: Record<Leak, number>;
  counts: Record<Leak, Count>;
  /** The sum of the leaks. */
  lost: number;
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
  /** Whether the answers, and not the visitor's own words, say that open enquiries are followed up. */
  isFollowedUp: boolean;
  /** Whether the visitor says that patients consult and do not decide, so that second calls go to them. */
  isUndecided: boolean;
  /** Whether second calls count only because of the visitor's own words. */
  isTold: boolean;
}

/** Derives the reply speed from the answer about who calls enquiries back. */
function speedOf(source: AnswerSource): Speed | undefined {
  const caller = findAnswer(source, SUBJECTS.caller);
  if (caller === undefined) return undefined;
  if (/dedicated|full.?time|main job/i.test(caller)) return 'minutes';
  return /^no\b/i.test(caller) ? 'next' : 'day';
}

/** Who could make the calls, unless the visitor says so: only someone whose main job it is. */
export const callerOf = (source: AnswerSource): 'someone' | 'nobody' =>
  speedOf(source) === 'minutes' ? 'someone' : 'nobody';

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
export function isBelowFloor(source: EstimateSource, band: Band | undefined): boolean {
  if (!hasOpened(source)) return true;
  if (band?.from !== 0) return false;
  const asksChannels = source.questions.some(({ text }) => SUBJECTS.channels.test(text));
  return (
    source.result.score < FLOOR_SCORE ||
    (asksChannels && /^none/i.test(findAnswer(source, SUBJECTS.channels) ?? 'none'))
  );
}

/** Of a patient's return visits in a year, the part within the first one: patients begin in every month of it. */
export const IN_FIRST_YEAR = { months: MONTHS - 1, of: MONTHS * 2 };

/** What a patient who returns brings in the first year after the first visit, and what a new patient brings, in pounds. */
export function patientValue({ value, returning, visits }: Pick<Assumed, 'value' | 'returning' | 'visits'>) {
  const again = Math.round((value * visits * IN_FIRST_YEAR.months) / IN_FIRST_YEAR.of);
  return { again, patient: Math.round(value + (again * returning) / 100) };
}

/** Returns all assumptions: the visitor's own, and the kind's. Enquiries follow from the turnover unless known. */
function assumedOf(kind: Kind, turnover: number, own: Partial<Assumed>): Assumed {
  const known = { ...kind, wage: HOURLY_WAGE, turnover, ...own };
  const fromNew = (known.turnover * kind.newShare) / 100;
  const perEnquiry = (patientValue(known).patient * known.booked) / 100;
  const enquiries = perEnquiry > 0 ? Math.round(fromNew / perEnquiry / 5) * 5 : 0;
  const all: Record<string, unknown> = { enquiries, ...known };
  return Object.fromEntries(
    ASSUMED_IDS.map((id) => [id, clampToLimits(ASSUMED_LIMITS[id], all[id], 0)]),
  ) as Assumed;
}

/** The visits a month of all patients, new and known. */
export const visitsOf = ({ turnover, value }: Pick<Assumed, 'turnover' | 'value'>): number =>
  value > 0 ? turnover / value : 0;

/** People whom a second call may still win: of all consultations, or of all enquiries, those who did not decide. */
export function openOf({
  assumed,
  kind,
  isUndecided,
}: Pick<Estimate, 'assumed' | 'kind' | 'isUndecided'>): number {
  const patients = (assumed.enquiries * assumed.booked) / 100;
  const asked = isUndecided && kind.consultations ? patients * kind.consultations : assumed.enquiries;
  return Math.round(asked - patients);
}

/** Rounds as the report shows numbers, so that a reader with a calculator gets its sums. */
const toTenth = (value: number) => Math.round(value * 10) / 10;

/** Counts what each leak loses in a month, compared with the clinic as it is. */
function countsOf(
  assumed: Assumed,
  kind: Kind,
  speed: Speed,
  isFollowedUp: boolean,
  consultations: number,
): Estimate['counts'] {
  const { enquiries, booked, returning, noShows, value } = assumed;
  const { again, patient } = patientValue(assumed);
  const patients = toTenth((enquiries * booked) / 100);
  // Better calls win no more bookings than the ceiling allows.
  const room = booked > 0 ? Math.max(0, (ASSUMPTIONS.ceiling / booked - 1) * 100) : 0;
  const sooner = toTenth(Math.min(room, speed === 'minutes' ? 0 : ASSUMPTIONS[speed]));
  const secondCalls = toTenth(Math.min(room - sooner, isFollowedUp ? 0 : ASSUMPTIONS.followUp));
  return {
    slow: { people: patients, percent: sooner, each: patient },
    followUp: {
      people: toTenth(patients * consultations),
      percent: toTenth(Math.max(0, secondCalls) / consultations),
      each: patient,
    },
    returning: { people: patients, percent: toTenth(Math.max(0, kind.reachable - returning)), each: again },
    noShows: {
      people: toTenth(visitsOf(assumed)),
      percent: toTenth((noShows * NO_SHOWS_SAVED) / 100),
      each: value,
    },
  };
}

/**
 * Returns the estimate for a report. Undefined if the turnover is missing, the clinic is below the floor, or nothing is
 * lost.
 */
export function estimateOf(source: EstimateSource, own: ReportAssumptions = {}): Estimate | undefined {
  const { caller: _, ...replaced } = own;
  const { turnover } = replaced;
  const band = turnoverOf(source) ?? (turnover === undefined ? undefined : { from: turnover, to: turnover });
  if (!band || isBelowFloor(source, band)) return undefined;
  const kind = kindOf(source);
  const said = saidSpeed(source);
  const ofCaller = speedOf(source);
  const speed = said ?? ofCaller ?? EXAMPLE.speed;
  const { caller: __, canDecide: ___, ...typed } = source.figures ?? {};
  const given = Object.fromEntries(Object.entries(typed).filter(([, figure]) => figure !== undefined));
  const assumed = assumedOf(kind, middleOf(band), { budget: spendOf(source) ?? 0, ...given, ...replaced });
  const challenge = challengeOf(source);
  const isUndecided = kind.consultations !== undefined && challenge?.id === 'after-consultation';
  const isFollowedUp = followsUp(source) && challenge?.leak !== 'followUp';
  const consultations = (isUndecided && kind.consultations) || 1;
  const counts = countsOf(assumed, kind, speed, isFollowedUp, consultations);
  const sumOf = (leak: Leak) =>
    roundSum((counts[leak].people * counts[leak].percent * counts[leak].each) / 100);
  const leaks: Estimate['leaks'] = {
    slow: sumOf('slow'),
    followUp: sumOf('followUp'),
    returning: sumOf('returning'),
    noShows: sumOf('noShows'),
  };
  const lost = LEAKS.reduce((sum, leak) => sum + leaks[leak], 0);
  if (lost === 0 && Object.keys(own).length === 0) return undefined;
  return {
    leaks,
    counts,
    lost,
    assumed,
    given: Object.keys(given) as (keyof Assumed)[],
    replaced: Object.keys(replaced) as (keyof Assumed)[],
    band: band.to === null ? 'open' : band.to === band.from ? 'exact' : 'middle',
    kind,
    speed,
    fromNew: (assumed.enquiries * assumed.booked * patientValue(assumed).patient) / 100,
    speedFrom: said ? 'words' : ofCaller ? 'caller' : 'assumption',
    isFollowedUp,
    isUndecided,
    isTold: isUndecided || (followsUp(source) && !isFollowedUp),
  };
}

type GivenSoFar = Pick<EstimateSource, 'questions' | 'answers' | 'figures'>;

/** The estimate by the answers so far. None for the smallest clinics, whose report may name no sum. */
export function estimateSoFar(given: GivenSoFar): Estimate | undefined {
  const source = { ...given, result: { criteria: [], score: 0 } };
  return turnoverOf(source)?.from === 0 ? undefined : estimateOf(source);
}

/**
 * What a clinic could win back in a month, by the answers so far. A leak counts once its question is answered, so that
 * the sum grows into the report's.
 */
export function lostSoFar(given: GivenSoFar): number {
  const estimate = estimateSoFar(given);
  if (!estimate) return 0;
  const { slow, followUp, returning, noShows } = estimate.leaks;
  const sumIf = (subject: RegExp, sum: number) => (findAnswer(given, subject) === undefined ? 0 : sum);
  return returning + noShows + sumIf(SUBJECTS.caller, slow) + sumIf(SUBJECTS.records, followUp);
}

/** The percentage of the turnover that the figures explain. */
export const shareOf = ({ fromNew, assumed }: Estimate) => (fromNew / Math.max(1, assumed.turnover)) * 100;
