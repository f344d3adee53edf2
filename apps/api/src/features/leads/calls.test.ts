import { CALL_MINUTES_MAX } from '@upcurve/contracts/leads/call-results';
import type { CallInput, CallResult } from '@upcurve/contracts/leads/calls';
import { contacts } from '@upcurve/contracts/leads/contacts';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { leads } from '@upcurve/contracts/leads/leads';
import { people } from '@upcurve/contracts/leads/people';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { WebhookEvent, webhook } from '@upcurve/contracts/webhooks/webhook';
import { CalledPayload } from '@upcurve/contracts/webhooks/webhook-payload';
import { describe, expect, test } from 'vitest';
import { apiForFile, refusedWith } from '../../../test/api.ts';
import { type LeadRef, leadOf } from '../../../test/samples/leads.ts';

const UNKNOWN = '0198a2f0-0000-7000-8000-000000000000';

const api = await apiForFile({ env: { WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' } });
const owner = await api.signIn('owner');
const sales = await api.signIn('sales');
const body = { webhookUrl: 'http://127.0.0.1:9', isEnabled: true, events: WebhookEvent.options };
await api.client(webhook, owner).saveSettings({ body });

const desk = (headers = sales) => api.client(leads, headers);
const log = (params: LeadRef, body: CallInput) => desk().logCall({ params, body });
const deskOf = (params: LeadRef) => desk().changeLead({ params, body: {} });

describe.for<LeadKind>(['eligibility', 'contact'])('a call to a lead of the kind %s', (kind) => {
  test('is listed, appears once in the timelines, and is announced', async () => {
    const params = await leadOf(api, kind);
    const calledAt = '2026-11-20T09:00:00.000Z';
    const call = await log(params, { result: 'spoke', minutes: 12, text: ' Rings back ', calledAt });
    expect(call).toMatchObject({ result: 'spoke', minutes: 12, text: 'Rings back', calledAt, unanswered: 0 });
    const { unanswered: _, ...stored } = call;
    expect((await desk().listCalls({ params, query: {} })).items).toEqual([stored]);

    const activity = (await desk().listActivity({ params, query: {} })).items;
    expect(activity.filter(({ type }) => type === 'call')).toMatchObject([
      { id: call.id, after: 'spoke', minutes: 12, text: 'Rings back', createdAt: calledAt },
    ]);
    expect((await desk().listNotes({ params, query: {} })).items).toEqual([]);
    const { personId } = await deskOf(params);
    const { timeline } = await api.client(people, sales).getPerson({ params: { id: personId } });
    const calls = timeline.filter((entry) => entry.type === 'activity' && entry.activity === 'call');
    expect(calls.filter(({ id }) => id === call.id)).toMatchObject([{ after: 'spoke', minutes: 12 }]);

    const { body } = await api.db
      .selectFrom('webhookDeliveries')
      .select('body')
      .where('event', '=', 'lead.called')
      .where('leadId', '=', params.id)
      .executeTakeFirstOrThrow();
    expect(CalledPayload.parse(JSON.parse(body))).toMatchObject({
      ...{ kind, lead_id: params.id, call_id: call.id, result: 'spoke', minutes: 12, called_at: calledAt },
    });
  });

  test('sets a new lead to Contacted, and marks it as read', async () => {
    const params = await leadOf(api, kind);
    await log(params, { result: 'no_answer' });
    expect(await deskOf(params)).toMatchObject({ status: 'contacted', isUnread: false, version: 2 });
    const followUpAt = '2026-12-01T09:00:00.000Z';
    await log(params, { result: 'spoke', followUpAt });
    expect(await deskOf(params)).toMatchObject({ status: 'contacted', followUpAt, version: 3 });
  });

  test('counts unanswered calls in a row by the time of the calls', async () => {
    const params = await leadOf(api, kind);
    const at = (hour: number) => `2026-11-20T${hour}:00:00.000Z`;
    const steps: [CallResult, number, number][] = [
      ['no_answer', 10, 1],
      ['left_message', 11, 2],
      ['spoke', 12, 0],
      ['no_answer', 13, 1],
      // Logged late, this call came before the one that was answered.
      ['no_answer', 11, 1],
      ['no_answer', 14, 2],
    ];
    for (const [result, hour, unanswered] of steps)
      expect(await log(params, { result, calledAt: at(hour) })).toMatchObject({ unanswered });
  });

  test('is exported as the number of calls and the last one', async () => {
    const params = await leadOf(api, kind);
    await log(params, { result: 'booked', calledAt: '2026-11-20T12:00:00.000Z' });
    await log(params, { result: 'no_answer', calledAt: '2026-11-20T11:00:00.000Z' });
    const answer = await (kind === 'eligibility'
      ? api.client(submissions, owner).exportSubmissions({ query: {} })
      : api.client(contacts, owner).exportContacts({ query: {} }));
    const csv = await answer.text();
    expect(csv).toMatch(/"calls","lastCallAt","lastCallResult"/);
    const row = csv.split('\r\n').find((each) => each.startsWith(`"${params.id}`));
    expect(row).toContain(',2,"2026-11-20T12:00:00.000Z","booked"');
  });

  test('is deleted by its author, or by members who may delete leads', async () => {
    const params = await leadOf(api, kind);
    const mine = await log(params, { result: 'spoke' });
    const theirs = await desk(owner).logCall({ params, body: { result: 'spoke' } });
    const remove = (callId: string, headers = sales) =>
      desk(headers).deleteCall({ params: { ...params, callId } });
    expect(await refusedWith(remove(theirs.id))).toBe(403);
    await remove(mine.id);
    expect(await api.lastAudit()).toMatchObject({ action: 'call.deleted', subjectId: params.id });
    expect(await refusedWith(remove(mine.id))).toBe(404);
    await remove(theirs.id, owner);
    expect((await desk().listCalls({ params, query: {} })).items).toEqual([]);
    const note = await desk().addNote({ params, body: { text: 'Not a call' } });
    expect(await refusedWith(remove(note.id))).toBe(404);
  });
});

test.each<[string, object, string]>([
  ['an unknown result', { result: 'shouted' }, 'result'],
  ['no result', {}, 'result'],
  ['too many minutes', { result: 'spoke', minutes: CALL_MINUTES_MAX + 1 }, 'minutes'],
  ['less than no minutes', { result: 'spoke', minutes: -1 }, 'minutes'],
  ['half a minute', { result: 'spoke', minutes: 0.5 }, 'minutes'],
  ['a call in the future', { result: 'spoke', calledAt: '2999-01-01T00:00:00.000Z' }, 'calledAt'],
])('refuses %s', async (_, body, path) => {
  await expect(log(await leadOf(api, 'contact'), body as CallInput)).rejects.toMatchObject({
    statusCode: 400,
    issues: [{ path }],
  });
});

test('refuses calls to missing leads', async () => {
  expect(await refusedWith(log({ kind: 'contact', id: UNKNOWN }, { result: 'spoke' }))).toBe(404);
});

test('erasing a person deletes their calls, and removes their address from calls to others', async () => {
  const other = await leadOf(api, 'contact');
  await log(other, { result: 'spoke', text: 'Knows ada@leads.example' });
  const params = await leadOf(api, 'eligibility');
  await log(params, { result: 'spoke', text: 'Private' });
  const { personId } = await deskOf(params);
  const exported = await (await api.client(people, owner).exportPerson({ params: { id: personId } })).text();
  expect(exported).toContain('Private');
  await api
    .client(people, owner)
    .erasePerson({ params: { id: personId }, body: { confirm: 'ada@leads.example' } });
  const rows = await api.db.selectFrom('leadActivities').select('text').where('type', '=', 'call').execute();
  const texts = rows.map(({ text }) => text);
  expect(texts).not.toContain('Private');
  expect(texts).toContain('Knows [erased]');
});
