import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBusyTimes } from './read-calendar.ts';

const at = (text: string) => Date.parse(text);
const RANGE = { start: at('2026-11-01T00:00:00Z'), end: at('2027-05-01T00:00:00Z') };
const ICS = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const LINES = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'];
const EVENT = (...lines: string[]) => ICS(...LINES(...lines));
const read = (file: string, owners: string[] = []) => {
  const answer = readBusyTimes(file, RANGE, 'Europe/London', owners);
  if ('refused' in answer) throw new Error(answer.refused);
  return answer;
};
const timesOf = (file: string, owners: string[] = []) =>
  read(file, owners).times.map(({ start, end }) =>
    [start, end].map((moment) => new Date(moment).toISOString().slice(0, 16)).join(' '),
  );

describe('the busy times of a calendar', () => {
  test.each<[string, string, string[]]>([
    [
      'a time in UTC',
      EVENT('DTSTART:20261201T100000Z', 'DTEND:20261201T110000Z'),
      ['2026-12-01T10:00 2026-12-01T11:00'],
    ],
    [
      'a zone that only its name explains',
      EVENT('DTSTART;TZID=America/New_York:20261201T100000', 'DURATION:PT30M'),
      ['2026-12-01T15:00 2026-12-01T15:30'],
    ],
    [
      'a zone of its own',
      ICS(
        'BEGIN:VTIMEZONE',
        'TZID:Two hours ahead',
        'BEGIN:STANDARD',
        'DTSTART:19700101T000000',
        'TZOFFSETFROM:+0200',
        'TZOFFSETTO:+0200',
        'END:STANDARD',
        'END:VTIMEZONE',
        'BEGIN:VEVENT',
        'UID:1',
        'DTSTART;TZID=Two hours ahead:20261201T100000',
        'DTEND;TZID=Two hours ahead:20261201T110000',
        'END:VEVENT',
      ),
      ['2026-12-01T08:00 2026-12-01T09:00'],
    ],
    [
      'a whole day',
      EVENT('DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261203'),
      ['2026-12-01T00:00 2026-12-03T00:00'],
    ],
    [
      'a weekly event across a clock change, with one day off and one moved',
      ICS(
        'BEGIN:VEVENT',
        'UID:1',
        'DTSTART;TZID=Europe/London:20270315T090000',
        'DTEND;TZID=Europe/London:20270315T100000',
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE;TZID=Europe/London:20270322T090000',
        'END:VEVENT',
        'BEGIN:VEVENT',
        'UID:1',
        'RECURRENCE-ID;TZID=Europe/London:20270405T090000',
        'DTSTART;TZID=Europe/London:20270405T140000',
        'DTEND;TZID=Europe/London:20270405T150000',
        'END:VEVENT',
      ),
      [
        '2027-03-15T09:00 2027-03-15T10:00',
        '2027-03-29T08:00 2027-03-29T09:00',
        '2027-04-05T13:00 2027-04-05T14:00',
      ],
    ],
    [
      'nothing for free, cancelled and past events',
      ICS(
        ...['TRANSP:TRANSPARENT', 'STATUS:CANCELLED', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'].flatMap(
          (line, i) => [
            'BEGIN:VEVENT',
            `UID:${i}`,
            'DTSTART:20261201T100000Z',
            'DTEND:20261201T110000Z',
            line,
            'END:VEVENT',
          ],
        ),
        'BEGIN:VEVENT',
        'UID:old',
        'DTSTART:20200101T100000Z',
        'DTEND:20200101T110000Z',
        'END:VEVENT',
      ),
      [],
    ],
    [
      'the good events beside a broken one',
      ICS(
        'BEGIN:VEVENT',
        'UID:bad',
        'DTSTART:tomorrow',
        'END:VEVENT',
        'BEGIN:VEVENT',
        'UID:good',
        'DTSTART:20261201T100000Z',
        'DTEND:20261201T110000Z',
        'END:VEVENT',
      ),
      ['2026-12-01T10:00 2026-12-01T11:00'],
    ],
  ])('with %s', (_, file, expected) => {
    expect(timesOf(file)).toEqual(expected);
  });

  test('include an endless daily event up to the end of the range, but an event every second is refused', () => {
    const daily = EVENT('DTSTART:20200101T100000Z', 'DTEND:20200101T110000Z', 'RRULE:FREQ=DAILY');
    expect(timesOf(daily)).toHaveLength(181);
    const secondly = EVENT('DTSTART:20200101T100000Z', 'DTEND:20200101T110000Z', 'RRULE:FREQ=SECONDLY');
    expect(() => timesOf(secondly)).toThrow(/too many repetitions/);
  });

  test.each([
    ['a page', '<!doctype html><title>Sign in</title>', /not a calendar/],
    ['nothing', '', /not a calendar/],
    ['half a calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n', /broken/],
  ])('are refused for %s', (_, file, message) => {
    expect(() => timesOf(file)).toThrow(message);
  });
});

const TEN_TO_ELEVEN = '2026-12-01T10:00 2026-12-01T11:00';
const zoned = (zone: string) =>
  EVENT(`DTSTART;TZID=${zone}:20261201T100000`, `DTEND;TZID=${zone}:20261201T110000`);

describe('a zone', () => {
  test.each<[string, string]>([
    ['Eastern Standard Time', '2026-12-01T15:00 2026-12-01T16:00'],
    ['Romance Standard Time', '2026-12-01T09:00 2026-12-01T10:00'],
    ['"Romance Standard Time"', '2026-12-01T09:00 2026-12-01T10:00'],
    ['/mozilla.org/20070129_1/Europe/Paris', '2026-12-01T09:00 2026-12-01T10:00'],
    ['/freeassociation.sourceforge.net/America/Argentina/Ushuaia', '2026-12-01T13:00 2026-12-01T14:00'],
    ['tzone://Microsoft/Utc', TEN_TO_ELEVEN],
    ['GMT+0100', '2026-12-01T09:00 2026-12-01T10:00'],
    ['UTC-5', '2026-12-01T15:00 2026-12-01T16:00'],
    ['+05:30', '2026-12-01T04:30 2026-12-01T05:30'],
  ])('%s is known', (zone, expected) => {
    expect(timesOf(zoned(zone))).toEqual([expected]);
    expect(read(zoned(zone)).problems.unknownZones).toEqual([]);
  });

  test.each(['Nowhere/Land', 'Customized Time Zone', 'BST', '(UTC+01:00) Amsterdam\\, Berlin', 'GMT+9900'])(
    '%s is unknown, so it blocks from its easternmost to its westernmost hour and is named',
    (zone) => {
      expect(timesOf(zoned(zone))).toEqual(['2026-11-30T20:00 2026-12-01T23:00']);
      expect(read(zoned(zone)).problems).toEqual({ unreadable: 0, events: [], unknownZones: [zone] });
    },
  );

  test('of one file is unknown in the next', () => {
    const defined = ICS(
      ...['BEGIN:VTIMEZONE', 'TZID:Ours', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
      ...['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0200', 'END:STANDARD', 'END:VTIMEZONE'],
      ...LINES('DTSTART;TZID=Ours:20261201T100000'),
    );
    expect(timesOf(defined)).toEqual(['2026-12-01T08:00 2026-12-01T09:00']);
    expect(read(zoned('Ours')).problems.unknownZones).toEqual(['Ours']);
    expect(timesOf(defined.replace('TZOFFSETTO:+0200', 'TZOFFSETTO:?'))).toEqual([
      '2026-11-30T20:00 2026-12-01T23:00',
    ]);
  });
});

describe('times are busy', () => {
  test.each<[string, string, string[]]>([
    [
      'without a zone in a calendar that names one',
      ICS('X-WR-TIMEZONE:America/New_York', ...LINES('DTSTART:20261201T100000', 'DTEND:20261201T110000')),
      ['2026-12-01T15:00 2026-12-01T16:00'],
    ],
    [
      'on a whole day that ends as it begins',
      EVENT('DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261201'),
      ['2026-12-01T00:00 2026-12-02T00:00'],
    ],
    [
      'on a whole day that is written with a time',
      EVENT('DTSTART;VALUE=DATE:20261201T000000', 'DTEND;VALUE=DATE:20261202T000000'),
      ['2026-12-01T00:00 2026-12-02T00:00'],
    ],
    [
      'on a whole day of Outlook',
      EVENT('DTSTART:20261201T000000', 'DTEND:20261201T000000', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'),
      ['2026-12-01T00:00 2026-12-02T00:00'],
    ],
    ['for an hour without an end', EVENT('DTSTART:20261201T100000Z'), [TEN_TO_ELEVEN]],
    [
      'in a free/busy list',
      ICS(
        'BEGIN:VFREEBUSY',
        'DTSTART:20261201T000000Z',
        'DTEND:20270301T000000Z',
        'FREEBUSY:20261201T100000Z/PT1H,20261202T100000Z/20261202T113000Z',
        'FREEBUSY;FBTYPE=FREE:20261203T100000Z/PT1H',
        'END:VFREEBUSY',
      ),
      [TEN_TO_ELEVEN, '2026-12-02T10:00 2026-12-02T11:30'],
    ],
    [
      'up to the end of a rule that is a date',
      EVENT('DTSTART:20261202T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;UNTIL=20261209'),
      ['2026-12-02T10:00 2026-12-02T11:00', '2026-12-09T10:00 2026-12-09T11:00'],
    ],
    [
      'up to the end of a rule that is a time without a zone',
      EVENT(
        'DTSTART;TZID=America/New_York:20261202T200000',
        'DURATION:PT1H',
        'RRULE:UNTIL=20261203T200000;FREQ=DAILY',
      ),
      ['2026-12-03T01:00 2026-12-03T02:00', '2026-12-04T01:00 2026-12-04T02:00'],
    ],
    [
      'on the last day of a rule for whole days that ends at midnight of a zone',
      ICS(
        'X-WR-TIMEZONE:Europe/Paris',
        ...LINES('DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY;UNTIL=20261201T230000Z'),
      ),
      ['2026-12-01T00:00 2026-12-02T00:00', '2026-12-02T00:00 2026-12-03T00:00'],
    ],
    [
      'of an occurrence that is moved from after the range into it, and of one from before',
      ICS(
        ...LINES('DTSTART:20261001T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY'),
        ...LINES('RECURRENCE-ID:20281001T100000Z', 'DTSTART:20261201T100000Z', 'DURATION:PT1H'),
        ...LINES('RECURRENCE-ID:20261001T100000Z', 'DTSTART:20261202T100000Z', 'DURATION:PT1H'),
      ),
      [TEN_TO_ELEVEN, '2026-12-02T10:00 2026-12-02T11:00'],
    ],
    [
      'of added dates and periods',
      EVENT(
        'DTSTART:20261201T100000Z',
        'DURATION:PT1H',
        'RDATE:20261202T100000Z,20261203T100000Z',
        'RDATE;VALUE=PERIOD:20261204T100000Z/PT3H',
      ),
      [
        TEN_TO_ELEVEN,
        '2026-12-02T10:00 2026-12-02T11:00',
        '2026-12-03T10:00 2026-12-03T11:00',
        '2026-12-04T10:00 2026-12-04T13:00',
      ],
    ],
    [
      'with a comment in quotes within quotes',
      EVENT(
        'ATTENDEE;X-RESPONSE-COMMENT="a "b" c;":mailto:a@example.com',
        'DTSTART:20261201T100000Z',
        'DURATION:PT1H',
      ),
      [TEN_TO_ELEVEN],
    ],
    [
      'with a line that has lost its fold',
      EVENT(
        'SUMMARY:Patients:',
        'Jane Doe',
        'DTSTART:20261201T100000Z',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;',
        'COUNT=2',
      ),
      [TEN_TO_ELEVEN, '2026-12-02T10:00 2026-12-02T11:00'],
    ],
    [
      'in each of two calendars of one file',
      EVENT('DTSTART:20261201T100000Z') + EVENT('DTSTART:20261202T100000Z'),
      [TEN_TO_ELEVEN, '2026-12-02T10:00 2026-12-02T11:00'],
    ],
    [
      'with line ends of an old Mac',
      EVENT('DTSTART:20261201T100000Z').replaceAll('\r\n', '\r'),
      [TEN_TO_ELEVEN],
    ],
    [
      'with a byte order mark and doubled line ends',
      `\uFEFF${EVENT('DTSTART:20261201T100000Z').replaceAll('\r\n', '\r\r\n')}`,
      [TEN_TO_ELEVEN],
    ],
    [
      'whatever its alarm says',
      EVENT('DTSTART:20261201T100000Z', 'BEGIN:VALARM', 'DURATION:P9D', 'END:VALARM'),
      [TEN_TO_ELEVEN],
    ],
    [
      'unless the day is excluded by its date',
      EVENT(
        'DTSTART:20261201T100000Z',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=2',
        'EXDATE;VALUE=DATE:20261202',
      ),
      [TEN_TO_ELEVEN],
    ],
  ])('%s', (_, file, expected) => {
    expect(timesOf(file)).toEqual(expected);
    expect(read(file).problems).toEqual({ unreadable: 0, events: [], unknownZones: [] });
  });
});

test('a change of all later occurrences moves only its own, and is named', () => {
  const file = ICS(
    ...LINES('DTSTART:20261201T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3'),
    ...LINES(
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20261202T100000Z',
      'DTSTART:20261202T140000Z',
      'DURATION:PT2H',
    ),
  );
  expect(timesOf(file)).toEqual([
    TEN_TO_ELEVEN,
    '2026-12-03T10:00 2026-12-03T11:00',
    '2026-12-02T14:00 2026-12-02T16:00',
  ]);
  expect(read(file).problems.unreadable).toBe(1);
});

test.each<[string, string[], string[], string | null]>([
  [
    'an end that is no time',
    ['DTSTART:20261201T100000Z', 'DTEND:later', 'SUMMARY:Team lunch'],
    [TEN_TO_ELEVEN],
    '2026-12-01',
  ],
  [
    'an end before its start',
    ['DTSTART:20261201T100000Z', 'DTEND:20261130T100000Z', 'SUMMARY:Team lunch'],
    [TEN_TO_ELEVEN],
    '2026-12-01',
  ],
  [
    'a frequency that does not exist',
    ['DTSTART:20261201T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=FORTNIGHTLY', 'SUMMARY:Team lunch'],
    [TEN_TO_ELEVEN],
    '2026-12-01',
  ],
  [
    'a rule without a frequency',
    ['DTSTART:20261201T100000Z', 'DURATION:PT1H', 'RRULE:COUNT=2', 'SUMMARY:Team lunch'],
    [TEN_TO_ELEVEN],
    '2026-12-01',
  ],
  [
    'an exception that is no time',
    ['DTSTART:20261201T100000Z', 'DURATION:PT1H', 'EXDATE:TBD', 'SUMMARY:Team lunch'],
    [TEN_TO_ELEVEN],
    '2026-12-01',
  ],
  ['a start on 30 February', ['DTSTART:20270230T100000Z', 'SUMMARY:Team\\, lunch'], [], null],
  ['no start', ['SUMMARY;LANGUAGE=en:Team lunch'], [], null],
])('an event with %s is named', (_, lines, expected, day) => {
  expect(timesOf(EVENT(...lines))).toEqual(expected);
  expect(read(EVENT(...lines)).problems).toEqual({
    unreadable: 1,
    events: [{ title: expect.stringMatching(/^Team,? lunch$/), day }],
    unknownZones: [],
  });
});

test('twenty events that cannot be read are named, all are counted, and old ones do not matter', () => {
  const old = LINES('DTSTART:20200101T100000Z', 'DTEND:later');
  const { problems } = read(ICS(...old, ...Array.from({ length: 25 }, () => LINES('DTSTART:TBD')).flat()));
  expect(problems.unreadable).toBe(25);
  expect(problems.events).toHaveLength(20);
});

test('an occurrence blocks its old time if its new one cannot be read', () => {
  const file = ICS(
    ...LINES('DTSTART:20261201T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2'),
    ...LINES('RECURRENCE-ID:20261202T100000Z', 'DTSTART:TBD'),
  );
  expect(timesOf(file)).toEqual([TEN_TO_ELEVEN, '2026-12-02T10:00 2026-12-02T11:00']);
  expect(read(file).problems.unreadable).toBe(1);
});

test.each<[string, string[], string[]]>([
  ['their email', [], ['ada@example.com']],
  ['the name of the calendar', ['X-WR-CALNAME:Ada@example.com'], []],
])('an invitation that the member has declined leaves them free, by %s', (_, header, owners) => {
  const invited = (...attendees: string[]) =>
    ICS(...header, ...LINES('DTSTART:20261201T100000Z', 'DURATION:PT1H', ...attendees));
  const free = [
    'ATTENDEE;CN="Ada";PARTSTAT=DECLINED;X-NUM-GUESTS=0:mailto:ADA@example.com',
    'ATTENDEE;EMAIL=ada@example.com;PARTSTAT=DECLINED:/principals/1/',
  ];
  for (const attendee of free) expect(timesOf(invited(attendee), owners)).toEqual([]);
  const busy = [
    'ATTENDEE;PARTSTAT=ACCEPTED:mailto:ada@example.com',
    'ATTENDEE;PARTSTAT=DECLINED:mailto:bob@example.com',
  ];
  for (const attendee of busy) expect(timesOf(invited(attendee), owners)).toEqual([TEN_TO_ELEVEN]);
});

const HOUR = 60 * 60 * 1000;
/** Five events on different days, each 10 to 11; the third one is damaged. */
const VALID = Array.from({ length: 5 }, (_, i) => [
  'BEGIN:VEVENT',
  `UID:${i}`,
  `SUMMARY:Event ${i} with a long title that could be folded or cut somewhere`,
  ...(i % 2 ? [`DTSTART:2026120${i + 1}T100000Z`] : [`DTSTART;TZID=Europe/London:2026120${i + 1}T100000`]),
  `DTEND:2026120${i + 1}T110000Z`,
  'RRULE:FREQ=WEEKLY;COUNT=2',
  'BEGIN:VALARM',
  'TRIGGER:-PT15M',
  'DURATION:PT5M',
  'END:VALARM',
  'END:VEVENT',
]);
const DAMAGED = 2;
const LINES_OF_IT = VALID[DAMAGED] ?? [];
const position = fc.nat(LINES_OF_IT.length - 1);
const damaged = fc.oneof(
  position.map((i) => LINES_OF_IT.toSpliced(i, 1)),
  fc
    .tuple(position, fc.nat(40))
    .map(([i, length]) => LINES_OF_IT.with(i, LINES_OF_IT[i]?.slice(0, length) ?? '')),
  fc
    .tuple(position, fc.nat(40))
    .map(([i, cut]) =>
      LINES_OF_IT.toSpliced(i, 1, LINES_OF_IT[i]?.slice(0, cut) ?? '', LINES_OF_IT[i]?.slice(cut) ?? ''),
    ),
  fc
    .tuple(position, fc.string())
    .map(([i, value]) => LINES_OF_IT.with(i, `${LINES_OF_IT[i]?.replace(/:.*/, '')}:${value}`)),
  fc.shuffledSubarray(LINES_OF_IT, { minLength: LINES_OF_IT.length }),
);

test('whatever is done to the lines of one event, the others block their times, and it is not lost', () => {
  fc.assert(
    fc.property(damaged, (lines) => {
      const { times, problems } = read(ICS(...VALID.with(DAMAGED, lines).flat()));
      const isBusy = (start: number, length: number) =>
        times.some((time) => time.start <= start && time.end >= start + length);
      for (const i of VALID.keys()) {
        const starts = [i + 1, i + 8].map((day) => at(`2026-12-${String(day).padStart(2, '0')}T10:00:00Z`));
        if (i !== DAMAGED) expect(starts.map((start) => isBusy(start, HOUR))).toEqual([true, true]);
        // An end may be lost to an alarm, whose length then counts.
        else expect(isBusy(starts[0] ?? 0, 1) || problems.unreadable > 0).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
