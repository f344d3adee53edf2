import { ApiError } from '@upcurve/api-client/api-error';
import { isOutdated, retryDelay } from '@upcurve/api-client/retry-with-backoff';
import type { Answer, Answers } from '@upcurve/contracts/quiz/answers';
import { useEffect, useState } from 'react';
import { type ProgressStore, progressStore } from '../progress/progress-store.ts';
import { type QuizApi, quizApi } from './quiz-api.ts';
import { runInTurn, startSession, withoutSession } from './start-session.ts';

export function useSessionSync(onQuestionsChanged: () => void): SyncState {
  const [state, setState] = useState<SyncState>('idle');

  useEffect(() => {
    const sync = startSessionSync({ store: progressStore(), api: quizApi(), onQuestionsChanged });
    const unsubscribe = sync.subscribe(() => setState(sync.state()));
    return () => {
      unsubscribe();
      sync.stop();
    };
  }, [onQuestionsChanged]);

  return state;
}

/**
 * The state of the server's copy of the answers; the browser's copy is always complete. `refused`: everything was sent,
 * but the server rejected some answers because the questions have changed.
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
  onQuestionsChanged: () => void;
  debounceMs?: number;
  retryMs?: number;
}

const RETRY_MAX_MS = 60_000;
/**
 * Number of new sessions started without a delay; later ones wait, so that a server that rejects all of them is not
 * flooded.
 */
const RESTARTS_AT_ONCE = 3;

const isSame = (a: Answer | undefined, b: Answer | undefined) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Saves answers to the server as the visitor gives them: one request at a time, in order, with retries until it
 * succeeds.
 */
export function startSessionSync(options: SyncOptions): SessionSync {
  const { store, api, onQuestionsChanged, debounceMs = 600, retryMs = 2000 } = options;
  const listeners = new Set<() => void>();
  let state: SyncState = 'idle';
  let saved: Answers = {};
  /** The session that `saved` belongs to. */
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

  /** Returns the answers that the server has stored now. */
  async function send(answers: Answers): Promise<Answers> {
    const { sessionId } = store.get();
    if (!sessionId) return (await startSession(store, api, answers)).answers;
    await api.saveSession({ params: { id: sessionId }, body: { answers } });
    return answers;
  }

  /** Returns the wait before the next attempt, in ms. */
  function afterFailure(error: unknown, answers: Answers): number {
    if (error instanceof ApiError && error.statusCode === 400) {
      const sent = store.get().start?.answers ?? answers;
      const ids = error.issues.flatMap(({ path }) => path.match(/^answers\.(\d+)/)?.[1] ?? []);
      const culprits = ids.length > 0 ? ids : Object.keys(sent);
      refused = { ...refused, ...Object.fromEntries(culprits.map((id) => [id, sent[id] ?? null])) };
      store.update({ start: null });
      onQuestionsChanged();
      return 0;
    }
    if (isOutdated(error)) {
      saved = {};
      store.update(withoutSession());
      restarts += 1;
      if (restarts <= RESTARTS_AT_ONCE) return 0;
    }
    failures += 1;
    return retryDelay(failures, { firstMs: retryMs, maxMs: RETRY_MAX_MS }, error);
  }

  /** Called when there is nothing left to send. */
  function reportSaved() {
    const isWhole = Object.entries(store.get().answers).every(([id, answer]) => isSame(saved[id], answer));
    setState(isWhole ? 'saved' : 'refused');
  }

  async function flush() {
    if (isBusy || isStopped) return;
    const answers = unsaved();
    if (Object.keys(answers).length === 0) {
      if (state === 'saving') reportSaved();
      return;
    }
    isBusy = true;
    if (state !== 'waiting') setState('saving');
    let wait = debounceMs;
    try {
      const stored = await runInTurn(() => send(answers));
      savedIn = store.get().sessionId;
      saved = { ...saved, ...stored };
      failures = 0;
      restarts = 0;
      setState('saving');
    } catch (error) {
      wait = afterFailure(error, answers);
      setState(wait > 0 ? 'waiting' : 'saving');
    }
    isBusy = false;
    if (Object.keys(unsaved()).length > 0) schedule(wait);
    else if (state === 'saving') reportSaved();
  }

  const onChange = () => {
    if (state === 'waiting' || isBusy) return;
    if (Object.keys(unsaved()).length > 0) schedule(debounceMs);
    else if (state === 'refused') reportSaved();
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
