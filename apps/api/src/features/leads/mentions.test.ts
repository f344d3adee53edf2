import { account } from '@upcurve/contracts/account/account';
import { contacts } from '@upcurve/contracts/leads/contacts';
import { inbox } from '@upcurve/contracts/leads/inbox';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { leads, MENTIONS_MAX } from '@upcurve/contracts/leads/leads';
import { people } from '@upcurve/contracts/leads/people';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { startMailServer } from '@upcurve/testing/mail-server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { apiForFile, refusedWith, until } from '../../../test/api.ts';
import { type LeadRef, leadOf } from '../../../test/samples/leads.ts';

const UNKNOWN = '0198a2f0-0000-7000-8000-000000000000';

const server = await startMailServer();
afterAll(() => server.close());
const api = await apiForFile({ env: { SMTP_URL: server.url }, worker: true });
const owner = await api.signIn('owner');
const sales = await api.signIn('sales');
const editor = await api.signIn('editor');
const idOf = async (as: Record<string, string>) => (await api.client(account, as).getUser()).id;
const ids = { owner: await idOf(owner), sales: await idOf(sales), editor: await idOf(editor) };
const profile = (as: Record<string, string>, displayName: string, email: string) =>
  api.client(account, as).updateProfile({ body: { displayName, email, leadMails: 'none' } });
await profile(owner, 'Olivia Hart', 'olivia@upcurve.example');
await profile(sales, 'Sam Reed', 'sam@upcurve.example');
beforeEach(() => {
  server.received.length = 0;
});

const note = (params: LeadRef, text: string, mentions: string[], as = owner) =>
  api.client(leads, as).addNote({ params, body: { text, mentions } });
const mentioned = async (as: Record<string, string>) => {
  const { items } = await api.client(inbox, as).listInbox({ query: { view: 'mentioned' } });
  const { views } = await api.client(inbox, as).countInbox({ query: {} });
  expect(views.mentioned).toBe(items.length);
  return items.map(({ id }) => id);
};
const openLead = async ({ kind, id }: LeadRef, as: Record<string, string>) =>
  kind === 'eligibility'
    ? api.client(submissions, as).getSubmission({ params: { id } })
    : api.client(contacts, as).getContact({ params: { id } });

describe.for<LeadKind>(['eligibility', 'contact'])('a note on a lead of the kind %s', (kind) => {
  test('mails the members it mentions, and marks the lead for them until they open it', async () => {
    const params = await leadOf(api, kind);
    const text = '@Sam Reed, please ring. So will I, @Olivia Hart.';
    const stored = await note(params, text, [ids.sales, ids.owner, ids.sales]);
    expect(stored.mentions).toEqual(['Olivia Hart', 'Sam Reed']);
    const [sent] = await until(() => {
      const mails = server.received.filter(({ headers }) => headers.subject?.includes('mentioned you'));
      expect(mails).toMatchObject([
        { to: ['sam@upcurve.example'], headers: { subject: 'Olivia Hart mentioned you: Ada Bell' } },
      ]);
      return mails;
    });
    expect(sent?.text).toContain(text);
    expect(sent?.text).toMatch(
      kind === 'contact'
        ? `/admin/eligibility/contacts/${params.id}`
        : `/admin/eligibility/submissions/${params.id}`,
    );
    expect(sent?.text).not.toContain('Your report');

    expect(await mentioned(owner)).toEqual([]);
    expect(await mentioned(sales)).toEqual([params.id]);
    const [row] = (await api.client(inbox, sales).listInbox({ query: { view: 'all' } })).items;
    expect(row).toMatchObject({ id: params.id, isMentioned: true });
    expect(await openLead(params, sales)).toMatchObject({ isMentioned: true });
    await api.client(leads, sales).seeMentions({ params });
    expect(await mentioned(sales)).toEqual([]);
    expect(await openLead(params, sales)).toMatchObject({ isMentioned: false });

    const { items } = await api.client(leads, sales).listActivity({ params, query: {} });
    expect(items).toMatchObject([{ text, mentions: ['Olivia Hart', 'Sam Reed'] }]);
  });

  test.each([
    ['an unknown member', () => UNKNOWN],
    ['a member who may not see leads', () => ids.editor],
  ])('cannot mention %s', async (_, id) => {
    const params = await leadOf(api, kind);
    await expect(note(params, 'Hello', [ids.sales, id()])).rejects.toMatchObject({
      statusCode: 400,
      issues: [{ path: 'mentions', message: 'Only active members who can see leads can be mentioned.' }],
    });
    expect((await api.client(leads, sales).listNotes({ params, query: {} })).items).toEqual([]);
  });
});

test('cannot mention a disabled member, or too many', async () => {
  const params = await leadOf(api, 'contact');
  await api.db.updateTable('users').set({ isDisabled: true }).where('id', '=', ids.sales).execute();
  expect(await refusedWith(note(params, 'Hello', [ids.sales]))).toBe(400);
  await api.db.updateTable('users').set({ isDisabled: false }).where('id', '=', ids.sales).execute();
  const many = Array.from({ length: MENTIONS_MAX + 1 }, () => ids.sales);
  await expect(note(params, 'Hello', many)).rejects.toMatchObject({
    statusCode: 400,
    issues: [{ path: 'mentions', message: 'Mention at most 10 colleagues.' }],
  });
});

test('a note keeps the name of a renamed or removed member, and mentions go with the note and the person', async () => {
  const leaver = await api.signIn('sales', 'leaver');
  const { id } = await api.client(account, leaver).getUser();
  const params = await leadOf(api, 'eligibility');
  const stored = await note(params, '@leaver and @Sam Reed', [id, ids.sales]);
  await api.db.deleteFrom('users').where('id', '=', id).execute();
  await api.db.updateTable('users').set({ displayName: 'Samuel' }).where('id', '=', ids.sales).execute();
  const { items } = await api.client(leads, sales).listActivity({ params, query: {} });
  expect(items).toMatchObject([{ id: stored.id, mentions: ['Sam Reed', 'leaver'] }]);

  const { personId } = await openLead(params, owner);
  const person = await api.client(people, owner).getPerson({ params: { id: personId } });
  expect(person.timeline).toContainEqual(
    expect.objectContaining({ id: stored.id, mentions: ['Sam Reed', 'leaver'] }),
  );
  const mine = api.db.selectFrom('noteMentions').select('name').where('activityId', '=', stored.id);
  const { erased } = await api.client(people, owner).previewErasure({ params: { id: personId } });
  expect(erased.noteMentions).toBeGreaterThanOrEqual(2);
  expect(await mine.execute()).toHaveLength(2);
  await api.client(leads, owner).deleteNote({ params: { ...params, noteId: stored.id } });
  expect(await mine.execute()).toEqual([]);
});

test('a member who wants no mail about mentions finds the lead marked all the same', async () => {
  const profile = api.client(account, sales);
  await profile.updateProfile({ body: { hasMentions: false } });
  const params = await leadOf(api, 'eligibility');
  await note(params, '@Sam Reed, please ring.', [ids.sales]);
  expect(await mentioned(sales)).toContain(params.id);
  const mails = api.db.selectFrom('mails').select('toAddress').where('leadId', '=', params.id);
  expect(await mails.execute()).toEqual([]);
  await profile.updateProfile({ body: { hasMentions: true } });
});
