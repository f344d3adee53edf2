import { ApiError } from '@upcurve/api-client/api-error';
import { wantedDetails } from './details.ts';
import { ripeFormToken } from './form-token.ts';
import { inTurn } from './in-turn.ts';
import type { ProgressStore } from './progress-store.ts';
import type { QuizApi } from './quiz-api.ts';
import { sessionStart, settleView } from './visit.ts';

interface DetailsSyncOptions {
  store: ProgressStore;
  api: QuizApi;
  retryMs?: number;
}

const RETRY_MAX_MS = 60_000;
/** What the server has is not known: a call is under way, or its answer was lost. */
const UNKNOWN = '';

async function save({ store, api }: DetailsSyncOptions, wanted: string): Promise<void> {
  const { token: formToken } = await ripeFormToken(store, api);
  await inTurn(async () => {
    // Meanwhile the box may have been unticked, or another screen have saved it.
    if (wantedDetails(store.get()) !== wanted || store.get().savedDetails === wanted) return;
    const { sessionId, sessionKey, fax } = store.get();
    const start = { body: sessionStart({}) };
    const id = sessionId ?? (await api.createSession(start, { idempotencyKey: sessionKey })).id;
    settleView();
    store.update({ sessionId: id, savedDetails: UNKNOWN });
    const guard = { fax: fax || undefined, formToken };
    await api.saveDetails({ params: { id }, body: { ...JSON.parse(wanted), consent: true, ...guard } });
    store.update({ savedDetails: wanted });
  });
}

async function forget({ store, api }: DetailsSyncOptions): Promise<void> {
  await inTurn(async () => {
    const { sessionId: id, savedDetails } = store.get();
    if (wantedDetails(store.get()) !== null || savedDetails === null) return;
    if (id) await api.forgetDetails({ params: { id } });
    store.update({ savedDetails: null });
  });
}

/**
 * Keeps the server's copy of the details as the visitor wants it: there while the box is ticked, deleted at once when it
 * is not. Again until it has worked. Gives a function that ends it.
 */
export function startDetailsSync(options: DetailsSyncOptions): () => void {
  const { store, retryMs = 2000 } = options;
  let isBusy = false;
  let isStopped = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What the next attempt is for, or what the server does not take; nothing else waits for that. */
  let waiting: string | null | undefined;

  function afterFailure(error: unknown, wanted: string | null): void {
    waiting = wanted;
    if (error instanceof ApiError && error.statusCode === 400) return;
    if (error instanceof ApiError && [404, 409, 410, 422].includes(error.statusCode))
      store.update({ sessionId: null, sessionKey: crypto.randomUUID(), savedDetails: null });
    failures += 1;
    const told = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
    timer = setTimeout(retry, Math.max(told, Math.min(RETRY_MAX_MS, retryMs * 2 ** (failures - 1))));
  }

  async function settle() {
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
    settle();
  }

  function retry() {
    waiting = undefined;
    settle();
  }

  const unsubscribe = store.subscribe(settle);
  addEventListener('online', retry);
  settle();

  return () => {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe();
    removeEventListener('online', retry);
  };
}
