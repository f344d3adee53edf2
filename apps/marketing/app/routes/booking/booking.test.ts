import { type BookingInput, bookings, SLOTS_MAX } from '@upcurve/contracts/bookings/bookings';
import { newId } from '@upcurve/testing/factories';
import { handle, Refusal, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loader as book, handle as handleOf } from './book-consultation.tsx';
import { action as answer } from './booking-answer.ts';
import { loader as calendar } from './calendar.ts';
import { action as change, loader as own } from './own-booking.tsx';

const server = mockNetwork();
afterEach(() => void vi.useRealTimers());
const TOKEN = 'm'.repeat(43);
const phone = {
  slug: 'consultation',
  name: 'Consultation',
  minutes: 30,
  place: { kind: 'phone' as const },
};
const video = {
  ...phone,
  slug: 'review',
  name: 'Review',
  place: { kind: 'video' as const },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T10:00:00Z') });
  server.use(handle(bookings.listTypes, () => [phone, video]));
});

function refuse(refusal: Refusal): never {
  throw refusal;
}

const slot = (start: string) => ({ start, end: start });
const args = (path: string, params: Record<string, string>, body?: Record<string, string>) =>
  ({
    params,
    request: new Request(`http://site.example${path}`, {
      ...(body && {
        method: 'POST',
        body: new URLSearchParams(body),
        headers: { origin: 'http://site.example' },
      }),
    }),
  }) as never;
const open = (path: string, slug?: string) => book(args(path, slug ? { slug } : {}));

test('says what the page of a service promises for the consultation, and ignores an unknown service', async () => {
  server.use(handle(bookings.listSlots, () => ({ zone: 'Europe/London', slots: [] })));
  const serviceIn = async (query: string) => (await open(`/book-consultation${query}`)).data.service;
  expect(await serviceIn('?service=seo')).toEqual({
    slug: 'seo',
    label: 'SEO',
    text: expect.stringMatching(/^Bring one treatment/),
  });
  expect(await serviceIn('?service=../admin')).toBeUndefined();
  expect(await serviceIn('')).toBeUndefined();
  const varyBy = (query: string) =>
    (handleOf.varyBy as (of: URLSearchParams) => unknown)(new URLSearchParams(query));
  expect(varyBy('service=seo')).toEqual(['service']);
  expect(varyBy('service=none')).toEqual([]);
});

test('reads the slots of the first kind of meeting, until three days have some', async () => {
  const asked: unknown[] = [];
  server.use(
    handle(bookings.listSlots, ({ query }) => {
      asked.push([query.type, query.from, query.to]);
      return { zone: 'Europe/London', slots: asked.length === 1 ? [slot('2026-11-24T15:00:00+00:00')] : [] };
    }),
  );
  const { data, init } = await open('/book-consultation');
  expect(data.slots).toMatchObject({
    type: phone,
    starts: [Date.parse('2026-11-24T15:00:00Z')],
    day: undefined,
  });
  expect(init?.headers).toEqual({ 'cache-control': 'public, max-age=0, s-maxage=5' });
  expect(asked.slice(0, 2)).toEqual([
    ['consultation', '2026-11-24', '2026-12-08'],
    ['consultation', '2026-12-08', '2027-02-07'],
  ]);
});

test('reads the month of another day, and goes on after a full answer', async () => {
  const froms: unknown[] = [];
  const full = Array.from({ length: SLOTS_MAX }, (_, i) =>
    slot(new Date(Date.parse('2027-01-04T09:00:00Z') + i * 300_000).toISOString()),
  );
  server.use(
    handle(bookings.listSlots, ({ query }) => {
      froms.push(query.from);
      const later = ['2027-01-11', '2027-01-12', '2027-01-13'].map((day) => slot(`${day}T09:00:00+00:00`));
      return { zone: 'Europe/London', slots: froms.length === 1 ? full : later };
    }),
  );
  const { data } = await open('/book-consultation/review?day=2027-01-10', 'review');
  expect(data.slots).toMatchObject({ type: video, day: '2027-01-10' });
  expect(froms).toEqual(['2027-01-01', '2027-01-06T02:36:00.000Z']);
});

test('has no slots without the API, and no page for an unknown kind of meeting', async () => {
  await expect(open('/book-consultation/other', 'other')).rejects.toMatchObject({ init: { status: 404 } });
  server.use(unreachable(bookings.listTypes));
  const { data, init } = await open('/book-consultation');
  expect(data.slots).toBeUndefined();
  expect(init?.headers).toEqual({ 'cache-control': 'public, max-age=0, s-maxage=5' });
});

const form = {
  start: '2026-11-25T09:00:00.000Z',
  name: 'Amelia Hart',
  email: 'amelia@hart.example',
  phone: '020 7946 0958',
  source: '/book-consultation',
  formToken: 'a.b',
  timeZone: 'Europe/Lisbon',
};
const send = async (fields: Record<string, string>, slug = 'consultation') =>
  (await answer(args(`/book-consultation/${slug}/answer`, { slug }, fields))).json();

test('a booking is sent once, in the visitor’s zone, and leads to its own page', async () => {
  const sent: [string | null, BookingInput][] = [];
  server.use(
    handle(bookings.book, ({ body, request }) => {
      sent.push([request.headers.get('idempotency-key'), body]);
      const manageUrl = `http://site.example/booking/${TOKEN}`;
      return { id: newId(), start: body.start, end: body.start, host: 'Olivia Reid', manageUrl };
    }),
  );
  expect(await send(form)).toEqual({ state: 'sent', next: `/booking/${TOKEN}?done=booked` });
  await send({ ...form, timeZone: 'Nowhere/Atlantis', resultToken: 'r1' });
  expect(sent[0]?.[1]).toEqual({
    type: 'consultation',
    start: form.start,
    name: 'Amelia Hart',
    email: 'amelia@hart.example',
    phone: '020 7946 0958',
    company: null,
    zone: 'Europe/Lisbon',
    source: '/book-consultation',
    consent: false,
    formToken: 'a.b',
  });
  expect(sent[1]?.[1]).toMatchObject({ zone: 'Europe/London', resultToken: 'r1' });
  expect(sent[0]?.[0]).not.toBe(sent[1]?.[0]);
});

test('names what is missing; only a meeting by phone needs a number', async () => {
  const { phone: _, start: __, ...rest } = form;
  expect(await send(rest)).toMatchObject({
    state: 'invalid',
    errors: { start: 'Choose a time.', phone: 'Enter a number we can call.' },
  });
  expect((await send(rest, 'review')).errors).toEqual({ start: 'Choose a time.' });
  server.use(unreachable(bookings.listTypes));
  expect(await send(form)).toMatchObject({ state: 'failed', reason: 'unreachable' });
});

const booking = {
  id: newId(),
  type: {
    ...{ slug: video.slug, name: video.name, minutes: video.minutes },
    place: { kind: 'video' as const, text: 'https://meet.example' },
  },
  start: '2026-11-25T10:00:00+01:00',
  end: '2026-11-25T10:30:00+01:00',
  zone: 'Europe/Paris',
  host: 'Olivia Reid',
  status: 'booked' as const,
  name: 'Amelia Hart',
  isHeld: false,
  canChange: true,
};
const openOwn = () => own(args(`/booking/${TOKEN}?confirm=c`, { token: TOKEN }));

test('the page of a booking is private, and has slots to move it to', async () => {
  server.use(
    handle(bookings.getOwnBooking, () => booking),
    handle(bookings.listSlots, () => refuse(new Refusal(404, 'No longer offered.'))),
  );
  const { data, init } = await openOwn();
  expect(data).toMatchObject({ booking, starts: [], confirmToken: 'c' });
  expect(init).toMatchObject({
    headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' },
  });

  const file = await (await calendar(args(`/booking/${TOKEN}/calendar.ics`, { token: TOKEN }))).text();
  expect(file).toContain('\r\nDTSTART:20261125T090000Z\r\n');
  expect(file).toContain('\r\nSTATUS:CONFIRMED\r\n');
});

test.each([
  ['unknown', 404, handle(bookings.getOwnBooking, () => refuse(new Refusal(404, 'No.')))],
  ['unreachable', 503, unreachable(bookings.getOwnBooking)],
])('a booking that is %s has status %d', async (reason, status, handler) => {
  server.use(handler);
  expect(await openOwn()).toMatchObject({ data: { reason, booking: undefined }, init: { status } });
  await expect(calendar(args('/', { token: TOKEN }))).rejects.toMatchObject({ init: { status } });
});

const act = (fields: Record<string, string>) => change(args(`/booking/${TOKEN}`, { token: TOKEN }, fields));

test('moves, cancels and confirms, and then shows the booking', async () => {
  const bodies: unknown[] = [];
  const record = ({ body }: { body: unknown }) => {
    bodies.push(body);
    return booking;
  };
  server.use(
    handle(bookings.moveOwnBooking, record),
    handle(bookings.cancelOwnBooking, record),
    handle(bookings.confirmOwnBooking, record),
  );
  const where = async (fields: Record<string, string>) => {
    const thrown: unknown = await act(fields).catch((response: unknown) => response);
    return (thrown as Response).headers.get('location');
  };
  expect(await where({ intent: 'move', start: form.start })).toBe(`/booking/${TOKEN}?done=moved`);
  expect(await where({ intent: 'cancel', reason: 'A patient.\r\nThen another.' })).toBe(`/booking/${TOKEN}`);
  expect(await where({ intent: 'cancel', reason: '' })).toBe(`/booking/${TOKEN}`);
  expect(await where({ intent: 'confirm', confirmToken: TOKEN })).toBe(`/booking/${TOKEN}?done=confirmed`);
  expect(bodies).toEqual([
    { start: form.start },
    { reason: 'A patient. Then another.' },
    {},
    { confirmToken: TOKEN },
  ]);

  server.use(handle(bookings.confirmOwnBooking, () => ({ ...booking, status: 'cancelled' as const })));
  expect(await where({ intent: 'confirm', confirmToken: TOKEN })).toBe(`/booking/${TOKEN}?done=taken`);
});

test('says why a time cannot be confirmed', async () => {
  const message = 'You have two meetings ahead already.';
  server.use(handle(bookings.confirmOwnBooking, () => refuse(new Refusal(409, message))));
  expect(await act({ intent: 'confirm', confirmToken: TOKEN })).toMatchObject({
    data: { state: 'refused', message },
  });
});

test.each([
  [
    { intent: 'move', start: form.start },
    new Refusal(409, 'Taken.', undefined, { next: [form.start] }),
    409,
    'taken',
  ],
  [{ intent: 'move', start: form.start }, new Refusal(409, 'It has begun.'), 400, 'refused'],
  [{ intent: 'move' }, new Refusal(400, 'No time.'), 400, 'refused'],
  [{ intent: 'move', start: form.start }, new Refusal(429, 'Too often.'), 429, 'failed'],
  [{ intent: 'dance' }, new Refusal(500, 'Never asked.'), 400, 'failed'],
])('%j leads to a page that says why', async (fields, refusal, status, state) => {
  server.use(handle(bookings.moveOwnBooking, () => refuse(refusal)));
  expect(await act(fields as Record<string, string>)).toMatchObject({ data: { state }, init: { status } });
});
