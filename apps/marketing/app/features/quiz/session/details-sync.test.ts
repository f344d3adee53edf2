import { quiz } from '@upcurve/contracts/quiz/quiz';
import { newId } from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgressStore, type ProgressStore } from '../progress/progress-store.ts';
import { startDetailsSync } from './details-sync.ts';
import { quizApi } from './quiz-api.ts';
import { startSessionSync } from './session-sync.ts';

const server = mockNetwork();
const anna = { name: 'Anna Bell', email: 'anna@bell.example', businessName: 'Bell' };
let store: ProgressStore;
let stops: (() => void)[];
let created: object[];
let saved: { id: string; body: object }[];
let forgotten: string[];

const start = () => stops.push(startDetailsSync({ store, api: quizApi(), retryMs: 5 }));
const isKept = () => vi.waitFor(() => expect(store.get().savedDetails).toContain('anna@bell.example'));
const isGone = () => vi.waitFor(() => expect(store.get().savedDetails).toBeNull());

beforeEach(() => {
  store = createProgressStore();
  store.update({ formToken: { token: 'signed-time', fetchedAt: Date.now() - 60_000 } });
  [stops, created, saved, forgotten] = [[], [], [], []];
  server.use(
    handle(quiz.createSession, ({ body }) => {
      created.push(body.answers);
      return { id: newId() };
    }),
    handle(quiz.saveSession, () => ({})),
    handle(quiz.saveDetails, ({ params, body }) => {
      saved.push({ id: params.id, body });
      return {};
    }),
    handle(quiz.forgetDetails, ({ params }) => {
      forgotten.push(params.id);
      return {};
    }),
  );
});
afterEach(() => {
  for (const stop of stops) stop();
});

test('saves confirmed details only while the box is ticked', async () => {
  store.update({ confirmed: anna });
  start();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect([created, saved]).toEqual([[], []]);

  store.update({ consent: true });
  await isKept();
  expect(saved).toEqual([
    {
      id: store.get().sessionId,
      body: {
        name: 'Anna Bell',
        email: 'anna@bell.example',
        businessName: 'Bell',
        consent: true,
        formToken: 'signed-time',
      },
    },
  ]);
  expect(forgotten).toEqual([]);
});

test('does not send unconfirmed details', async () => {
  store.update({
    consent: true,
    confirmed: { businessName: 'Bell' },
    fields: { ...store.get().fields, ...anna },
  });
  start();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(saved).toEqual([]);
});

test('unticking deletes the details at once, with retries, even after a reload', async () => {
  store.update({ consent: true, confirmed: anna });
  start();
  await isKept();
  let isAway = true;
  server.use(
    handle(quiz.forgetDetails, ({ params }) => {
      if (isAway) throw new Refusal(503, 'Back soon.');
      forgotten.push(params.id);
      return {};
    }),
  );
  store.update({ consent: false });
  await new Promise((resolve) => setTimeout(resolve, 30));
  for (const stop of stops) stop();
  store = createProgressStore();
  isAway = false;
  start();
  await isGone();
  // A request sent before the page was left may still arrive.
  expect(new Set(forgotten)).toEqual(new Set([store.get().sessionId]));
});

test('also deletes details of a call whose response was lost', async () => {
  server.use(handle(quiz.saveDetails, () => HttpResponse.error()));
  store.update({ consent: true, confirmed: anna });
  start();
  await vi.waitFor(() => expect(store.get().savedDetails).toBe(''));
  store.update({ consent: false });
  await isGone();
  expect(forgotten).toEqual([store.get().sessionId]);
});

test('stops sending details that the server rejects', async () => {
  let attempts = 0;
  server.use(
    handle(quiz.saveDetails, () => {
      attempts += 1;
      throw new Refusal(400, 'Not valid.', [{ path: 'email', message: 'Not one.' }]);
    }),
  );
  store.update({ consent: true, confirmed: anna });
  start();
  await vi.waitFor(() => expect(attempts).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(attempts).toBe(1);
});

test('answers and details share a session, and start a new one together if it is lost', async () => {
  const sync = startSessionSync({
    store,
    api: quizApi(),
    onQuestionsChanged: () => {},
    debounceMs: 1,
    retryMs: 5,
  });
  stops.push(() => sync.stop());
  start();
  store.update({ consent: true, confirmed: anna, answers: { 1: 'owner' } });
  await isKept();
  await vi.waitFor(() => expect(sync.state()).toBe('saved'));
  expect(created).toHaveLength(1);
  const lost = store.get().sessionId;

  const patched: object[] = [];
  server.use(
    handle(quiz.saveDetails, ({ params, body }) => {
      if (params.id === lost) throw new Refusal(404, 'Gone.');
      saved.push({ id: params.id, body });
      return {};
    }),
    handle(quiz.saveSession, ({ body }) => {
      patched.push(body.answers);
      return {};
    }),
  );
  store.update({ confirmed: { ...anna, businessName: 'Bell Clinic' } });
  await vi.waitFor(() => expect(saved.at(-1)?.body).toMatchObject({ businessName: 'Bell Clinic' }));
  expect(store.get().sessionId).not.toBe(lost);
  await vi.waitFor(() => expect(Object.assign({}, ...created.slice(1), ...patched)).toEqual({ 1: 'owner' }));
});
