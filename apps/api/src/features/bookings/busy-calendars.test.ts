import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bookings } from '@upcurve/contracts/bookings/bookings';
import { hours } from '@upcurve/contracts/bookings/hours';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { readCalendars } from './busy-calendars.ts';
import { readBusyTimes } from './read-calendar.ts';

const at = (text: string) => Date.parse(text);
const RANGE = { start: at('2026-11-01T00:00:00Z'), end: at('2027-05-01T00:00:00Z') };
const ICS = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const EVENT = (...lines: string[]) => ICS('BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT');
const timesOf = (file: string, zone = 'Europe/London') => {
  const answer = readBusyTimes(file, RANGE, zone);
  if ('refused' in answer) return answer.refused;
  return answer.times.map(({ start, end }) =>
    [start, end].map((moment) => new Date(moment).toISOString().slice(0, 16)).join(' '),
  );
};

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
      'an unknown zone, on the member’s clock',
      EVENT('DTSTART;TZID=Nowhere/Land:20261201T100000', 'DTEND;TZID=Nowhere/Land:20261201T110000'),
      ['2026-12-01T10:00 2026-12-01T11:00'],
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
    expect(timesOf(secondly)).toMatch(/too many repetitions/);
  });

  test.each([
    ['a page', '<!doctype html><title>Sign in</title>', /not a calendar/],
    ['nothing', '', /not a calendar/],
    ['half a calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n', /broken/],
  ])('are refused for %s', (_, file, message) => {
    expect(timesOf(file)).toMatch(message);
  });
});

let api: TestApi;
let owner: Record<string, string>;
let memberId: string;
beforeAll(async () => {
  api = await startApi({ env: { WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' } });
  owner = await api.signIn('owner', 'ada');
  ({ id: memberId } = await api.db.selectFrom('users').select('id').executeTakeFirstOrThrow());
});
afterAll(() => api.close());

async function calendarServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/private.ics`;
}

const desk = () => api.client(hours, owner);
async function watch(url: string) {
  const {
    memberId: _,
    version: __,
    calendarStates: ___,
    feedUrl: ____,
    ...mine
  } = await desk().getHours({
    params: { memberId },
  });
  await desk().saveHours({ params: { memberId }, body: { ...mine, calendars: [url] }, headers: {} });
  await read();
}
async function read() {
  await api.db.updateTable('busyCalendars').set({ triedAt: null }).execute();
  await readCalendars(api.services);
}
const state = async () => (await desk().getHours({ params: { memberId } })).calendarStates[0];
const slots = async () => (await api.client(bookings).listSlots({ query: {} })).slots;

test('a member’s events block slots, and an unchanged calendar is not sent again', async () => {
  const [first] = await slots();
  const stamp = (text = '') => `${new Date(text).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const asked: (string | undefined)[] = [];
  const url = await calendarServer((request, response) => {
    asked.push(request.headers['if-none-match']);
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else
      response
        .writeHead(200, { etag: '"1"' })
        .end(EVENT(`DTSTART:${stamp(first?.start)}`, `DTEND:${stamp(first?.end)}`));
  });
  await watch(url);
  expect(await state()).toMatchObject({ url, error: null, events: 1 });
  expect((await slots()).map(({ start }) => start)).not.toContain(first?.start);
  await read();
  expect(asked).toEqual([undefined, '"1"']);
  expect(await state()).toMatchObject({ events: 1, error: null });
});

test.each<[string, RequestListener, RegExp]>([
  ['an error', (_, response) => response.writeHead(404).end(), /status 404/],
  ['a page instead of a calendar', (_, response) => response.end('<html></html>'), /not a calendar/],
  [
    'a redirect',
    (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    /leads to another one/,
  ],
  [
    '50 MB',
    (_, response) => {
      const mb = Buffer.alloc(1024 * 1024, 'x');
      let sent = 0;
      const more = (): unknown => (sent++ < 50 ? response.write(mb, more) : response.end());
      more();
    },
    /larger than 10 MB/,
  ],
  [
    'a cut connection',
    (_, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('BEGIN:VCALENDAR');
      setTimeout(() => response.destroy(), 50);
    },
    /Connection cut|Could not connect/,
  ],
])('%s is shown to the member, and after a day no slots are offered', async (_, listener, message) => {
  await watch(await calendarServer(listener));
  expect((await state())?.error).toMatch(message);
  expect(await slots()).toEqual([]);
  await api.db.updateTable('busyCalendars').set({ readAt: new Date() }).execute();
  expect(await slots()).not.toEqual([]);
  await api.db
    .updateTable('busyCalendars')
    .set({ readAt: new Date(Date.now() - 25 * 3_600_000) })
    .execute();
  expect(await slots()).toEqual([]);
});

test('a calendar of 30,000 events is refused with a reason', async () => {
  const event = (i: number) =>
    `BEGIN:VEVENT\r\nUID:${i}\r\nDTSTART:20261201T100000Z\r\nDTEND:20261201T110000Z\r\nEND:VEVENT`;
  const file = ICS(...Array.from({ length: 30_000 }, (_, i) => event(i)));
  await watch(await calendarServer((_, response) => response.end(file)));
  expect((await state())?.error).toMatch(/more than 20000 events|too long/);
});

test('an address in a private network is refused unless it is allowed', async () => {
  const strict = await startApi();
  onTestFinished(() => strict.close());
  const headers = await strict.signIn('owner');
  const { id } = await strict.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const client = strict.client(hours, headers);
  const {
    memberId: _,
    version: __,
    calendarStates: ___,
    feedUrl: ____,
    ...mine
  } = await client.getHours({
    params: { memberId: id },
  });
  for (const url of ['http://127.0.0.1/x.ics', 'https://10.0.0.1/x.ics', 'file:///etc/passwd', 'x'])
    await expect(
      client.saveHours({ params: { memberId: id }, body: { ...mine, calendars: [url] }, headers: {} }),
    ).rejects.toMatchObject({ statusCode: 400, issues: [{ path: 'calendars.0' }] });
});
