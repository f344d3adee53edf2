import { quiz, type SubmissionInput } from '@upcurve/contracts/quiz/quiz';
import { newId } from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { rememberAttribution } from '../../../consent/attribution.ts';
import { readVisitor } from '../../../forms/known-visitor.ts';
import { allAnswers, begin } from '../../../test/begun.ts';
import { RESULT_TOKEN, result, wellServer } from '../../../test/quiz-server.ts';
import { hasBegun } from '../progress/progress.ts';
import { progressStore } from '../progress/progress-store.ts';
import { readKeptReport } from '../report/kept-report.ts';
import { quizApi } from '../session/quiz-api.ts';
import { submitQuiz } from './submission.ts';

const server = mockNetwork(...wellServer());
let sent: { key: string | null; body: SubmissionInput }[];

function answersWith(...answers: (Refusal | 'well')[]) {
  server.use(
    handle(quiz.submit, ({ body, request }) => {
      sent.push({ key: request.headers.get('idempotency-key'), body: body as SubmissionInput });
      const answer = answers[Math.min(sent.length, answers.length) - 1];
      if (answer instanceof Refusal) throw answer;
      return { id: newId(), result, resultToken: RESULT_TOKEN, canMail: true };
    }),
  );
}
const submit = () => submitQuiz(progressStore(), quizApi());

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  begin({ answers: allAnswers });
});

test('submitting sends the answers, keeps the report and deletes the personal details', async () => {
  answersWith('well');
  expect(await submit()).toMatchObject({
    kind: 'done',
    receipt: { resultToken: RESULT_TOKEN, canMail: true },
  });
  expect(sent[0]?.body).toMatchObject({
    name: 'Amelia Hart',
    consent: false,
    answers: allAnswers,
    formToken: 'signed-time',
  });
  expect(sent[0]?.body.figures).toEqual({});
  expect(readKeptReport()).toMatchObject({ resultToken: RESULT_TOKEN, name: 'Amelia Hart' });
  expect(readVisitor(RESULT_TOKEN)).toMatchObject({ name: 'Amelia Hart', email: sent[0]?.body.email });
  expect(readVisitor('another')).toBeUndefined();
  expect(hasBegun(progressStore().get())).toBe(false);
});

test('sends only the figures that the visitor gave, as numbers', async () => {
  const { fields } = progressStore().get();
  const figures = { enquiries: 'about 120', value: '£1,200.40', noShows: '', canDecide: 'together' };
  begin({ answers: allAnswers, fields: { ...fields, ...figures } });
  answersWith('well');
  await submit();
  expect(sent[0]?.body.figures).toEqual({ enquiries: 120, value: 1200, canDecide: 'together' });
});

test('figures that cannot be read do not stop the submission', async () => {
  const { fields } = progressStore().get();
  begin({
    answers: allAnswers,
    fields: { ...fields, enquiries: '9999', noShows: 'few', canDecide: 'robot' },
  });
  answersWith('well');
  expect(await submit()).toMatchObject({ kind: 'done' });
  expect(sent[0]?.body.figures).toEqual({});
});

test('two clicks send one submission', async () => {
  answersWith('well');
  await Promise.all([submit(), submit()]);
  expect(sent).toHaveLength(1);
});

test('a retry sends the same body even if the visit, session or token has changed', async () => {
  rememberAttribution();
  answersWith(new Refusal(500, 'Oh.'), 'well');
  await submit();
  sessionStorage.clear();
  history.replaceState(null, '', '/elsewhere');
  rememberAttribution();
  progressStore().update({ sessionId: newId(), formToken: null });
  expect(await submit()).toMatchObject({ kind: 'done' });
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]?.body.attribution?.landingPage).toBe('/');
});

test('builds a new submission once the form token of the old one has expired', async () => {
  begin({ answers: allAnswers, formToken: { token: 'old', fetchedAt: Date.now() - 22 * 3_600_000 } });
  answersWith(new Refusal(500, 'Oh.'), 'well');
  await submit();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  progressStore().update({ formToken: { token: 'new', fetchedAt: Date.now() - 60_000 } });
  await submit();
  expect(sent.map(({ body }) => body.formToken)).toEqual(['old', 'new']);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('sends a changed answer as a new submission with a new key', async () => {
  answersWith(new Refusal(500, 'Oh.'), 'well');
  await submit();
  progressStore().update({ answers: { ...allAnswers, 12: '5' } });
  await submit();
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
  expect(sent[1]?.body.answers).toMatchObject({ 12: '5' });
});

test('replaces a key that the server has seen with another body', async () => {
  answersWith(new Refusal(422, 'Another body.'), 'well');
  expect(await submit()).toMatchObject({ kind: 'failed', reason: 'error' });
  await submit();
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('starts a new quiz if the session was already submitted with another email address', async () => {
  begin({ answers: allAnswers, sessionId: newId() });
  answersWith(new Refusal(409, 'Handed in already.'), 'well');
  expect(await submit()).toMatchObject({ kind: 'failed', reason: 'error' });
  progressStore().update({ formToken: { token: 'new', fetchedAt: Date.now() - 60_000 } });
  expect(await submit()).toMatchObject({ kind: 'done' });
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
  expect(sent[1]?.body).toMatchObject({ formToken: 'new' });
  expect(sent[1]?.body.sessionId).toBeUndefined();
});

test('a rejected submission returns the issues of the server', async () => {
  answersWith(new Refusal(400, 'Not valid.', [{ path: 'email', message: 'Enter a valid email address.' }]));
  expect(await submit()).toEqual({
    kind: 'refused',
    issues: [{ path: 'email', message: 'Enter a valid email address.' }],
  });
});
