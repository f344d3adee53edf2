import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bookings } from '@upcurve/contracts/bookings/bookings';
import { hours } from '@upcurve/contracts/bookings/hours';
import { expect, onTestFinished, test } from 'vitest';
import { apiForFile, startApi } from '../../../test/api.ts';
import { readCalendars } from './busy-calendars.ts';

const ICS = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const EVENT = (...lines: string[]) => ICS('BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT');

const stamp = (moment: string | number) =>
  `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const api = await apiForFile({ env: { WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' } });
const owner = await api.signIn('owner', 'ada');
const { id: memberId } = await api.db.selectFrom('users').select('id').executeTakeFirstOrThrow();

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
    publicHolidays: _____,
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
  const asked: (string | undefined)[] = [];
  const url = await calendarServer((request, response) => {
    asked.push(request.headers['if-none-match']);
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else
      response
        .writeHead(200, { etag: '"1"' })
        .end(EVENT(`DTSTART:${stamp(first?.start ?? '')}`, `DTEND:${stamp(first?.end ?? '')}`));
  });
  await watch(url);
  const week = [{ start: first && new Date(first.start).toISOString() }];
  expect(await state()).toMatchObject({ url, error: null, events: 1, week });
  expect((await slots()).map(({ start }) => start)).not.toContain(first?.start);
  await read();
  expect(asked).toEqual([undefined, '"1"']);
  expect(await state()).toMatchObject({ events: 1, error: null });
});

test.each<[string, RequestListener, RegExp]>([
  ['an error', (_, response) => response.writeHead(404).end(), /status 404/],
  ['a page instead of a calendar', (_, response) => response.end('<html></html>'), /not a calendar/],
  [
    'a redirect in circles',
    (_, response) => response.writeHead(302, { location: '/private.ics' }).end(),
    /redirects too often, last to 127\.0\.0\.1/,
  ],
  [
    'a redirect to a file',
    (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    /redirects to an invalid address\. The address must start with https/,
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

test.each([301, 302, 303, 307, 308])('a calendar that has moved is read (%i)', async (status) => {
  const paths: (string | undefined)[] = [];
  const url = await calendarServer((request, response) => {
    paths.push(request.url);
    if (paths.length < 4) response.writeHead(status, { location: `/${paths.length}.ics` }).end();
    else response.end(EVENT(`DTSTART:${stamp(Date.now())}`));
  });
  await watch(url);
  expect(await state()).toMatchObject({ events: 1, error: null });
  expect(paths).toEqual(['/private.ics', '/1.ics', '/2.ics', '/3.ics']);
});

test('events that cannot be read are named to the member, encrypted at rest, and gone with the calendar', async () => {
  const url = await calendarServer((_, response) => {
    response.end(
      ICS(
        ...['BEGIN:VEVENT', 'UID:1', 'SUMMARY:Team lunch', 'DTSTART:tomorrow', 'END:VEVENT'],
        ...[
          'BEGIN:VEVENT',
          'UID:2',
          `DTSTART;TZID=Nowhere/Land:${stamp(Date.now()).slice(0, -1)}`,
          'END:VEVENT',
        ],
      ),
    );
  });
  await watch(url);
  expect(await state()).toMatchObject({
    error: null,
    events: 1,
    problems: {
      unreadable: 1,
      events: [{ title: 'Team lunch', day: null }],
      unknownZones: ['Nowhere/Land'],
    },
  });
  const stored = await api.db.selectFrom('busyCalendars').selectAll().execute();
  expect(JSON.stringify(stored.map((row) => row.problems?.toString('latin1')))).not.toContain('Team lunch');
});

test('what a member has declined leaves them free, by their email or the address of a Google calendar', async () => {
  const declined = (address: string) => [
    ...['BEGIN:VEVENT', `UID:${address}`, `DTSTART:${stamp(Date.now())}`],
    `ATTENDEE;CN=Ada;PARTSTAT=DECLINED:mailto:${address}`,
    'END:VEVENT',
  ];
  await api.db.updateTable('users').set({ email: 'ada@agency.example' }).where('id', '=', memberId).execute();
  const file = ICS(
    ...['Ada@agency.example', 'ada@gmail.example', 'somebody@else.example'].flatMap((address) =>
      declined(address),
    ),
  );
  const url = await calendarServer((_, response) => response.end(file));
  await watch(url);
  expect(await state()).toMatchObject({ events: 2 });
  await watch(url.replace('private.ics', 'ical/ada%40gmail.example/private.ics'));
  expect(await state()).toMatchObject({ events: 1 });
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
    publicHolidays: _____,
    ...mine
  } = await client.getHours({
    params: { memberId: id },
  });
  for (const url of ['http://127.0.0.1/x.ics', 'https://10.0.0.1/x.ics', 'file:///etc/passwd', 'x'])
    await expect(
      client.saveHours({ params: { memberId: id }, body: { ...mine, calendars: [url] }, headers: {} }),
    ).rejects.toMatchObject({ statusCode: 400, issues: [{ path: 'calendars.0' }] });
});
