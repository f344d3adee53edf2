import { type ContactInput, contact } from '@upcurve/contracts/leads/contact';
import { formToken } from '@upcurve/contracts/leads/form-token';
import { CONSENT_VERSION } from '@upcurve/contracts/leads/lead';
import { quarantine } from '@upcurve/contracts/leads/quarantine';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { apiForFile, SITE } from '../../../../../test/api.ts';
import { contactInput, leadInput } from '../../../../../test/samples/leads.ts';
import { buildApp } from '../../../../app.ts';
import { issueFormToken } from '../../../../lib/security/form-guard.ts';
import { createRateLimits } from '../../../../lib/security/rate-limits.ts';

const api = await apiForFile();
const headers = await api.signIn('owner');

const REQUESTED_TIME = { label: 'First choice', text: 'Tuesday at 10:00' };
const visitor = () => api.client(contact);
const send = (change: Partial<ContactInput> = {}, idempotencyKey?: string) =>
  visitor().submitContact({ body: contactInput(api, change) }, { idempotencyKey });
const stored = () =>
  api.db.selectFrom('leads').innerJoin('contactDetails', 'leadId', 'id').selectAll().orderBy('id').execute();
const find = async (id: string) => (await stored()).find((row) => row.id === id);

describe('sending a form', () => {
  test('stores it with the proof of consent, and returns only its id', async () => {
    const message = 'Hello,\r\n\r\n<b>call</b> me; we do 50% laser, 50% skin \\ hair.';
    const { id, ...more } = await send({
      company: 'Bell Clinic',
      phone: '+44 20 7946 0958',
      message,
      consent: true,
    });
    expect(more).toEqual({});
    const { searchText, createdAt, ...row } = (await find(id)) ?? {};
    expect(row).toMatchObject({
      id,
      name: 'Anna Bell',
      email: 'Anna@example.com',
      company: 'Bell Clinic',
      phone: '+44 20 7946 0958',
      message: message.replaceAll('\r\n', '\n'),
      details: [],
      status: 'new',
      formType: 'Contact',
      source: '/contact: form',
      consent: true,
      consentVersion: CONSENT_VERSION,
      emailKey: 'anna@example.com',
      phoneKey: '442079460958',
      isUnread: true,
    });
    expect(Math.abs(Date.now() - Date.parse(createdAt ?? ''))).toBeLessThan(60_000);
    expect(searchText).toContain('anna@example.com');
  });

  test.each(['E-book', 'Consultation', 'Partner', 'Calculator', 'Callback'] as const)(
    'accepts the %s form',
    async (formType) => {
      const { id } = await send({ formType, company: '', phone: null, message: ' \n ' });
      expect(await find(id)).toMatchObject({
        formType,
        company: null,
        phone: null,
        message: null,
        consent: false,
      });
    },
  );

  test('a test call is due at once', async () => {
    const { id } = await send({ formType: 'Callback', phone: '+44 20 7946 0958' });
    const row = await find(id);
    expect(row?.followUpAt).toEqual(row?.createdAt);
    const other = await send({ formType: 'Contact' });
    expect(await find(other.id)).toMatchObject({ followUpAt: null });
  });

  test('stores its details in their order', async () => {
    const details = [
      { label: 'Second choice', text: 'Tuesday' },
      { label: 'First choice', text: 'Montag, <b>10</b> Uhr' },
      { label: 'First choice', text: '"twice" \\ = {}' },
    ];
    const { id } = await send({ formType: 'Consultation', details });
    expect(await find(id)).toMatchObject({ details, message: null });
  });

  test('stores texts of maximum length in multi-byte characters, and creates no webhook delivery', async () => {
    const { id } = await send({ name: '\ufdfa'.repeat(120), message: '\ufdfa'.repeat(4000) });
    expect((await find(id))?.message).toHaveLength(4000);
    expect(await api.db.selectFrom('webhookDeliveries').select('id').execute()).toEqual([]);
  });
});

const BAD: [Record<string, unknown>, string][] = [
  [{ name: undefined }, 'name'],
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(121) }, 'name'],
  [{ name: '\ud800' }, 'name'],
  [{ name: ['Anna'] }, 'name'],
  [{ email: undefined }, 'email'],
  [{ email: 'anna@' }, 'email'],
  [{ email: `${'a'.repeat(250)}@b.co` }, 'email'],
  [{ email: 'anna@example.com\nBcc: all@example.com' }, 'email'],
  [{ email: null }, 'email'],
  [{ company: 'x'.repeat(161) }, 'company'],
  [{ company: 7 }, 'company'],
  [{ phone: 'call me' }, 'phone'],
  [{ phone: `+44${'0'.repeat(30)}` }, 'phone'],
  [{ phone: 442079460958 }, 'phone'],
  [{ message: 'x'.repeat(4001) }, 'message'],
  [{ message: { text: 'Hello' } }, 'message'],
  [{ details: 'First choice' }, 'details'],
  [{ details: [{ label: 'a' }] }, 'details.0.text'],
  [{ details: [{ label: '', text: 'b' }] }, 'details.0.label'],
  [{ details: [{ label: 'a', text: ' ' }] }, 'details.0.text'],
  [{ details: [{ label: 'a', text: 'b', html: '<b>' }] }, 'details.0'],
  [{ details: [{ label: 'x'.repeat(121), text: 'b' }] }, 'details.0.label'],
  [{ details: [{ label: 'a', text: 'x'.repeat(501) }] }, 'details.0.text'],
  [{ details: Array(41).fill({ label: 'a', text: 'b' }) }, 'details'],
  [{ formType: undefined }, 'formType'],
  [{ formType: 'contact' }, 'formType'],
  [{ formType: '__proto__' }, 'formType'],
  [{ formType: ['Contact'] }, 'formType'],
  [{ consent: undefined }, 'consent'],
  [{ consent: 'yes' }, 'consent'],
  [{ consent: 1 }, 'consent'],
  [{ status: 'closed' }, ''],
  [{ consentVersion: 'mine' }, ''],
  [{ createdAt: '2020-01-01T00:00:00.000Z' }, ''],
];

describe('an invalid form', () => {
  test.each(BAD)('with %j is rejected with its path, and nothing is stored', async (change, path) => {
    const before = await stored();
    await expect(send(change as Partial<ContactInput>)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringMatching(/\w/),
      issues: [{ path }],
    });
    expect(await stored()).toEqual(before);
  });

  test('is rejected by origin, content type, size or syntax, and nothing is stored', async () => {
    const before = await stored();
    const good = JSON.stringify(contactInput(api));
    const post = async (payload: string, type = 'application/json', origin: string | undefined = SITE) => {
      const answer = await api.app.inject({
        method: 'POST',
        url: '/api/contact',
        headers: { 'content-type': type, ...(origin && { origin }) },
        payload,
      });
      return answer.statusCode;
    };
    expect(await post(good, undefined, 'https://evil.example')).toBe(403);
    expect(await post(good, undefined, 'null')).toBe(403);
    expect(await post(good, undefined, '')).toBe(403);
    expect(await post('name=a', 'application/x-www-form-urlencoded')).toBe(415);
    expect(await post(good, 'text/plain')).toBe(415);
    expect(await post(JSON.stringify({ message: 'x'.repeat(1_100_000) }))).toBe(413);
    for (const payload of ['', '{', '[]', 'null', '"x"', '{"__proto__":{"x":1}}']) {
      expect(await post(payload)).toBe(400);
    }
    expect(await stored()).toEqual(before);
    expect(await post(good)).toBe(201);
  });
});

test('limits forms to 5 per address in 10 minutes, apart from the quiz; a repeat of a stored answer is free', async () => {
  const app = await buildApp({ ...api.services, limits: createRateLimits(1) });
  onTestFinished(() => app.close());
  const body = contactInput(api);
  const post = (key: string, remoteAddress: string, url = '/api/contact', payload: object = body) =>
    app.inject({
      method: 'POST',
      url,
      remoteAddress,
      headers: { origin: SITE, 'idempotency-key': key },
      payload,
    });
  for (let i = 0; i < 20; i++) expect((await post('a', '203.0.113.9')).statusCode).toBe(201);
  for (const key of ['b', 'c', 'd', 'e']) expect((await post(key, '203.0.113.9')).statusCode).toBe(201);
  for (const _ of [1, 2]) {
    const refused = await post('f', '203.0.113.9');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await post('a', '203.0.113.9')).statusCode).toBe(201);
  expect((await post('g', '203.0.113.10')).statusCode).toBe(201);
  const quiz = await post('h', '203.0.113.9', '/api/eligibility/submissions', leadInput(api));
  expect(quiz.statusCode).toBe(201);
});

describe('likely spam', () => {
  const staff = () => api.client(quarantine, headers);
  const held = async () => (await staff().listQuarantine()).items;

  const cases: [string, () => Partial<ContactInput>][] = [
    ['no-token', () => ({ formToken: undefined })],
    ['bad-token', () => ({ formToken: 'mgx3k2a1.forged' })],
    ['too-fast', () => ({ formToken: api.formToken(2) })],
    ['too-old', () => ({ formToken: api.formToken(24 * 3600 + 1) })],
    ['honeypot', () => ({ fax: '0800 000' })],
  ];
  test.each(cases)('with %s gets the same answer and is quarantined', async (reason, change) => {
    const before = await stored();
    const answer = await send({
      formType: 'E-book',
      company: 'Junk & Co',
      message: 'Buy\nnow',
      details: [REQUESTED_TIME],
      ...change(),
    });
    expect(Object.keys(answer)).toEqual(['id']);
    expect(await stored()).toEqual(before);
    expect((await held())[0]).toMatchObject({
      id: answer.id,
      kind: 'contact',
      formType: 'E-book',
      reason,
      email: 'Anna@example.com',
      businessName: 'Junk & Co',
      message: 'Buy\nnow',
      details: [REQUESTED_TIME],
    });
  });

  test('is judged by the database’s clock, even if the clock of the process is 40 minutes off', async () => {
    const now = Date.now();
    for (const minutes of [-40, 40]) {
      vi.useFakeTimers({ toFake: ['Date'], now: now + minutes * 60_000 });
      try {
        const { token } = await api.client(formToken).getFormToken();
        vi.useRealTimers();
        const issued = Number.parseInt(token, 36);
        expect(Math.abs(issued - now)).toBeLessThan(60_000);
        vi.useFakeTimers({ toFake: ['Date'], now: now + minutes * 60_000 });
        const young = issueFormToken(api.config.sessionSecret, new Date(now - 10_000).toISOString());
        const { id } = await send({ formToken: young });
        expect(await find(id)).toBeTruthy();
      } finally {
        vi.useRealTimers();
      }
    }
  });

  test('can be released only once, and keeps its consent and submission time', async () => {
    const { id } = await send({
      fax: 'x',
      company: 'Bell',
      consent: true,
      source: '/pricing: footer',
      details: [REQUESTED_TIME],
    });
    const moment = '2026-10-01T08:00:00.123Z';
    await api.db
      .updateTable('allLeads')
      .set({ createdAt: moment, consentVersion: '2025-01-01' })
      .where('id', '=', id)
      .execute();

    const releases = await Promise.allSettled([1, 2].map(() => staff().releaseLead({ params: { id } })));
    expect(releases.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(releases).toContainEqual({ status: 'fulfilled', value: { submissionId: id } });
    expect(await api.lastAudit()).toMatchObject({ action: 'held.released', subjectId: id });
    expect(await find(id)).toMatchObject({
      name: 'Anna Bell',
      company: 'Bell',
      details: [REQUESTED_TIME],
      status: 'new',
      source: '/pricing: footer',
      consent: true,
      consentVersion: '2025-01-01',
      createdAt: moment,
    });
    expect(await held()).not.toContainEqual(expect.objectContaining({ id }));
    expect(await api.db.selectFrom('webhookDeliveries').select('id').execute()).toEqual([]);
  });
});
