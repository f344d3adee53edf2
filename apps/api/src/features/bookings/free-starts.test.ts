import type { Span } from '@upcurve/contracts/bookings/hours';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import {
  formatInZone,
  freeStarts,
  type HostCalendar,
  type Interval,
  isFreeAt,
  type MeetingRules,
  occupiedInterval,
  parseMoment,
} from './free-starts.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LONDON = 'Europe/London';
const NINE_TO_FIVE: Span[] = [{ from: '09:00', to: '17:00' }];
const WORK_WEEK = [...Array.from({ length: 5 }, () => NINE_TO_FIVE), [], []];
const EVERY_DAY_ALL_DAY = Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]);

const RULES: MeetingRules = {
  minutes: 30,
  bufferBefore: 0,
  bufferAfter: 0,
  noticeMinutes: 0,
  daysAhead: 60,
  maxPerDay: null,
};
const at = (text: string) => Date.parse(text);
const host = (change: Partial<HostCalendar> & { zone?: string } = {}): HostCalendar => ({
  hours: { zone: change.zone ?? LONDON, weekly: WORK_WEEK, dates: [] },
  holidays: new Set(),
  busy: [],
  booked: [],
  ...change,
});
/** The starts on the clock of London, without seconds and offset. */
const startsOf = (
  rules: Partial<MeetingRules>,
  calendar: HostCalendar,
  from: string,
  to: string,
  now = from,
) =>
  freeStarts({ ...RULES, ...rules }, calendar, { start: at(from), end: at(to) }, at(now)).map((start) =>
    formatInZone(LONDON, start).slice(0, 16),
  );

const MONDAY = '2026-11-30T00:00:00Z';
const TUESDAY = '2026-12-01T00:00:00Z';

describe('free starts', () => {
  test('are every half hour within the hours, and the last meeting ends when they do', () => {
    const starts = startsOf({}, host(), MONDAY, TUESDAY);
    expect(starts).toHaveLength(16);
    expect(starts[0]).toBe('2026-11-30T09:00');
    expect(starts.at(-1)).toBe('2026-11-30T16:30');
    expect(startsOf({ minutes: 15 }, host(), MONDAY, TUESDAY)).toHaveLength(32);
    expect(startsOf({ minutes: 120 }, host(), MONDAY, TUESDAY).at(-1)).toBe('2026-11-30T15:00');
  });

  test('exclude weekends, dates off and holidays, unless the date has hours of its own', () => {
    expect(startsOf({}, host(), '2026-11-28T00:00:00Z', MONDAY)).toEqual([]);
    const off = { zone: LONDON, weekly: WORK_WEEK, dates: [{ date: '2026-11-30', spans: [] }] };
    expect(startsOf({}, host({ hours: off }), MONDAY, TUESDAY)).toEqual([]);
    const holidays = new Set(['2026-11-30']);
    expect(startsOf({}, host({ holidays }), MONDAY, TUESDAY)).toEqual([]);
    const own = {
      ...off,
      dates: [
        {
          date: '2026-11-30',
          spans: [
            { from: '14:00', to: '15:00' },
            { from: '10:00', to: '10:30' },
          ],
        },
      ],
    };
    expect(startsOf({}, host({ holidays, hours: own }), MONDAY, TUESDAY)).toEqual([
      '2026-11-30T10:00',
      '2026-11-30T14:00',
      '2026-11-30T14:30',
    ]);
  });

  test('respect notice, days ahead and the maximum per day', () => {
    const now = '2026-11-30T10:10:00Z';
    expect(startsOf({ noticeMinutes: 60 }, host(), MONDAY, TUESDAY, now)[0]).toBe('2026-11-30T11:30');
    const later = '2027-01-31T00:00:00Z';
    expect(startsOf({ daysAhead: 2 }, host(), MONDAY, later, now).at(-1)).toBe('2026-12-02T16:30');
    const booked = [at('2026-11-30T09:00:00Z'), at('2026-11-30T12:00:00Z')];
    expect(startsOf({ maxPerDay: 2 }, host({ booked }), MONDAY, TUESDAY)).toEqual([]);
    expect(startsOf({ maxPerDay: 3 }, host({ booked }), MONDAY, TUESDAY)).not.toEqual([]);
  });

  test('may adjoin busy times, but never overlap them, including the buffers', () => {
    const busy = [{ start: at('2026-11-30T10:00:00Z'), end: at('2026-11-30T10:30:00Z') }];
    const morning = (rules: Partial<MeetingRules>) =>
      startsOf(rules, host({ busy }), MONDAY, '2026-11-30T11:30:00Z').map((start) => start.slice(11));
    expect(morning({})).toEqual(['09:00', '09:30', '10:30', '11:00']);
    expect(morning({ bufferAfter: 10 })).toEqual(['09:00', '10:30', '11:00']);
    expect(morning({ bufferBefore: 10 })).toEqual(['09:00', '09:30', '11:00']);
  });

  test('have the same local time before and after a clock change', () => {
    const week = startsOf({ minutes: 60 }, host(), '2026-10-23T00:00:00Z', '2026-10-27T00:00:00Z');
    expect(week.filter((start) => start.endsWith('09:00'))).toEqual(['2026-10-23T09:00', '2026-10-26T09:00']);
    expect(at(momentText(week[0] ?? ''))).toBe(at('2026-10-23T08:00:00Z'));
  });

  const momentText = (local: string) =>
    Temporal.PlainDateTime.from(local).toZonedDateTime(LONDON).toInstant().toString();

  test.each([
    ['London, spring', LONDON, '2026-03-29', 23],
    ['London, autumn', LONDON, '2026-10-25', 25],
    ['New York, spring', 'America/New_York', '2026-03-08', 23],
    ['New York, autumn', 'America/New_York', '2026-11-01', 25],
    ['Lord Howe, autumn', 'Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Lord Howe, spring', 'Australia/Lord_Howe', '2026-10-04', 23.5],
  ])('cover all hours of the day of a clock change: %s', (_, zone, date, hours) => {
    const start = parseMoment(date, zone);
    const end = parseMoment(Temporal.PlainDate.from(date).add({ days: 1 }).toString(), zone);
    const all = host({ hours: { zone, weekly: EVERY_DAY_ALL_DAY, dates: [] } });
    const starts = freeStarts(RULES, all, { start, end }, start - DAY);
    expect(starts).toHaveLength(hours * 2);
    expect(new Set(starts).size).toBe(starts.length);
  });
});

const NOW = at('2026-03-01T00:00:00Z');
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const anySpans = fc
  .uniqueArray(fc.integer({ min: 0, max: 95 }), { minLength: 0, maxLength: 6 })
  .map((marks) => {
    const even = marks.slice(0, marks.length - (marks.length % 2)).sort((a, b) => a - b);
    return even.flatMap((mark, i) =>
      i % 2 === 0 ? [{ from: clock(mark * 15), to: clock((even[i + 1] ?? mark) * 15) }] : [],
    );
  });
const anyZone = fc.constantFrom(LONDON, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC');
const anyMoment = fc.integer({ min: 0, max: 300 * 24 * 12 }).map((steps) => NOW + steps * 5 * MINUTE);
const anyBusy = fc.array(
  fc
    .tuple(anyMoment, fc.integer({ min: 1, max: 600 }))
    .map(([start, minutes]) => ({ start, end: start + minutes * MINUTE })),
  { maxLength: 30 },
);
const anyRules = fc.record({
  minutes: fc.constantFrom(15, 20, 30, 45, 60, 90, 120),
  bufferBefore: fc.constantFrom(0, 5, 30),
  bufferAfter: fc.constantFrom(0, 10, 45),
  noticeMinutes: fc.constantFrom(0, 120, 2880),
  daysAhead: fc.integer({ min: 1, max: 300 }),
  maxPerDay: fc.constantFrom(null, 1, 3),
});
const anyHost = fc.record({
  hours: fc.record({
    zone: anyZone,
    weekly: fc.array(anySpans, { minLength: 7, maxLength: 7 }),
    dates: fc.constant<HostCalendar['hours']['dates']>([
      { date: '2026-03-29', spans: [{ from: '00:00', to: '24:00' }] },
    ]),
  }),
  holidays: fc.constant(new Set(['2026-05-04'])),
  busy: anyBusy,
  booked: fc.array(anyMoment, { maxLength: 5 }),
});
/** Both clock changes of every zone above are in these ranges. */
const anyRange = fc
  .tuple(
    fc.constantFrom('2026-03-05', '2026-03-27', '2026-04-03', '2026-10-02', '2026-10-23', '2026-10-30'),
    fc.integer({ min: 1, max: 6 }),
  )
  .map(([date, days]): Interval => {
    const start = at(`${date}T00:00:00Z`);
    return { start, end: start + days * DAY };
  });

const overlap = (a: Interval, b: Interval) => a.start < b.end && b.start < a.end;

test('whatever the rules, hours and meetings: every slot is inside the hours and free of everything else', () => {
  fc.assert(
    fc.property(anyRules, anyHost, anyRange, (rules, calendar, range) => {
      const { zone, weekly, dates } = calendar.hours;
      const starts = freeStarts(rules, calendar, range, NOW);
      for (const start of starts) {
        expect(start).toBeGreaterThanOrEqual(Math.max(range.start, NOW + rules.noticeMinutes * MINUTE));
        expect(start).toBeLessThan(range.end);
        const occupied = occupiedInterval(rules, start);
        expect(calendar.busy.some((busy) => overlap(occupied, busy))).toBe(false);

        const local = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(zone);
        const date = local.toPlainDate();
        const ahead = Temporal.Instant.fromEpochMilliseconds(NOW).toZonedDateTimeISO(zone).toPlainDate();
        expect(ahead.until(date).days).toBeLessThanOrEqual(rules.daysAhead);
        const spans =
          dates.find((one) => one.date === date.toString())?.spans ??
          (calendar.holidays.has(date.toString()) ? [] : (weekly[date.dayOfWeek - 1] ?? []));
        const isWithin = spans.some(({ from, to }) => {
          const opensAt = date.toZonedDateTime({ timeZone: zone, plainTime: from }).epochMilliseconds;
          const endDay = to === '24:00' ? date.add({ days: 1 }) : date;
          const closesAt = endDay.toZonedDateTime({
            timeZone: zone,
            plainTime: to === '24:00' ? '00:00' : to,
          }).epochMilliseconds;
          return opensAt <= start && start + rules.minutes * MINUTE <= closesAt;
        });
        expect(isWithin).toBe(true);
        const sameDay = calendar.booked.filter(
          (moment) =>
            Temporal.Instant.fromEpochMilliseconds(moment)
              .toZonedDateTimeISO(zone)
              .toPlainDate()
              .toString() === date.toString(),
        );
        if (rules.maxPerDay !== null) expect(sameDay.length).toBeLessThan(rules.maxPerDay);
      }
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
    }),
    { numRuns: 300 },
  );
});

test('a slot is offered exactly if it can be booked', () => {
  fc.assert(
    fc.property(anyRules, anyHost, anyRange, (rules, calendar, range) => {
      const offered = new Set(freeStarts(rules, calendar, range, NOW));
      for (let start = range.start; start < range.end; start += 45 * MINUTE)
        expect(isFreeAt(rules, calendar, start, NOW)).toBe(offered.has(start));
    }),
    { numRuns: 60 },
  );
});
