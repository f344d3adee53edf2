import { quiz } from '@upcurve/contracts/quiz/quiz';
import { newId } from '@upcurve/testing/factories';
import { handle, Refusal, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgressStore, type ProgressStore } from '../progress/progress-store.ts';
import { quizApi } from './quiz-api.ts';
import { type SessionSync, startSessionSync } from './session-sync.ts';

const server = mockNetwork();
let store: ProgressStore;
let sync: SessionSync | undefined;
let created: object[];
let patched: object[];
const onQuestionsChanged = vi.fn();

const start = () => {
  sync = startSessionSync({ store, api: quizApi(), onQuestionsChanged, debounceMs: 5, retryMs: 5 });
  return sync;
};
const answer = (answers: Record<string, string | null>) =>
  store.update({ answers: { ...store.get().answers, ...answers } });
const isSaved = () => vi.waitFor(() => expect(sync?.state()).toBe('saved'));

beforeEach(() => {
  store = createProgressStore();
  created = [];
  patched = [];
  onQuestionsChanged.mockReset();
  server.use(
    handle(quiz.createSession, ({ body }) => {
      created.push(body.answers);
      return { id: newId() };
    }),
    handle(quiz.saveSession, ({ body }) => {
      patched.push(body.answers);
      return {};
    }),
  );
});
afterEach(() => sync?.stop());

test('the first answers create a session; later calls send only changes', async () => {
  start();
  answer({ 1: 'owner' });
  answer({ 2: null });
  await isSaved();
  answer({ 3: 'x' });
  await vi.waitFor(() => expect(patched).toEqual([{ 3: 'x' }]));
  expect(created).toEqual([{ 1: 'owner', 2: null }]);
});

test('a resumed quiz continues its session', async () => {
  store.update({ sessionId: newId(), answers: { 1: 'owner' } });
  start();
  await vi.waitFor(() => expect(patched).toEqual([{ 1: 'owner' }]));
  expect(created).toEqual([]);
});

test('retries with the same key while the server is down, without losing answers', async () => {
  const keys: (string | null)[] = [];
  let isAway = true;
  server.use(
    handle(quiz.createSession, ({ body, request }) => {
      keys.push(request.headers.get('idempotency-key'));
      if (isAway) throw new Refusal(503, 'Back soon.');
      created.push(body.answers);
      return { id: newId() };
    }),
  );
  start();
  answer({ 1: 'owner' });
  await vi.waitFor(() => expect(sync?.state()).toBe('waiting'));
  answer({ 2: 'b' });
  await vi.waitFor(() => expect(keys.length).toBeGreaterThan(1));
  isAway = false;
  // The successful attempt may have started before the second answer, which then needs another request.
  await vi.waitFor(() => expect(Object.assign({}, ...created, ...patched)).toEqual({ 1: 'owner', 2: 'b' }));
  expect(created).toHaveLength(1);
  expect(new Set(keys).size).toBe(1);
});

test('waits while offline, and sends as soon as the connection is back', async () => {
  server.use(unreachable(quiz.createSession));
  sync = startSessionSync({ store, api: quizApi(), onQuestionsChanged, debounceMs: 5, retryMs: 60_000 });
  answer({ 1: 'owner' });
  await vi.waitFor(() => expect(sync?.state()).toBe('waiting'));
  server.use(handle(quiz.createSession, () => ({ id: newId() })));
  dispatchEvent(new Event('online'));
  await isSaved();
});

test('creates a new session with all answers if the old one is gone', async () => {
  server.use(
    handle(quiz.saveSession, () => {
      throw new Refusal(404, 'Gone.');
    }),
  );
  store.update({ sessionId: newId(), answers: { 1: 'owner', 2: null } });
  start();
  await isSaved();
  expect(created).toEqual([{ 1: 'owner', 2: null }]);
});

test('requests the current questions after a rejected answer, and still saves the others', async () => {
  server.use(
    handle(quiz.createSession, ({ body }) => {
      if ('2' in body.answers) {
        throw new Refusal(400, 'Not valid.', [{ path: 'answers.2', message: 'Not being asked.' }]);
      }
      created.push(body.answers);
      return { id: newId() };
    }),
  );
  answer({ 1: 'owner', 2: 'x' });
  start();
  await vi.waitFor(() => expect(created).toEqual([{ 1: 'owner' }]));
  expect(onQuestionsChanged).toHaveBeenCalledOnce();
});

test('does not report a rejected answer as saved until it is dropped', async () => {
  const states: (string | undefined)[] = [];
  server.use(
    handle(quiz.createSession, () => {
      throw new Refusal(400, 'Not valid.', [{ path: 'answers.2', message: 'Not being asked.' }]);
    }),
  );
  answer({ 2: 'x' });
  start().subscribe(() => states.push(sync?.state()));
  await vi.waitFor(() => expect(sync?.state()).toBe('refused'));
  expect(states).not.toContain('saved');
  store.update({ answers: {} });
  await isSaved();
});

test('repeats the same request after lost responses, then sends the answers given meanwhile', async () => {
  const taken = new Map<string | null, string>();
  let attempts = 0;
  server.use(
    handle(quiz.createSession, ({ body, request }) => {
      attempts += 1;
      const key = request.headers.get('idempotency-key');
      const first = taken.get(key) ?? JSON.stringify(body);
      taken.set(key, first);
      if (attempts <= 5) return HttpResponse.error();
      if (first !== JSON.stringify(body)) throw new Refusal(422, 'Already used for something else.');
      created.push(body.answers);
      return { id: newId() };
    }),
  );
  start();
  answer({ 1: 'owner' });
  await vi.waitFor(() => expect(attempts).toBeGreaterThan(0));
  answer({ 2: 'b' });
  await isSaved();
  expect(created).toEqual([{ 1: 'owner' }]);
  expect(patched).toEqual([{ 2: 'b' }]);
});

test('a reload before the response repeats the same request', async () => {
  const bodies: unknown[] = [];
  server.use(
    handle(quiz.createSession, async ({ body }) => {
      bodies.push(body);
      if (bodies.length === 1) return HttpResponse.error();
      return { id: newId() };
    }),
  );
  sync = startSessionSync({ store, api: quizApi(), onQuestionsChanged, debounceMs: 5, retryMs: 60_000 });
  answer({ 1: 'owner' });
  await vi.waitFor(() => expect(sync?.state()).toBe('waiting'));
  sync.stop();
  store = createProgressStore();
  answer({ 2: 'b' });
  start();
  await isSaved();
  expect(bodies[1]).toEqual(bodies[0]);
  expect(patched).toEqual([{ 2: 'b' }]);
});

test('pauses its calls to a server that rejects every session', async () => {
  let attempts = 0;
  const gone = () => {
    attempts += 1;
    throw new Refusal(404, 'Gone.');
  };
  server.use(handle(quiz.createSession, gone), handle(quiz.saveSession, gone));
  sync = startSessionSync({ store, api: quizApi(), onQuestionsChanged, debounceMs: 5, retryMs: 60_000 });
  answer({ 1: 'owner' });
  await vi.waitFor(() => expect(sync?.state()).toBe('waiting'));
  expect(attempts).toBe(4);
});
