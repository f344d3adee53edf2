import { ApiError } from '@upcurve/api-client/api-error';
import { isOutdated, retryDelay } from '@upcurve/api-client/retry-with-backoff';
import { useEffect } from 'react';
import { type ProgressStore, progressStore } from '../progress/progress-store.ts';
import { waitForFormToken } from '../submit/form-token.ts';
import { wantedDetails } from './details.ts';
import { type QuizApi, quizApi } from './quiz-api.ts';
import { runInTurn, startSession, withoutSession } from './start-session.ts';

/** Runs `startDetailsSync` while the screen is open. */
export function useDetailsSync(): void {
  useEffect(() => startDetailsSync({ store: progressStore(), api: quizApi() }), []);
}

interface DetailsSyncOptions {
  store: ProgressStore;
  api: QuizApi;
  retryMs?: number;
}

const RETRY_MAX_MS = 60_000;
/** A request is pending or its response was lost, so the server's copy is unknown. */
const UNKNOWN = '';

async function save({ store, api }: DetailsSyncOptions, wanted: string): Promise<void> {
  const { token: formToken } = await waitForFormToken(store, api);
  await runInTurn(async () => {
    // The visitor may have unticked the checkbox in the meantime, or another screen may have saved the details.
    if (wantedDetails(store.get()) !== wanted || store.get().savedDetails === wanted) return;
    const { sessionId, fax } = store.get();
    const id = sessionId ?? (await startSession(store, api, {})).id;
    store.update({ savedDetails: UNKNOWN });
    const guard = { fax: fax || undefined, formToken };
    await api.saveDetails({ params: { id }, body: { ...JSON.parse(wanted), consent: true, ...guard } });
    store.update({ savedDetails: wanted });
  });
}

async function forget({ store, api }: DetailsSyncOptions): Promise<void> {
  await runInTurn(async () => {
    const { sessionId: id, savedDetails } = store.get();
    if (wantedDetails(store.get()) !== null || savedDetails === null) return;
    if (id) await api.forgetDetails({ params: { id } });
    store.update({ savedDetails: null });
  });
}

/**
 * Keeps the server's copy of the details in sync with the checkbox: saved while it is ticked, deleted once it is
 * unticked. Retries until it succeeds. Returns a function that stops it.
 */
export function startDetailsSync(options: DetailsSyncOptions): () => void {
  const { store, retryMs = 2000 } = options;
  let isBusy = false;
  let isStopped = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The details that wait for a retry or that the server rejected. Other details are sent immediately. */
  let waiting: string | null | undefined;

  function afterFailure(error: unknown, wanted: string | null): void {
    waiting = wanted;
    if (error instanceof ApiError && error.statusCode === 400) {
      if (!store.get().start) return;
      // The repeated start of the session has an answer that is no longer asked for; the next one has none.
      store.update({ start: null });
    }
    if (isOutdated(error)) store.update({ ...withoutSession(), savedDetails: null });
    failures += 1;
    timer = setTimeout(retry, retryDelay(failures, { firstMs: retryMs, maxMs: RETRY_MAX_MS }, error));
  }

  async function sync() {
    const wanted = wantedDetails(store.get());
    if (isBusy || isStopped || wanted === waiting || wanted === store.get().savedDetails) return;
    clearTimeout(timer);
    waiting = undefined;
    isBusy = true;
    try {
      await (wanted === null ? forget(options) : save(options, wanted));
      failures = 0;
    } catch (error) {
      if (!isStopped) afterFailure(error, wanted);
    }
    isBusy = false;
    sync();
  }

  function retry() {
    waiting = undefined;
    sync();
  }

  const unsubscribe = store.subscribe(sync);
  addEventListener('online', retry);
  sync();

  return () => {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe();
    removeEventListener('online', retry);
  };
}
