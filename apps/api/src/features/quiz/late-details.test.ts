import { leads } from '@upcurve/contracts/leads/leads';
import { quarantine } from '@upcurve/contracts/leads/quarantine';
import { submissions } from '@upcurve/contracts/leads/submissions';
import { quiz, type SubmissionInput } from '@upcurve/contracts/quiz/quiz';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../test/api.ts';
import { leadInput } from '../../../test/samples/leads.ts';

let api: TestApi;
let headers: Record<string, string>;
beforeAll(async () => {
  api = await startApi();
  headers = await api.signIn('owner');
});
afterAll(() => api.close());

const visitor = () => api.client(quiz);
const staff = () => api.client(submissions, headers);
const submit = (change: Partial<SubmissionInput> = {}) => visitor().submit({ body: leadInput(api, change) });
const tell = (resultToken: string, body: Partial<SubmissionInput>) =>
  visitor().addDetails({ params: { resultToken }, body });
const missing = async (resultToken: string) =>
  (await visitor().getReport({ params: { resultToken } })).missing;

const TOLD = { phone: '020 7946 0958', businessName: 'Bell Skin', location: 'Bath', website: 'bell.example' };

test('a quiz needs only name and email; the report lists missing fields and reveals no others', async () => {
  const { resultToken } = await submit({ location: 'Bath' });
  const report = await visitor().getReport({ params: { resultToken } });
  expect(report.missing).toEqual(['phone', 'businessName', 'website']);
  expect(JSON.stringify(report)).not.toContain('Bath');
});

test('details added on the report are stored, searchable and logged with the lead', async () => {
  const { id, resultToken } = await submit();
  const report = await tell(resultToken, TOLD);
  expect(report).toMatchObject({ businessName: 'Bell Skin', missing: [] });
  expect(await staff().getSubmission({ params: { id } })).toMatchObject(TOLD);
  const { items } = await staff().listSubmissions({ query: { search: 'bell skin' } });
  expect(items.map((item) => item.id)).toContain(id);
  const activity = await api
    .client(leads, headers)
    .listActivity({ params: { kind: 'eligibility', id }, query: {} });
  expect(activity.items).toMatchObject([
    {
      actorName: 'The visitor',
      type: 'details',
      after: 'phone, business name, location, website',
    },
  ]);
});

test('added details do not overwrite existing ones, even if they are sent again', async () => {
  const { id, resultToken } = await submit({ phone: '020 7946 0000' });
  expect((await tell(resultToken, { ...TOLD, website: '' })).missing).toEqual(['website']);
  await tell(resultToken, { ...TOLD, location: 'Leeds', website: '' });
  expect(await staff().getSubmission({ params: { id } })).toMatchObject({
    ...TOLD,
    phone: '020 7946 0000',
    website: null,
  });
});

test('details added to a held submission are kept when it is released', async () => {
  const { id, resultToken } = await submit({ fax: 'x' });
  expect((await tell(resultToken, TOLD)).missing).toEqual([]);
  expect(await missing(resultToken)).toEqual([]);
  await api.client(quarantine, headers).releaseLead({ params: { id } });
  expect(await staff().getSubmission({ params: { id } })).toMatchObject(TOLD);
});

test('rejects an invalid phone number, and returns 404 for an unknown report', async () => {
  const { resultToken } = await submit();
  await expect(tell(resultToken, { phone: 'call me' })).rejects.toMatchObject({
    statusCode: 400,
    issues: [{ path: 'phone', message: 'Enter a valid phone number.' }],
  });
  await expect(tell('f'.repeat(43), TOLD)).rejects.toMatchObject({ statusCode: 404 });
});

test('the report contains only the advice on the given answers', async () => {
  const { resultToken } = await submit({ answers: { 1: 'owner', 9: ['seo', 'email'] } });
  const { questions } = await visitor().getReport({ params: { resultToken } });
  const advised = questions.flatMap(({ options }) =>
    (options ?? []).filter(({ advice }) => advice).map(({ value }) => value),
  );
  expect(advised).toEqual(['owner', 'seo', 'email']);
});
