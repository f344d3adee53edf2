import { AGENCY_ZONE } from '../settings/agency.ts';
import { get, post, put } from '../shared/endpoint.ts';
import { IfMatch } from '../shared/if-match.ts';
import { keysOf } from '../shared/keys.ts';
import { areDistinct, Day, Id, Instant, line } from '../shared/text.ts';
import { z } from '../shared/zod.ts';
import { HOLIDAY_REGIONS, WEEKDAYS } from './booking-words.ts';

/** Returns the one name that `Intl` gives a zone; undefined if there is no such zone. */
function canonicalZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** The IANA name of a time zone, such as `Europe/London`. */
export const Zone = line({ min: 1, max: 60 }).refine(
  (name) => canonicalZone(name) !== undefined,
  'Enter a time zone such as Europe/London.',
);

/** The zone of a visitor's browser, by its one name. UK time if the browser has none that is known. */
export const VisitorZone = z
  .string()
  .overwrite((name) => canonicalZone(name) ?? AGENCY_ZONE)
  .catch(AGENCY_ZONE);

/** A time on the clock, such as `09:30`. `24:00` is the end of the day. */
const ClockTime = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, {
  error: 'Enter a time such as 09:30.',
  // Times that cannot be read are not compared.
  abort: true,
});

/** A span of a day in which meetings can take place, on the clock of the host. `to` is exclusive. */
export const Span = z
  .strictObject({ from: ClockTime, to: ClockTime })
  .refine(({ from, to }) => from < to, { message: 'The end must be after the start.', path: ['to'] });
export type Span = z.infer<typeof Span>;

const areApart = (spans: Span[]) => {
  const inOrder = spans.toSorted((a, b) => a.from.localeCompare(b.from));
  return inOrder.every(({ from }, i) => i === 0 || (inOrder[i - 1]?.to ?? '') <= from);
};

const Spans = z.array(Span).max(6, 'At most 6 spans a day.').refine(areApart, 'These times overlap.');

const isEachDateOnce = (dates: { date: string }[]) => areDistinct(dates.map(({ date }) => date));

/** Length of the name of days off. */
export const DAY_NAME_MAX = 60;

export const HolidayRegion = z.enum(keysOf(HOLIDAY_REGIONS));

/** When a member can be booked. Everything is on the clock of `zone`. */
export const HoursInput = z.strictObject({
  zone: Zone,
  /** The spans of each weekday, from Monday. */
  weekly: z.array(Spans).length(WEEKDAYS.length, 'Give the spans of all seven days.'),
  /** Dates with hours of their own. Without spans, the date is off. `name` says why, such as 'Summer break'. */
  dates: z
    .array(z.strictObject({ date: Day, spans: Spans, name: line({ max: DAY_NAME_MAX }).optional() }))
    .max(200, 'At most 200 dates.')
    .refine(isEachDateOnce, 'Each date only once.'),
  /** The public holidays that are off, unless `dates` has the date. Null if none are. */
  holidays: HolidayRegion.nullable(),
  /** Private iCalendar addresses of calendars whose events block slots. */
  calendars: z
    .array(line({ min: 1, max: 2048 }))
    .max(5, 'At most 5 calendars.')
    .refine(areDistinct, 'Each calendar only once.'),
});
export type HoursInput = z.infer<typeof HoursInput>;

/** What could not be read of a calendar, which therefore blocks more time than it may need to, or less. */
export const CalendarProblems = z.strictObject({
  /** How many events could not be read, and the first of them. `day` is null if it could not be read either. */
  unreadable: z.int(),
  events: z.array(z.strictObject({ title: z.string(), day: z.iso.date().nullable() })),
  unknownZones: z.array(z.string()),
});
export type CalendarProblems = z.infer<typeof CalendarProblems>;

/**
 * The state of one of the busy calendars. `error`: why the latest attempt failed; null if it succeeded. `week`: what it
 * blocks from now on for seven days.
 */
export const CalendarState = z.strictObject({
  url: z.string(),
  readAt: Instant.nullable(),
  error: z.string().nullable(),
  events: z.int(),
  week: z.array(z.strictObject({ start: Instant, end: Instant })),
  problems: CalendarProblems.nullable(),
});
export type CalendarState = z.infer<typeof CalendarState>;

/**
 * `publicHolidays` are those of the region in the next twelve months. `feedUrl` is the private address at which the
 * member's own bookings can be subscribed to.
 */
export const Hours = HoursInput.extend({
  memberId: z.uuid(),
  version: z.int(),
  calendarStates: z.array(CalendarState),
  publicHolidays: z.array(z.strictObject({ date: z.iso.date(), name: z.string() })),
  feedUrl: z.string(),
});
export type Hours = z.infer<typeof Hours>;

const path = '/api/bookings/hours/{memberId}';
const byMember = z.strictObject({ memberId: Id });

export const hours = {
  getHours: get(path, {
    summary: 'When a member can be booked: their own, or anybody’s with bookings:manage',
    access: 'leads:read',
    params: byMember,
    response: Hours,
  }),
  saveHours: put(path, {
    summary: 'Set when a member can be booked. 412 if If-Match names an older version',
    access: 'leads:read',
    params: byMember,
    headers: IfMatch,
    body: HoursInput,
    response: Hours,
  }),
  renewCalendarFeed: post(`${path}/feed`, {
    params: byMember,
    summary: 'Make a new address for a member’s calendar feed. The old one stops working at once',
    access: 'leads:read',
    response: Hours.pick({ feedUrl: true }),
  }),
  getCalendarFeed: get('/api/calendar/{file}', {
    summary: 'A member’s bookings as an iCalendar feed. `file` is their secret followed by .ics',
    access: 'public',
    params: z.strictObject({ file: z.string().regex(/^[\w-]{43}\.ics$/, 'Not a feed.') }),
    answers: 'stream',
    types: ['text/calendar'],
  }),
};
