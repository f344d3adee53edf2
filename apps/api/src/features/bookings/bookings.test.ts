import { team } from '@upcurve/contracts/account/team';
import { analytics } from '@upcurve/contracts/analytics/analytics';
import { type BookingInput, bookings } from '@upcurve/contracts/bookings/bookings';
import { hours } from '@upcurve/contracts/bookings/hours';
import { meetingTypes } from '@upcurve/contracts/bookings/meeting-types';
import { contacts } from '@upcurve/contracts/leads/contacts';
import { inbox } from '@upcurve/contracts/leads/inbox';
import { leads } from '@upcurve/contracts/leads/leads';
import { quarantine } from '@upcurve/contracts/leads/quarantine';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { content } from '@upcurve/contracts/shared/content';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiForFile, apiForTest, refusedWith, SITE, type TestApi } from '../../../test/api.ts';
import { contactInput, storedLead } from '../../../test/samples/leads.ts';
import { tablesWith } from '../../../test/tables-with.ts';
import { contentChanged, lockContent } from '../../lib/database/content-version.ts';
import { confirmToken, manageToken } from '../../lib/security/links.ts';
import { sendReminders } from './reminders.ts';
import { dropExpired } from './store-booking.ts';

const api = await apiForFile({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
const owner: Record<string, string> = await api.signIn('owner', 'ada');
const { id: ownerId } = await api.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
await api.db.updateTable('users').set({ email: 'ada@agency.example', displayName: 'Ada Lowe' }).execute();
beforeEach(async () => {
  await api.db.deleteFrom('bookings').execute();
  await api.db.deleteFrom('allLeads').execute();
  await api.db.deleteFrom('mails').execute();
  visitors = 0;
});

/** The first visitor of each test is Anna, the others have addresses of their own. */
let visitors = 0;
const nextEmail = () => {
  visitors += 1;
  return visitors === 1 ? 'Anna@example.com' : `anna.${visitors}@example.com`;
};

const visitor = () => api.client(bookings);
const staff = () => api.client(bookings, owner);
const LONDON = 'Europe/London';
const freeSlots = async (query = {}) => (await visitor().listSlots({ query })).slots;
const input = async (change: Partial<BookingInput> = {}): Promise<BookingInput> => {
  const { name, consent, formToken, proof } = contactInput(api);
  const start = change.start ?? (await freeSlots())[0]?.start ?? '';
  return {
    ...{ type: 'consultation', start, name, email: nextEmail(), consent, formToken, proof },
    ...{ zone: LONDON, source: '/book-consultation', ...change },
  };
};
const book = async (change: Partial<BookingInput> = {}, idempotencyKey?: string) =>
  visitor().book({ body: await input(change) }, { idempotencyKey });
const tokenOf = ({ manageUrl }: { manageUrl: string }) => ({
  manageToken: manageUrl.split('/').at(-1) ?? '',
});
const stored = ({ db }: TestApi = api) =>
  db
    .selectFrom('bookings')
    .selectAll()
    .select(sql<boolean>`lead_id not in (select id from leads)`.as('isHeld'))
    .orderBy('startsAt')
    .execute();
const mailsOf = async () => {
  const rows = await api.db
    .selectFrom('mails')
    .select(['toAddress', 'subject'])
    .where('kind', '=', 'booking')
    .orderBy('id')
    .execute();
  return rows.map(({ toAddress, subject }) => `${toAddress}: ${subject.split(':')[0]}`);
};

describe('a fresh installation', () => {
  test('offers half hours of its first owner, Monday to Friday from 9:00 to 17:00', async () => {
    expect(await visitor().listTypes()).toEqual([
      {
        slug: 'consultation',
        name: 'Consultation',
        minutes: 30,
        place: { kind: 'phone' },
      },
    ]);
    const { zone, slots } = await visitor().listSlots({ query: {} });
    expect(zone).toBe(LONDON);
    expect(slots.length).toBeGreaterThan(100);
    for (const { start, end } of slots) {
      expect(start).toMatch(/T(09|1[0-6]):[03]0:00\+0[01]:00$/);
      expect(Date.parse(end) - Date.parse(start)).toBe(30 * 60_000);
      expect([1, 2, 3, 4, 5]).toContain(new Date(start).getUTCDay());
    }
    expect(slots).toEqual(slots.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start)));
  });

  test('shows the same moments in the zone of the visitor, and the dates of a range in that zone', async () => {
    const [first] = await freeSlots();
    const [there] = await freeSlots({ zone: 'Australia/Lord_Howe' });
    expect(there?.start).toMatch(/\+(10:30|11:00)$/);
    expect(Date.parse(there?.start ?? '')).toBe(Date.parse(first?.start ?? ''));
    const day = first?.start.slice(0, 10) ?? '';
    const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    const ofDay = await freeSlots({ from: day, to: next, zone: LONDON });
    expect(ofDay.every(({ start }) => start.startsWith(day))).toBe(true);
  });

  test.each([
    [{ from: 'tomorrow' }, 400],
    [{ from: '2026-12-02', to: '2026-12-01' }, 400],
    [{ from: '2026-12-01', to: '2027-12-01' }, 400],
    [{ type: 'no-such-meeting' }, 404],
    [{ page: '1' }, 400],
  ])('rejects slots of %j', async (query, statusCode) => {
    expect(await refusedWith(freeSlots(query))).toBe(statusCode);
  });
});

/** Returns the id of a salesperson, who is added first if there is none of this name. */
async function memberId(name: string): Promise<string> {
  const find = () => api.db.selectFrom('users').select('id').where('username', '=', name).executeTakeFirst();
  if (!(await find())) await api.signIn('sales', name);
  return (await find())?.id ?? '';
}

describe('booking a slot', () => {
  test('stores a lead and the booking, tells visitor and host, and takes the slot away from the site', async () => {
    const { version } = await api.client(content).getContentVersion();
    const made = await book({ email: 'Anna@example.com', company: 'Bell Clinic', phone: '+44 20 7946 0958' });
    expect(made).toMatchObject({ host: 'Ada Lowe' });
    const [row] = await stored();
    expect(row).toMatchObject({ id: made.id, hostId: ownerId, status: 'booked', heldUntil: null });
    const lead = await api.db
      .selectFrom('leads')
      .innerJoin('contactDetails', 'contactDetails.leadId', 'id')
      .selectAll()
      .where('id', '=', row?.leadId ?? '')
      .executeTakeFirstOrThrow();
    expect(lead).toMatchObject({ formType: 'Consultation', company: 'Bell Clinic' });
    expect(lead.details).toEqual([
      {
        label: 'First booked for',
        text: expect.stringMatching(/^Consultation, \w{3} \d+ \w{3,4} \d{4}, \d\d:\d\d \(UK time\)$/),
      },
    ]);
    expect((await freeSlots()).map(({ start }) => start)).not.toContain(made.start);
    // Every page of the site would expire.
    expect((await api.client(content).getContentVersion()).version).toBe(version);
    expect(await mailsOf()).toEqual(['Anna@example.com: Booked', 'ada@agency.example: Booked']);
    expect(await visitor().getOwnBooking({ params: tokenOf(made) })).toMatchObject({
      id: made.id,
      start: made.start,
      canChange: true,
    });
  });

  test('belongs to the quiz whose report the visitor saw', async () => {
    const submissionId = await storedLead(api, { name: 'Rita Moss' });
    const resultToken = 'r'.repeat(43);
    const { sha256 } = await import('../../lib/security/tokens.ts');
    await api.db
      .updateTable('quizDetails')
      .set({ resultTokenHash: sha256(resultToken) })
      .where('leadId', '=', submissionId)
      .execute();
    const countBooked = async () => (await api.client(analytics, owner).getAnalytics({ query: {} })).booked;
    const before = await countBooked();
    const onReport = async () => (await api.client(quiz).getReport({ params: { resultToken } })).bookedFor;
    expect(await onReport()).toBeNull();
    const made = await book({ resultToken, email: 'Lead@example.com', phone: '020 7946 0958' });
    // The report shows the meeting wherever it is opened, until it is cancelled.
    const start = new Date(made.start).toISOString();
    expect(await onReport()).toBe(start);
    expect(await stored()).toMatchObject([{ leadId: submissionId }]);
    const { items } = await staff().listBookings({ query: { lead: submissionId } });
    expect(items).toMatchObject([
      {
        ...{ name: 'Rita Moss', kind: 'eligibility', leadId: submissionId, phone: null },
        answers: [{ label: 'Phone', text: '020 7946 0958' }],
      },
    ]);
    expect(await countBooked()).toBe(before + 1);

    // Someone else who has the link books for themselves.
    await book({ resultToken, email: 'other@example.com' });
    expect((await stored()).map(({ leadId }) => leadId === submissionId)).toEqual([true, false]);
    expect(await onReport()).toBe(start);
    await visitor().cancelOwnBooking({ params: tokenOf(made), body: {} });
    expect(await onReport()).toBeNull();
  });

  test('100 times in parallel succeeds once; the others get the next three free slots and store nothing', async () => {
    const body = await input();
    const leads = () =>
      api.db.selectFrom('leads').select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow();
    const before = await leads();
    const bodies = Array.from({ length: 100 }, () => ({ ...contactInputOf(body), ...freshToken() }));
    const answers = await Promise.allSettled(bodies.map((one) => visitor().book({ body: one })));
    const made = answers.filter(({ status }) => status === 'fulfilled');
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(made).toHaveLength(1);
    expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([409]));
    const free = (await freeSlots()).slice(0, 3).map(({ start }) => start);
    for (const { details } of refused) expect(details).toEqual({ next: free });
    expect(await stored()).toHaveLength(1);
    expect((await leads()).n).toBe(before.n + 1);
  });

  const contactInputOf = ({ formToken: _, proof: __, ...rest }: BookingInput) => rest;
  const freshToken = () => {
    const { formToken, proof } = contactInput(api);
    return { formToken, proof, email: nextEmail() };
  };

  test('20 times in parallel with three hosts succeeds three times, once per host', async () => {
    const team = [ownerId, await memberId('ben'), await memberId('cleo')];
    await setType({ hostIds: team });
    const body = await input();
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        visitor().book({ body: { ...contactInputOf(body), ...freshToken() } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const rows = await stored();
    expect(new Set(rows.map(({ hostId }) => hostId))).toEqual(new Set(team));

    // The next meeting goes to the host whose latest booking is the oldest. The database sorts them, because two may
    // have been created within the same millisecond.
    const oldest = await api.db
      .selectFrom('bookings')
      .select('hostId')
      .orderBy('createdAt')
      .executeTakeFirstOrThrow();
    await book();
    expect((await stored()).at(-1)?.hostId).toBe(oldest.hostId);
    await setType({ hostIds: [] });
  });

  test('never gives a host two meetings of different kinds at once', async () => {
    const other = await api.client(meetingTypes, owner).addMeetingType({
      body: { ...(await firstType()).input, slug: 'review', name: 'Review', minutes: 60 },
    });
    expect(await api.lastAudit()).toMatchObject({ action: 'meeting-type.created', subjectId: other.id });
    const start = (await freeSlots())[0]?.start ?? '';
    const answers = await Promise.allSettled([
      book({ start }),
      book({ start, type: 'review' }),
      book({ start }),
      book({ start, type: 'review' }),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await api.db.deleteFrom('bookings').execute();
    await api.client(meetingTypes, owner).deleteMeetingType({ params: { id: other.id } });
    expect(await api.lastAudit()).toMatchObject({ action: 'meeting-type.deleted', subjectId: other.id });
  });

  test('does not deadlock with a parallel change of its meeting type', async () => {
    const { id, input: first } = await firstType();
    for (let round = 0; round < 20; round++) {
      const body = await input({ type: first.slug });
      const slug = round % 2 ? 'consultation' : 'renamed';
      const answers = await Promise.allSettled([
        visitor().book({ body }),
        api.client(meetingTypes, owner).saveMeetingType({ params: { id }, body: { ...first, slug } }),
      ]);
      first.slug = slug;
      // The booking gets a 404 if the slug changes first.
      const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
      expect(refused.filter(({ statusCode }) => statusCode !== 404)).toEqual([]);
    }
    await setType({ slug: 'consultation' });
  });

  test('does not wait for an import that has locked the content of the website', async () => {
    await api.db.transaction().execute(async (trx) => {
      await lockContent(trx);
      await contentChanged(trx);
      expect(await book()).toMatchObject({ id: expect.any(String) });
    });
  });

  test('shows the agency’s name instead of a host’s username', async () => {
    const rename = (displayName: string) =>
      api.db.updateTable('users').set({ displayName }).where('id', '=', ownerId).execute();
    await rename('');
    const made = await book();
    expect(made).toMatchObject({ host: 'Upcurve' });
    expect(await visitor().getOwnBooking({ params: tokenOf(made) })).toMatchObject({ host: 'Upcurve' });
    const { text } = await api.db
      .selectFrom('mails')
      .select('text')
      .where('kind', '=', 'booking')
      .where('toAddress', '=', 'Anna@example.com')
      .executeTakeFirstOrThrow();
    expect(text).toContain('With: Upcurve');
    expect((await staff().listBookings({ query: {} })).items).toMatchObject([{ hostName: 'ada' }]);
    await rename('Ada Lowe');
  });

  test('with a repeated Idempotency-Key books once, and is refused if the body differs', async () => {
    const body = await input();
    const calls = Array.from({ length: 20 }, () => visitor().book({ body }, { idempotencyKey: 'same' }));
    expect(new Set((await Promise.all(calls)).map(({ id }) => id)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    const kept = await api.db.selectFrom('idempotencyKeys').selectAll().where('key', '=', 'same').execute();
    expect(JSON.stringify(kept)).not.toContain('/booking/');
    const other = { ...body, name: 'Someone Else' };
    expect(await refusedWith(visitor().book({ body: other }, { idempotencyKey: 'same' }))).toBe(422);
  });

  test.each([
    ['in the past', '2020-01-06T10:00:00Z'],
    ['outside the hours', '2027-01-04T22:00:00Z'],
    ['between two slots', undefined],
    ['too far ahead', '2031-01-06T10:00:00Z'],
  ])('%s gets a 409 with free slots', async (_, given) => {
    const first = (await freeSlots())[0]?.start ?? '';
    const start = given ?? new Date(Date.parse(first) + 7 * 60_000).toISOString();
    const failure = await book({ start }).catch((error) => error);
    expect(failure).toMatchObject({ statusCode: 409 });
    if (!given) expect(failure.details.next).toHaveLength(3);
    expect(await stored()).toEqual([]);
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ email: 'anna@' }, 'email'],
    [{ start: 'tomorrow' }, 'start'],
    [{ start: '2026-12-01T10:00' }, 'start'],
    [{ consent: 'yes' }, 'consent'],
    [{ hostId: 'x' }, ''],
  ])('with %j is rejected with its path', async (change, path) => {
    const body = { ...(await input()), ...change } as BookingInput;
    await expect(visitor().book({ body })).rejects.toMatchObject({ statusCode: 400, issues: [{ path }] });
  });
});

const held = async () => (await api.client(quarantine, owner).listQuarantine()).items;
const confirmed = (id: string) => ({ confirmToken: confirmToken(api.config.sessionSecret, id) });
const confirm = (made: { id: string; manageUrl: string }) =>
  visitor().confirmOwnBooking({ params: tokenOf(made), body: confirmed(made.id) });
/** A form that was open for more than a day: a person may send it, so that it can be confirmed by email. */
const tooOld = () => ({ formToken: api.formToken(25 * 3600), proof: undefined });

describe('a booking that looks like spam', () => {
  test('gets the same answer, leaves its slot free, and is in force once it is confirmed by email', async () => {
    const made = await book(tooOld());
    expect(Object.keys(made).sort()).toEqual(['end', 'host', 'id', 'manageUrl', 'start']);
    expect((await freeSlots()).map(({ start }) => start)).toContain(made.start);
    expect((await staff().listBookings({ query: {} })).items).toEqual([]);
    expect(await mailsOf()).toEqual(['Anna@example.com: Please confirm']);
    expect(await held()).toHaveLength(1);
    const own = () => visitor().getOwnBooking({ params: tokenOf(made) });
    expect(await own()).toMatchObject({ status: 'booked', isHeld: true });

    const wrong = { confirmToken: 'x'.repeat(43) };
    expect(await refusedWith(visitor().confirmOwnBooking({ params: tokenOf(made), body: wrong }))).toBe(404);
    for (const _ of [1, 2]) expect(await confirm(made)).toMatchObject({ id: made.id, isHeld: false });
    expect(await api.lastAudit()).toMatchObject({ action: 'held.released' });
    expect((await staff().listBookings({ query: {} })).items).toMatchObject([
      { id: made.id, name: 'Anna Bell' },
    ]);
    expect((await freeSlots()).map(({ start }) => start)).not.toContain(made.start);
    expect(await held()).toEqual([]);
    expect((await mailsOf()).slice(1)).toEqual(['Anna@example.com: Booked', 'ada@agency.example: Booked']);
  });

  test('is cancelled when it is confirmed too late for its slot; its lead is kept', async () => {
    const made = await book(tooOld());
    const other = await book({ start: made.start });
    expect(await confirm(made)).toMatchObject({ status: 'cancelled', isHeld: false });
    expect(await held()).toEqual([]);
    const { items } = await staff().listBookings({ query: {} });
    expect(items.map(({ id, status }) => [id, status])).toEqual(
      expect.arrayContaining([
        [made.id, 'cancelled'],
        [other.id, 'booked'],
      ]),
    );
    expect((await mailsOf()).filter((mail) => mail.startsWith('Anna@'))).toEqual([
      'Anna@example.com: Please confirm',
    ]);
  });

  test('is announced as soon as staff release its lead, and confirming it then changes nothing', async () => {
    const made = await book(tooOld());
    const [lead] = await held();
    await api.client(quarantine, owner).releaseLead({ params: { id: lead?.id ?? '' } });
    const announced = ['Anna@example.com: Booked', 'ada@agency.example: Booked'];
    expect((await mailsOf()).slice(1)).toEqual(announced);
    expect((await stored())[0]).toMatchObject({ isHeld: false, nextReminderAt: expect.anything() });
    await confirm(made);
    expect((await mailsOf()).slice(1)).toEqual(announced);
  });

  test('cannot be confirmed once it is cancelled; two confirmations at once announce it once', async () => {
    const cancelled = await book(tooOld());
    await visitor().cancelOwnBooking({ params: tokenOf(cancelled), body: {} });
    expect(await refusedWith(confirm(cancelled))).toBe(409);

    const made = await book(tooOld());
    const both = await Promise.all([confirm(made), confirm(made)]);
    expect(both.map(({ id }) => id)).toEqual([made.id, made.id]);
    expect((await mailsOf()).filter((mail) => mail === 'anna.2@example.com: Booked')).toHaveLength(1);
  });

  test('is forgotten after a day, and its lead stays in quarantine', async () => {
    const made = await book(tooOld());
    await api.db
      .updateTable('bookings')
      .set({ heldUntil: new Date(Date.now() - 1000) })
      .execute();
    expect(await refusedWith(visitor().getOwnBooking({ params: tokenOf(made) }))).toBe(404);
    expect(await api.db.transaction().execute(dropExpired)).toBe(1);
    expect(await held()).toHaveLength(1);
  });

  test.each<[string, () => Partial<BookingInput>]>([
    ['a filled honeypot', () => ({ fax: 'x' })],
    ['a forged token', () => ({ formToken: 'forged' })],
    ['no token', () => ({ formToken: undefined })],
  ])('with %s sends no mail to anybody', async (_, change) => {
    await book(change());
    expect(await mailsOf()).toEqual([]);
    expect(await held()).toHaveLength(1);
  });

  test('asks a mailbox to confirm once a day, and no mail repeats what a visitor typed', async () => {
    const name = 'customer. Ring our refund desk on +44 20 7946 0666';
    const typed = { name, phone: '+44 20 7946 0666', company: 'Refund Desk' };
    for (const n of [1, 2, 3]) await book({ ...typed, ...tooOld(), email: `anna+${n}@example.com` });
    expect(await mailsOf()).toEqual(['anna+1@example.com: Please confirm']);
    const made = await book({ ...typed, email: 'bea@example.com' });
    const start = (await freeSlots())[4]?.start ?? '';
    await visitor().moveOwnBooking({ params: tokenOf(made), body: { start } });
    await visitor().cancelOwnBooking({ params: tokenOf(made), body: { reason: 'Refund desk: 0666' } });
    const toVisitors = await api.db
      .selectFrom('mails')
      .select(['subject', 'text', 'toName'])
      .where('userId', 'is', null)
      .execute();
    expect(toVisitors).toHaveLength(4);
    expect(JSON.stringify(toVisitors)).not.toMatch(/refund|0666/i);
  });

  test('does not use up the mails of a real booking with the same address', async () => {
    const strict = await apiForTest({ env: { SMTP_URL: 'smtp://127.0.0.1:9', RATE_LIMIT_FACTOR: '20' } });
    await strict.signIn('owner');
    const email = 'client@example.com';
    const [first, second] = (await strict.client(bookings).listSlots({ query: {} })).slots;
    const body = async (change: Partial<BookingInput>) => ({
      ...(await input({ start: first?.start })),
      email,
      ...change,
    });
    for (let i = 0; i < 12; i++)
      await strict
        .client(bookings)
        .book({ body: await body({ formToken: strict.formToken(25 * 3600), proof: undefined }) });
    const { formToken, proof } = contactInput(strict);
    await strict.client(bookings).book({ body: await body({ start: second?.start, formToken, proof }) });
    const rows = await strict.db
      .selectFrom('mails')
      .select('subject')
      .where('toAddress', '=', email)
      .execute();
    expect(rows.map(({ subject }) => subject.split(':')[0])).toEqual(['Please confirm', 'Booked']);
  });
});

/** Books as a visitor with this address. Returns the status. */
async function bookFrom(own: TestApi, remoteAddress: string, change: Partial<BookingInput>): Promise<number> {
  const { formToken, proof } = contactInput(own);
  const payload = { ...(await input({ start: change.start })), formToken, proof, ...change };
  const headers = { origin: SITE };
  const sent = { method: 'POST', url: '/api/bookings', remoteAddress, headers, payload } as const;
  return (await own.app.inject(sent)).statusCode;
}

describe('one stranger', () => {
  test('has at most two meetings ahead for a mailbox, a number and a person, also in parallel', async () => {
    const email = 'grab@example.com';
    const starts = (await freeSlots()).map(({ start }) => start);
    await Promise.all([0, 4, 8, 12].map((i) => book({ start: starts[i], email })));
    const inForce = async () => (await stored()).filter(({ isHeld }) => !isHeld).length;
    expect(await inForce()).toBe(2);
    const phone = '+44 20 7946 0777';
    for (const [i, each] of [phone, '020 7946 0777', '0044 20 7946 0777 ext 2', phone].entries())
      await book({ start: starts[20 + 16 * i], phone: each });
    expect(await inForce()).toBe(4);
    expect((await held()).every(({ reason }) => reason === 'many-bookings')).toBe(true);
    // The owner of the mailbox is asked, and has two meetings already.
    const waiting = (await stored()).find(({ isHeld }) => isHeld);
    const params = { manageToken: manageToken(api.config.sessionSecret, waiting?.id ?? '') };
    expect(
      await refusedWith(visitor().confirmOwnBooking({ params, body: confirmed(waiting?.id ?? '') })),
    ).toBe(409);
  });

  test('who books and cancels again and again has to confirm by mail', async () => {
    const email = 'again@example.com';
    for (let i = 0; i < 4; i++)
      await visitor().cancelOwnBooking({ params: tokenOf(await book({ email })), body: {} });
    await book({ email });
    expect((await held()).map(({ reason }) => reason)).toEqual(['many-bookings']);
  });

  test('can move a booking ten times', async () => {
    const made = await book();
    const starts = (await freeSlots()).map(({ start }) => start);
    const move = (start = '') => visitor().moveOwnBooking({ params: tokenOf(made), body: { start } });
    for (const start of starts.slice(0, 10)) await move(start);
    expect(await refusedWith(move(starts[20]))).toBe(409);
  });

  test.each([
    ['an IPv4 /24', (i: number) => `198.51.100.${i % 200}`],
    ['an IPv6 /48', (i: number) => `2001:db8:7:${(i * 256 + i).toString(16)}::${i + 1}`],
  ])(
    'with %s takes at most 5 %% of the slots of a month',
    async (_, addressOf) => {
      const strict = await apiForTest({ env: { RATE_LIMIT_FACTOR: '1' } });
      await strict.signIn('owner');
      const { slots } = await strict.client(bookings).listSlots({ query: {} });
      const monthOf = async () => {
        const to = new Date(Date.now() + 30 * 86_400_000).toISOString();
        return (await strict.client(bookings).listSlots({ query: { to } })).slots.length;
      };
      const all = await monthOf();
      const statuses = new Map<number, number>();
      for (let i = 0; i < 80; i++) {
        const change = { start: slots[2 * i]?.start, email: `stranger${i}@example.com` };
        const status = await bookFrom(strict, addressOf(i), change);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      const taken = statuses.get(201) ?? 0;
      expect(taken).toBeGreaterThan(1);
      // With the starts that are too close to a booking.
      expect(all - (await monthOf())).toBeLessThanOrEqual(all * 0.05);
      expect([...statuses.keys()].sort()).toEqual([201, 429]);
      const rows = await strict.db.selectFrom('bookings').select('network').execute();
      expect(JSON.stringify(rows)).not.toMatch(/198\.51|c63364|2001/);
    },
    60_000,
  );

  test('holds at most two bookings of a network, and hides no slot with them', async () => {
    const strict = await apiForTest({ env: { RATE_LIMIT_FACTOR: '1' } });
    await strict.signIn('owner');
    const free = async () => (await strict.client(bookings).listSlots({ query: {} })).slots;
    const before = await free();
    const statuses: number[] = [];
    for (let i = 0; i < 20; i++) {
      const spam = { email: `held${i}@example.com`, formToken: undefined, proof: undefined };
      const address = `2001:db8:9:${i.toString(16)}::1`;
      statuses.push(await bookFrom(strict, address, { start: before[i]?.start, ...spam }));
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    expect(await free()).toEqual(before);
  }, 60_000);
});

test('after twenty bookings in a day, further visitors confirm by mail', async () => {
  const strict = await apiForTest({ env: { SMTP_URL: 'smtp://127.0.0.1:9', RATE_LIMIT_FACTOR: '1' } });
  await strict.signIn('owner');
  const { slots } = await strict.client(bookings).listSlots({ query: {} });
  for (let i = 0; i < 22; i++) {
    expect(await bookFrom(strict, `203.0.${i}.7`, { start: slots[4 * i]?.start })).toBe(201);
  }
  expect((await stored(strict)).filter(({ isHeld }) => isHeld)).toHaveLength(2);

  // Strangers without a proof use up neither the mails of everybody nor those of a client's mailbox.
  const client = 'client@example.com';
  const ask = (i: number, email: string, guard: Partial<BookingInput> = {}) =>
    bookFrom(strict, `203.1.${i}.7`, { start: slots[4 * i + 2]?.start, email, ...guard });
  for (let i = 0; i < 33; i++) await ask(i % 20, i < 3 ? client : `s${i}@example.com`, { proof: undefined });
  const mailsTo = async (address: string) =>
    (await strict.db.selectFrom('mails').select('id').where('toAddress', '=', address).execute()).length;
  const before = await mailsTo(client);
  expect(await ask(25, client)).toBe(201);
  expect(await mailsTo(client)).toBe(before + 1);
}, 60_000);

describe('the visitor', () => {
  test('moves a booking, and everybody is told once', async () => {
    const made = await book();
    const start = (await freeSlots())[3]?.start ?? '';
    const moved = await visitor().moveOwnBooking({ params: tokenOf(made), body: { start } });
    expect(moved).toMatchObject({ id: made.id, start, status: 'booked' });
    expect((await freeSlots()).map((slot) => slot.start)).toContain(made.start);
    expect(await stored()).toMatchObject([{ sequence: 1, version: 2 }]);
    expect((await mailsOf()).slice(2)).toEqual([
      'Anna@example.com: New time',
      'ada@agency.example: New time',
    ]);

    const other = await book();
    await expect(
      visitor().moveOwnBooking({ params: tokenOf(made), body: { start: other.start } }),
    ).rejects.toMatchObject({
      statusCode: 409,
      details: { next: expect.arrayContaining([expect.any(String)]) },
    });
  });

  test('can move a booking to a time that overlaps only that booking', async () => {
    const starts = (await freeSlots()).map(({ start }) => Date.parse(start));
    const start = starts.find((each) => starts.includes(each + 30 * 60_000)) ?? 0;
    const made = await book({ start: new Date(start).toISOString() });
    const later = new Date(start + 30 * 60_000).toISOString();
    expect((await freeSlots()).map((slot) => Date.parse(slot.start))).not.toContain(Date.parse(later));
    const moved = await visitor().moveOwnBooking({ params: tokenOf(made), body: { start: later } });
    expect(Date.parse(moved.start)).toBe(Date.parse(later));
  });

  test('cancels a booking once, and the slot is free again', async () => {
    const made = await book();
    const params = tokenOf(made);
    const cancelled = await visitor().cancelOwnBooking({ params, body: { reason: 'We are ill.' } });
    expect(cancelled).toMatchObject({ status: 'cancelled', canChange: false });
    expect((await freeSlots()).map(({ start }) => start)).toContain(made.start);
    expect(await refusedWith(visitor().cancelOwnBooking({ params, body: {} }))).toBe(409);
    const body = { start: (await freeSlots())[5]?.start ?? '' };
    expect(await refusedWith(visitor().moveOwnBooking({ params, body }))).toBe(409);
    expect((await mailsOf()).slice(2)).toEqual([
      'Anna@example.com: Cancelled',
      'ada@agency.example: Cancelled',
    ]);
  });

  test('cannot change a meeting that has begun, or someone else’s', async () => {
    const params = tokenOf(await book());
    await api.db
      .updateTable('bookings')
      .set({
        startsAt: sql`now() - interval '5 minutes'`,
        endsAt: sql`now() + interval '25 minutes'`,
      })
      .execute();
    expect(await visitor().getOwnBooking({ params })).toMatchObject({ canChange: false });
    expect(await refusedWith(visitor().cancelOwnBooking({ params, body: {} }))).toBe(409);
    const strange = { manageToken: 'x'.repeat(43) };
    expect(await refusedWith(visitor().getOwnBooking({ params: strange }))).toBe(404);
    expect(await refusedWith(visitor().cancelOwnBooking({ params: strange, body: {} }))).toBe(404);
  });
});

describe('staff', () => {
  const change = (id: string, body: object, version?: number) =>
    staff().changeBooking({
      params: { id },
      body,
      headers: version === undefined ? {} : { 'if-match': String(version) },
    });

  test('book for a lead, also outside the hours, but no host twice', async () => {
    const lead = { kind: 'eligibility' as const, id: await storedLead(api, { name: 'Rita Moss' }) };
    const night = '2027-01-04T22:00:00Z';
    const body = { type: 'consultation', start: night, lead, hostId: ownerId };
    const made = await staff().addBooking({ body });
    expect(made).toMatchObject({
      name: 'Rita Moss',
      hostName: 'Ada Lowe',
      start: '2027-01-04T22:00:00.000Z',
    });
    expect(await api.lastAudit()).toMatchObject({ action: 'booking.made', subjectId: lead.id });
    expect(await refusedWith(staff().addBooking({ body }))).toBe(409);
    const { hostId: _, ...anyHost } = body;
    expect(await refusedWith(staff().addBooking({ body: anyHost }))).toBe(409);
    const later = '2027-01-04T23:30:00Z';
    expect(await staff().addBooking({ body: { ...anyHost, start: later } })).toMatchObject({
      hostId: ownerId,
    });
    expect(await refusedWith(staff().addBooking({ body: { ...body, start: '2020-01-06T10:00:00Z' } }))).toBe(
      400,
    );
    const nobody = { ...lead, id: ownerId };
    expect(await refusedWith(staff().addBooking({ body: { ...body, lead: nobody } }))).toBe(404);
  });

  test('move, cancel and restore a booking; a stale or missing version changes nothing', async () => {
    const { id } = await book();
    expect(await refusedWith(change(id, { status: 'cancelled' }))).toBe(400);
    expect(await refusedWith(change(id, { status: 'cancelled' }, 7))).toBe(412);
    const moved = await change(id, { start: '2027-01-04T22:00:00Z' }, 1);
    expect(moved).toMatchObject({ version: 2, start: '2027-01-04T22:00:00.000Z' });
    expect(await api.lastAudit()).toMatchObject({
      action: 'booking.changed',
      after: { start: moved.start },
    });
    const cancelled = await change(id, { status: 'cancelled', reason: 'Ada is ill' }, 2);
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelReason: 'Ada is ill' });
    expect(await change(id, { status: 'booked' }, 3)).toMatchObject({ status: 'booked', cancelReason: null });
  });

  test('see in the timeline of the lead who booked, moved, cancelled and restored a meeting, and for when', async () => {
    const made = await book();
    const [row] = await stored();
    const lead = { kind: 'contact' as const, id: row?.leadId ?? '' };
    const moved = '2027-01-04T22:00:00.000Z';
    await change(made.id, { start: moved }, 1);
    await visitor().cancelOwnBooking({ params: tokenOf(made), body: {} });
    await change(made.id, { status: 'booked' }, 3);
    const { items } = await api.client(leads, owner).listActivity({ params: lead, query: {} });
    const start = new Date(made.start).toISOString();
    expect(items.map(({ type, before, after, actorName }) => [type, before, after, actorName])).toEqual([
      ['booking', null, moved, 'Ada Lowe'],
      ['booking', moved, 'cancelled', 'Anna Bell'],
      ['booking', start, moved, 'Ada Lowe'],
      ['booking', null, start, 'Anna Bell'],
      ['assignee', null, 'Ada Lowe', 'Anna Bell'],
    ]);
  });

  test('keep the assignee of a lead that has one when a colleague becomes the host', async () => {
    const assigneeId = await memberId('bob');
    const lead = { kind: 'eligibility' as const, id: await storedLead(api, { name: 'Rita Moss' }) };
    await api.db.updateTable('leads').set({ assigneeId }).where('id', '=', lead.id).execute();
    const body = { type: 'consultation', start: '2027-01-05T22:00:00Z', lead, hostId: ownerId };
    await staff().addBooking({ body });
    expect(await api.client(leads, owner).changeLead({ params: lead, body: {} })).toMatchObject({
      assigneeId,
    });
    await api.db.deleteFrom('users').where('username', '=', 'bob').execute();
  });

  test('keep the time of a booking when its kind gets longer buffers', async () => {
    const lead = { kind: 'eligibility' as const, id: await storedLead(api, { name: 'Rita Moss' }) };
    const at = (time: string) =>
      staff().addBooking({
        body: { type: 'consultation', start: `2027-01-04T${time}:00Z`, lead, hostId: ownerId },
      });
    const first = await at('20:00');
    await at('20:45');
    await setType({ bufferAfter: 60 });
    const cancelled = await change(first.id, { status: 'cancelled' }, 1);
    expect(await change(first.id, { status: 'booked' }, cancelled.version)).toMatchObject({
      status: 'booked',
    });
    await setType({ bufferAfter: 15 });
  });

  test('cannot restore a booking whose time someone else has taken', async () => {
    const made = await book();
    await change(made.id, { status: 'cancelled' }, 1);
    await book({ start: made.start });
    expect(await refusedWith(change(made.id, { status: 'booked' }, 2))).toBe(409);
  });

  test('note a no-show only once the meeting has begun', async () => {
    const { id } = await book();
    expect(await refusedWith(change(id, { status: 'no_show' }, 1))).toBe(400);
    await api.db
      .updateTable('bookings')
      .set({
        startsAt: sql`now() - interval '1 hour'`,
        endsAt: sql`now() - interval '30 minutes'`,
      })
      .execute();
    expect(await change(id, { status: 'no_show' }, 1)).toMatchObject({ status: 'no_show' });
    expect(await change(id, { status: 'met' }, 2)).toMatchObject({ status: 'met' });
  });

  test('hand a booking over; both hosts get an email', async () => {
    const dana = await memberId('dana');
    await api.db.updateTable('users').set({ email: 'dana@agency.example' }).where('id', '=', dana).execute();
    const { id } = await book();
    const before = (await mailsOf()).length;
    expect(await change(id, { hostId: dana }, 1)).toMatchObject({ hostId: dana, hostName: 'dana' });
    expect((await mailsOf()).slice(before).sort()).toEqual([
      'Anna@example.com: New time',
      'ada@agency.example: Cancelled',
      'dana@agency.example: New time',
    ]);
    await api.db.deleteFrom('users').where('id', '=', dana).execute();
    const { items } = await staff().listBookings({ query: { host: 'none' } });
    expect(items).toMatchObject([{ id, hostId: null, hostName: 'dana' }]);
  });

  test('find the leads with a meeting today in their inbox', async () => {
    await book();
    const [{ id } = { id: '' }] = await stored();
    const inToday = async () => {
      const { items } = await api.client(inbox, owner).listInbox({ query: { view: 'meeting' } });
      const { views } = await api.client(inbox, owner).countInbox({ query: {} });
      return { names: items.map(({ name }) => name), count: views.meeting };
    };
    const moveTo = (hours: string) =>
      sql`
      update bookings set starts_at = moment, ends_at = moment + interval '30 minutes'
      from (select (date_trunc('day', now() at time zone ${LONDON}) + ${hours}::interval) at time zone ${LONDON} as moment) day
      where id = ${id}`.execute(api.db);
    await moveTo('23 hours 59 minutes');
    expect(await inToday()).toEqual({ names: ['Anna Bell'], count: 1 });
    await moveTo('0 hours');
    expect(await inToday()).toEqual({ names: ['Anna Bell'], count: 1 });
    await moveTo('24 hours');
    expect(await inToday()).toEqual({ names: [], count: 0 });
    await moveTo('12 hours');
    await api.db.updateTable('bookings').set({ status: 'cancelled' }).execute();
    expect(await inToday()).toEqual({ names: [], count: 0 });
  });

  test('cannot delete a lead with an upcoming meeting before the meeting is cancelled', async () => {
    const { id } = await book();
    const lead = (await stored())[0]?.leadId ?? '';
    const remove = () => api.client(contacts, owner).deleteContact({ params: { id: lead } });
    const bulk = () => api.client(contacts, owner).bulkContacts({ body: { ids: [lead], action: 'delete' } });
    for (const attempt of [remove, bulk])
      await expect(attempt()).rejects.toMatchObject({
        statusCode: 409,
        message: 'This lead has an upcoming meeting. Cancel the meeting first.',
      });
    await change(id, { status: 'cancelled' }, 1);
    await remove();
    expect(await stored()).toEqual([]);
  });

  test('list bookings by time, host and status, in pages', async () => {
    for (const i of [0, 4, 8]) await book({ start: (await freeSlots())[i]?.start });
    const first = await staff().listBookings({ query: { limit: 2 } });
    expect(first.items).toHaveLength(2);
    const second = await staff().listBookings({ query: { limit: 2, cursor: first.next } });
    expect([...first.items, ...second.items].map(({ start }) => start)).toEqual(
      (await stored()).map(({ startsAt }) => startsAt),
    );
    const from = first.items[1]?.start ?? '';
    expect((await staff().listBookings({ query: { from } })).items).toHaveLength(2);
    expect((await staff().listBookings({ query: { to: from } })).items).toHaveLength(1);
    expect((await staff().listBookings({ query: { status: 'cancelled' } })).items).toEqual([]);
    expect((await staff().listBookings({ query: { host: ownerId } })).items).toHaveLength(3);
  });
});

test('reminders are mailed a day and an hour before, once each, and not after a cancellation', async () => {
  const made = await book({ start: (await freeSlots()).at(-1)?.start });
  const reminders = async () => (await mailsOf()).filter((mail) => mail.endsWith('Reminder'));
  expect(await sendReminders(api.services)).toBe(0);
  const startIn = (minutes: number) =>
    api.db
      .updateTable('bookings')
      .set({
        startsAt: sql`now() + make_interval(mins => ${minutes})`,
        endsAt: sql`now() + make_interval(mins => ${minutes + 30})`,
        nextReminderAt: sql`now() - interval '1 second'`,
      })
      .execute();
  await startIn(23 * 60);
  expect(await sendReminders(api.services)).toBe(1);
  expect(await sendReminders(api.services)).toBe(0);
  await startIn(59);
  expect(await sendReminders(api.services)).toBe(1);
  expect(await reminders()).toHaveLength(2);
  expect((await stored())[0]?.nextReminderAt).toBeNull();
  await visitor().cancelOwnBooking({ params: tokenOf(made), body: {} });
  expect(await sendReminders(api.services)).toBe(0);
});

async function firstType() {
  const [type] = await api.client(meetingTypes, owner).listMeetingTypes();
  if (!type) throw new Error('There is no kind of meeting.');
  const { id, version, ...input } = type;
  return { id, version, input };
}

async function setType(change: object) {
  const { id, input } = await firstType();
  return api.client(meetingTypes, owner).saveMeetingType({
    params: { id },
    headers: {},
    body: { ...input, ...change },
  });
}

describe('kinds of meeting and hours', () => {
  test('change the slots; a stale version is refused', async () => {
    const saved = await setType({ minutes: 60, maxPerDay: 1 });
    expect(await api.lastAudit()).toMatchObject({ action: 'meeting-type.changed', subjectId: saved.id });
    await book();
    const day = (await stored())[0]?.startsAt.slice(0, 10) ?? '';
    expect((await freeSlots()).some(({ start }) => start.startsWith(day))).toBe(false);
    expect(
      await refusedWith(
        api.client(meetingTypes, owner).saveMeetingType({
          params: { id: saved.id },
          headers: { 'if-match': '1' },
          body: (await firstType()).input,
        }),
      ),
    ).toBe(412);
    expect(await refusedWith(setType({ slug: 'X' }))).toBe(400);
    expect(await refusedWith(setType({ minutes: 5 }))).toBe(400);
    expect(await refusedWith(setType({ place: { kind: 'video', text: '' } }))).toBe(400);
    expect(
      await refusedWith(api.client(meetingTypes, owner).deleteMeetingType({ params: { id: saved.id } })),
    ).toBe(409);
    await setType({ minutes: 30, maxPerDay: null });
  });

  test('add their text to the visitor’s mail', async () => {
    await setType({ mailText: 'Please have last month’s figures at hand.' });
    await book();
    const [visitors] = await api.db
      .selectFrom('mails')
      .select('text')
      .where('kind', '=', 'booking')
      .orderBy('id')
      .execute();
    expect(visitors?.text).toContain('last month’s figures');
    await setType({ mailText: '' });
  });

  test('of a member are set by the member or a manager, and decide the slots', async () => {
    const desk = api.client(hours, owner);
    const params = { memberId: ownerId };
    const {
      memberId: _,
      version,
      calendarStates: __,
      feedUrl: ___,
      publicHolidays,
      ...mine
    } = await desk.getHours({ params });
    expect(version).toBe(0);
    expect(publicHolidays).toContainEqual({ date: expect.stringMatching(/-12-25$/), name: 'Christmas Day' });
    const weekly = Array.from({ length: 7 }, () => [{ from: '20:00', to: '21:00' }]);
    const dates = [{ date: '2030-12-24', spans: [], name: 'Winter break' }];
    const body = { ...mine, weekly, dates, zone: 'America/New_York', holidays: null };
    const saved = await desk.saveHours({ params, body, headers: { 'if-match': '0' } });
    expect(saved).toMatchObject({ version: 1, zone: 'America/New_York', dates, publicHolidays: [] });
    expect(await api.lastAudit()).toMatchObject({ action: 'hours.changed', subjectId: ownerId });
    const slots = await freeSlots({ zone: 'America/New_York' });
    expect(slots.every(({ start }) => /T20:[03]0/.test(start))).toBe(true);
    expect(await refusedWith(desk.saveHours({ params, body, headers: { 'if-match': '0' } }))).toBe(412);
    const sales = api.client(hours, await api.signIn('sales'));
    expect(await refusedWith(sales.getHours({ params }))).toBe(403);
    const overlapping = {
      ...body,
      weekly: weekly.map(() => [
        { from: '09:00', to: '11:00' },
        { from: '10:00', to: '12:00' },
      ]),
    };
    expect(await refusedWith(desk.saveHours({ params, body: overlapping, headers: {} }))).toBe(400);
    await desk.saveHours({ params, body: mine, headers: {} });
  });

  test('of a host who may no longer answer leads are not offered, and the site is told', async () => {
    const ben = await memberId('ben');
    await setType({ hostIds: [ben] });
    expect((await freeSlots()).length).toBeGreaterThan(0);
    const version = async () => (await api.client(content).getContentVersion()).version;
    const before = await version();
    const { updateUser } = api.client(team, owner);
    await updateUser({ params: { id: ben }, body: { isDisabled: true } });
    expect(await freeSlots()).toEqual([]);
    expect(await version()).toBeGreaterThan(before);
    await updateUser({ params: { id: ben }, body: { isDisabled: false } });
    expect((await freeSlots()).length).toBeGreaterThan(0);
    await setType({ hostIds: [] });
  });

  test('get a new address of the feed, after which the old one no longer works', async () => {
    const params = { memberId: ownerId };
    const read = (url: string) => api.app.inject(new URL(url).pathname);
    const { feedUrl: old } = await api.client(hours, owner).getHours({ params });
    const sales = api.client(hours, await api.signIn('sales'));
    expect(await refusedWith(sales.renewCalendarFeed({ params }))).toBe(403);
    expect((await read(old)).statusCode).toBe(200);

    const { feedUrl: renewed } = await api.client(hours, owner).renewCalendarFeed({ params });
    expect(await api.lastAudit()).toMatchObject({ action: 'feed.renewed', subjectId: ownerId });
    expect(await api.client(hours, owner).getHours({ params })).toMatchObject({ feedUrl: renewed });
    expect([(await read(old)).statusCode, (await read(renewed)).statusCode]).toEqual([404, 200]);
    const { feedUrl: next } = await api.client(hours, owner).renewCalendarFeed({ params });
    expect([(await read(renewed)).statusCode, (await read(next)).statusCode]).toEqual([404, 200]);
    expect(await tablesWith(api.db, next.slice(-47, -4))).toEqual([]);

    await api.db.updateTable('users').set({ isDisabled: true }).where('id', '=', ownerId).execute();
    expect((await read(next)).statusCode).toBe(404);
    await api.db.updateTable('users').set({ isDisabled: false }).where('id', '=', ownerId).execute();
  });

  test('can be subscribed to as a private feed with stable UIDs', async () => {
    const made = await book();
    const { feedUrl } = await api.client(hours, owner).getHours({ params: { memberId: ownerId } });
    const feed = await api.app.inject({ method: 'GET', url: new URL(feedUrl).pathname });
    expect(feed.statusCode).toBe(200);
    expect(feed.headers['content-type']).toMatch(/^text\/calendar/);
    expect(feed.body).toContain(`UID:${made.id}@`);
    expect(feed.body).toContain('SUMMARY:Consultation: Anna Bell');
    const wrong = await api.app.inject({ method: 'GET', url: `/api/calendar/${'x'.repeat(43)}.ics` });
    expect(wrong.statusCode).toBe(404);
  });
});
