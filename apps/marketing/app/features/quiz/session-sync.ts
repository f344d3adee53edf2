import { ApiError } from '@upcurve/api-client/api-error';
import type { Answer, Answers } from '@upcurve/contracts/answers';
import { inTurn } from './in-turn.ts';
import type { ProgressStore } from './progress-store.ts';
import type { QuizApi } from './quiz-api.ts';
import { sessionStart, settleView } from './visit.ts';

/**
 * How the server's copy of the answers stands; the browser's own is always complete. `refused`: all was sent, but the
 * server did not take every answer, since its questions have changed.
 */
export type SyncState = 'idle' | 'saving' | 'saved' | 'refused' | 'waiting';

export interface SessionSync {
  state(): SyncState;
  subscribe(notify: () => void): () => void;
  stop(): void;
}

interface SyncOptions {
  store: ProgressStore;
  api: QuizApi;
  /** Called when the server says that questions have changed. */
  onQuestionsChanged: () => void;
  debounceMs?: number;
  retryMs?: number;
}

const RETRY_MAX_MS = 60_000;
/** So many sessions are begun anew at once; after that each waits, lest a server that refuses all be called without end. */
const RESTARTS_AT_ONCE = 3;

const isSame = (a: Answer | undefined, b: Answer | undefined) => JSON.stringify(a) === JSON.stringify(b);

/** Saves answers on the server as they are given: one call at a time, in order, again until it has worked. */
export function startSessionSync(options: SyncOptions): SessionSync {
  const { store, api, onQuestionsChanged, debounceMs = 600, retryMs = 2000 } = options;
  const listeners = new Set<() => void>();
  let state: SyncState = 'idle';
  let saved: Answers = {};
  /** The session that has them. */
  let savedIn: string | null = null;
  let refused: Answers = {};
  let failures = 0;
  let restarts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isStopped = false;

  function setState(next: SyncState) {
    state = next;
    for (const notify of listeners) notify();
  }

  function unsaved(): Answers {
    const { answers, sessionId } = store.get();
    if (sessionId !== savedIn) saved = {};
    savedIn = sessionId;
    const entries = Object.entries(answers);
    return Object.fromEntries(
      entries.filter(([id, answer]) => !isSame(saved[id], answer) && !isSame(refused[id], answer)),
    );
  }

  function schedule(ms: number) {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(flush, ms);
  }

  async function send(answers: Answers) {
    const { sessionId, sessionKey } = store.get();
    if (sessionId) {
      await api.saveSession({ params: { id: sessionId }, body: { answers } });
      return;
    }
    const body = sessionStart(answers);
    const { id } = await api.createSession({ body }, { idempotencyKey: sessionKey });
    settleView();
    store.update({ sessionId: id });
  }

  /** Gives the wait before the next attempt. */
  function afterFailure(error: unknown, answers: Answers): number {
    if (error instanceof ApiError && error.statusCode === 400) {
      const ids = error.issues.flatMap(({ path }) => path.match(/^answers\.(\d+)/)?.[1] ?? []);
      const culprits = ids.length > 0 ? ids : Object.keys(answers);
      refused = { ...refused, ...Object.fromEntries(culprits.map((id) => [id, answers[id] ?? null])) };
      onQuestionsChanged();
      return 0;
    }
    const isGone = error instanceof ApiError && [404, 409, 410, 422].includes(error.statusCode);
    if (isGone) {
      saved = {};
      store.update({ sessionId: null, sessionKey: crypto.randomUUID() });
      restarts += 1;
      if (restarts <= RESTARTS_AT_ONCE) return 0;
    }
    failures += 1;
    const told = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
    return Math.max(told, Math.min(RETRY_MAX_MS, retryMs * 2 ** (failures - 1)));
  }

  /** Nothing is left to send. */
  function settle() {
    const isWhole = Object.entries(store.get().answers).every(([id, answer]) => isSame(saved[id], answer));
    setState(isWhole ? 'saved' : 'refused');
  }

  async function flush() {
    if (isBusy || isStopped) return;
    const answers = unsaved();
    if (Object.keys(answers).length === 0) {
      if (state === 'saving') settle();
      return;
    }
    isBusy = true;
    if (state !== 'waiting') setState('saving');
    let wait = debounceMs;
    try {
      await inTurn(() => send(answers));
      savedIn = store.get().sessionId;
      saved = { ...saved, ...answers };
      failures = 0;
      restarts = 0;
      setState('saving');
    } catch (error) {
      wait = afterFailure(error, answers);
      setState(wait > 0 ? 'waiting' : 'saving');
    }
    isBusy = false;
    if (Object.keys(unsaved()).length > 0) schedule(wait);
    else if (state === 'saving') settle();
  }

  const onChange = () => {
    if (state === 'waiting' || isBusy) return;
    if (Object.keys(unsaved()).length > 0) schedule(debounceMs);
    else if (state === 'refused') settle();
  };
  const onOnline = () => schedule(0);
  const unsubscribe = store.subscribe(onChange);
  addEventListener('online', onOnline);
  onChange();

  return {
    state: () => state,
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      unsubscribe();
      removeEventListener('online', onOnline);
    },
  };
}
