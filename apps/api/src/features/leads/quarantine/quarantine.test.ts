import { contact } from '@upcurve/contracts/leads/contact';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { QUARANTINE_BULK_MAX, type QuarantineFilter, quarantine } from '@upcurve/contracts/leads/quarantine';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiForFile, refusedWith } from '../../../../test/api.ts';
import { contactInput, leadInput } from '../../../../test/samples/leads.ts';

const api = await apiForFile();
const headers = await api.signIn('owner');
beforeEach(async () => {
  await api.db.deleteFrom('allLeads').execute();
});

const UNKNOWN = '0198a2f0-0000-7000-8000-000000000000';
const staff = () => api.client(quarantine, headers);
const names = async (query: QuarantineFilter) =>
  (await staff().listQuarantine({ query })).items.map(({ name }) => name);
const stored = (kind: LeadKind) => api.db.selectFrom('leads').select('id').where('kind', '=', kind).execute();

const holdQuiz = (name: string, change = {}) =>
  api.client(quiz).submit({ body: leadInput(api, { name, fax: 'x', ...change }) });
const holdForm = (name: string, change = {}) =>
  api.client(contact).submitContact({ body: contactInput(api, { name, fax: 'x', ...change }) });

test('held leads can be searched by name, email, business and message, and filtered by reason', async () => {
  await holdQuiz('Ada Quiz', { email: 'ada@quiz.example', businessName: 'Skin Palace' });
  await holdForm('Bea Form', { fax: undefined, formToken: undefined, message: 'Bitte um Rückruf' });
  expect(await names({ search: 'ADA@quiz' })).toEqual(['Ada Quiz']);
  expect(await names({ search: 'palace' })).toEqual(['Ada Quiz']);
  expect(await names({ search: 'rückruf' })).toEqual(['Bea Form']);
  expect(await names({ search: 'nobody' })).toEqual([]);
  expect(await names({ reason: 'no-token' })).toEqual(['Bea Form']);
  expect(await names({ reason: 'honeypot', search: 'bea' })).toEqual([]);
});

test('shows all details of a held lead', async () => {
  const { id } = await holdQuiz('Ada Quiz', {
    phone: '020 7946 0958',
    attribution: { source: 'newsletter' },
  });
  const detail = await staff().getQuarantined({ params: { id } });
  expect(detail).toMatchObject({ name: 'Ada Quiz', kind: 'eligibility', reason: 'honeypot' });
  expect(detail.facts).toEqual([
    { label: 'Phone', value: '020 7946 0958' },
    { label: 'Source', value: 'newsletter' },
    { label: 'Marketing', value: 'Not agreed' },
  ]);
  expect(detail.answers).toHaveLength(17);
  expect(detail.answers).toContainEqual({ question: expect.any(String), answer: 'Too few enquiries' });
  expect(detail).not.toHaveProperty('lead');

  const form = await holdForm('Bea Form', { message: 'One\ntwo', consent: true });
  expect(await staff().getQuarantined({ params: { id: form.id } })).toMatchObject({
    message: 'One\ntwo',
    facts: [
      { label: 'Sent from', value: '/contact: form' },
      { label: 'Marketing', value: 'Agreed' },
    ],
    answers: [],
  });
  expect(await refusedWith(staff().getQuarantined({ params: { id: UNKNOWN } }))).toBe(404);
});

describe('bulk actions', () => {
  test('release leads of both kinds, and count missing ones', async () => {
    const [ada, bea] = [await holdQuiz('Ada Quiz'), await holdForm('Bea Form')];
    const other = await holdForm('Other');
    const body = { action: 'release' as const, ids: [ada.id, bea.id, ada.id, UNKNOWN] };
    expect(await staff().bulkQuarantine({ body })).toEqual({ changed: 2, missing: 1, failed: [] });
    expect(await api.lastAudit()).toMatchObject({ action: 'held.released', subjectId: bea.id });
    expect(await stored('eligibility')).toEqual([{ id: ada.id }]);
    expect(await stored('contact')).toEqual([{ id: bea.id }]);
    expect((await staff().listQuarantine()).items.map(({ id }) => id)).toEqual([other.id]);
  });

  test('release the other leads if one of them cannot be released, and name that one', async () => {
    const [ada, clash, bea] = [await holdForm('Ada'), await holdForm('Clash'), await holdForm('Bea')];
    await sql`
      create function clash() returns trigger language plpgsql as $$ begin
        raise 'deadlock detected' using errcode = '40P01';
      end $$`.execute(api.db);
    await sql`create trigger clash before update on all_leads
      for each row when (new.name = 'Clash') execute function clash()`.execute(api.db);
    const body = { action: 'release' as const, ids: [ada.id, clash.id, bea.id, UNKNOWN] };
    const message = 'Someone else changed this at the same time. Please try again.';
    const failed = [{ id: clash.id, message }];
    expect(await staff().bulkQuarantine({ body })).toEqual({ changed: 2, missing: 1, failed });
    expect(await stored('contact')).toHaveLength(2);
    expect((await staff().listQuarantine()).items).toMatchObject([{ id: clash.id }]);
    await sql`drop function clash cascade`.execute(api.db);
  });

  test('delete leads permanently, but not for sales', async () => {
    const { id } = await holdQuiz('Ada Quiz');
    const body = { action: 'delete' as const, ids: [id] };
    const sales = api.client(quarantine, await api.signIn('sales'));
    expect(await refusedWith(sales.bulkQuarantine({ body }))).toBe(403);
    expect(await staff().bulkQuarantine({ body })).toEqual({ changed: 1, missing: 0, failed: [] });
    expect(await api.lastAudit()).toMatchObject({ action: 'held.deleted', subjectId: id });
    expect(await staff().bulkQuarantine({ body })).toEqual({ changed: 0, missing: 1, failed: [] });
    expect(await stored('eligibility')).toEqual([]);
  });

  test.each([[[]], [['x']], [Array.from({ length: QUARANTINE_BULK_MAX + 1 }, () => UNKNOWN)]])(
    'reject %j as ids',
    async (ids) => {
      const bad = staff().bulkQuarantine({ body: { action: 'delete', ids } });
      expect(await refusedWith(bad)).toBe(400);
    },
  );
});

test('releases a lead with a single database connection, so that parallel releases cannot deadlock', async () => {
  const { id } = await holdForm('Held Form');
  const { pool } = api.services;
  const taken = await Promise.all(Array.from({ length: pool.options.max - 1 }, () => pool.connect()));
  await staff()
    .releaseLead({ params: { id } })
    .finally(() => {
      for (const client of taken) client.release();
    });
  expect(await stored('contact')).toHaveLength(1);
});
