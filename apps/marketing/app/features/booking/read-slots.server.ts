import { ApiError } from '@upcurve/api-client/api-error';
import { createClient } from '@upcurve/api-client/create-client';
import {
  bookings,
  type PublicMeetingType,
  SLOT_DAYS_MAX,
  SLOTS_MAX,
} from '@upcurve/contracts/bookings/bookings';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { config } from '../../../server/config.ts';
import { addDays, type Day, isDay, monthEnd, monthStart, today } from '../../calendar/days.ts';
import { DAYS_SHOWN, freeDays, shownDays } from './slots.ts';

const PATIENCE_MS = 3000;
/** Enough for half a year, also if every day has many slots. */
const CALLS_MAX = 5;
const MINUTE = 60_000;

/** Everything that a page with free slots shows. Times are in milliseconds since the epoch. */
export interface SlotsPage {
  /** The kinds of meeting that can be booked. The first one is the default. */
  types: PublicMeetingType[];
  type: PublicMeetingType;
  starts: number[];
  /** The day from which on slots are shown, if the visitor chose one. */
  day: Day | undefined;
  /** When this was read, so that server and browser render the same slots. */
  now: number;
}

const slotsApi = () =>
  createClient(
    { listTypes: bookings.listTypes, listSlots: bookings.listSlots },
    { baseUrl: config().apiUrl },
  );

const patience = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) });

/** Returns the chosen day if it is a day from today on. */
export function chosenDay(text: string | null, now: number): Day | undefined {
  return text && isDay(text) && text > today(now) ? text : undefined;
}

/**
 * Reads the free starts of the month of `day`, and of later days until there are enough to show.
 * @throws {ApiError} 404 if this kind of meeting cannot be booked
 */
export async function readStarts(type: string, day: Day | undefined, now: number): Promise<number[]> {
  const api = slotsApi();
  const starts: number[] = [];
  const begin = day ?? today(now);
  let from = [monthStart(begin, 0), today(now)].toSorted().at(-1) ?? begin;
  // A week more, because the days shown may extend into the next month.
  let to = addDays(monthEnd(begin), 8);
  for (let calls = 0; calls < CALLS_MAX; calls += 1) {
    const { slots } = await api.listSlots({ query: { type, from, to, zone: AGENCY_ZONE } }, patience());
    starts.push(...slots.map(({ start }) => Date.parse(start)));
    const last = starts.at(-1);
    if (slots.length === SLOTS_MAX && last) from = new Date(last + MINUTE).toISOString();
    else if (shownDays(freeDays(starts, AGENCY_ZONE, now), day).length === DAYS_SHOWN) break;
    else {
      from = to;
      // A day less than allowed, because a change of the clocks can add an hour.
      to = addDays(to, SLOT_DAYS_MAX - 1);
    }
  }
  return starts;
}

const readTypes = () => slotsApi().listTypes({}, patience());

function typeOf(types: readonly PublicMeetingType[], slug: string): PublicMeetingType {
  const type = types.find((each) => each.slug === slug);
  if (!type) throw new ApiError(404, { isJson: true });
  return type;
}

/** Reads a kind of meeting. @throws {ApiError} 404 if there is none with this slug */
export const readType = async (slug: string): Promise<PublicMeetingType> => typeOf(await readTypes(), slug);

/**
 * Reads what a page with free slots shows. Undefined if nothing can be booked, or if the API does not answer.
 * @throws {ApiError} 404 if there is no such kind of meeting
 */
export async function readSlots(
  slug: string | undefined,
  day: Day | undefined,
  now: number,
): Promise<SlotsPage | undefined> {
  try {
    const types = await readTypes();
    const type = slug === undefined ? types[0] : typeOf(types, slug);
    return type && { types, type, starts: await readStarts(type.slug, day, now), day, now };
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === 404) throw error;
    return undefined;
  }
}
