import { randomId } from '@mantine/hooks';
import { ApiError } from '@upcurve/api-client/api-error';
import type { Media, MediaKind } from '@upcurve/contracts/media/media';
import { wantedMedia } from '@upcurve/contracts/media/media-limits';
import { errorMessage } from '../../../error-message.ts';
import { checkFile } from './check-file.ts';
import { createStore } from './upload-store.ts';

/** `share` is the sent part of the file, from 0 to 1. `preparing` means that the server is processing the file. */
export type UploadState =
  | { step: 'waiting' }
  | { step: 'sending'; share: number }
  | { step: 'preparing' }
  | { step: 'done'; media: Media }
  | { step: 'failed'; message: string; canRetry: boolean };

export interface Upload {
  id: string;
  file: File;
  /** Undefined if the kind is not accepted. */
  kind: MediaKind | undefined;
  state: UploadState;
}

interface QueueOptions {
  kinds: readonly MediaKind[];
  /** Sends a file. `onProgress` gets the sent part, from 0 to 1. */
  send: (
    file: File,
    kind: MediaKind,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ) => Promise<Media>;
  onDone: (media: Media) => void;
}

const AT_ONCE = 2;
/** Status codes for which a retry cannot help, because the file itself is invalid. */
const FINAL = [400, 413, 415];

export const isUnderway = ({ state: { step } }: Upload) =>
  step === 'waiting' || step === 'sending' || step === 'preparing';

const failed = (message: string, canRetry: boolean): UploadState => ({ step: 'failed', message, canRetry });

function failureOf(error: Error, signal: AbortSignal): UploadState {
  if (signal.aborted) return failed('Cancelled.', true);
  const isFinal = error instanceof ApiError && FINAL.includes(error.statusCode);
  return failed(errorMessage(error, 'The upload failed. Please try again.'), !isFinal);
}

/** Uploads files to the library in order, two at a time. */
export function createUploadQueue({ kinds, send, onDone }: QueueOptions) {
  const { get, set, subscribe } = createStore<readonly Upload[]>([]);
  const calls = new Map<string, AbortController>();

  const change = (id: string, state: UploadState) =>
    set(get().map((upload) => (upload.id === id ? { ...upload, state } : upload)));

  function startWaiting(): void {
    while (calls.size < AT_ONCE) {
      const next = get().find(({ state }) => state.step === 'waiting');
      if (!next) return;
      void run(next);
    }
  }

  async function run({ id, file, kind }: Upload): Promise<void> {
    const call = new AbortController();
    const { signal } = call;
    calls.set(id, call);
    change(id, { step: 'sending', share: 0 });
    try {
      // `kind` is set here, because a file of another kind fails before it is sent.
      const media = await send(file, kind!, signal, (share) =>
        change(id, share < 1 ? { step: 'sending', share } : { step: 'preparing' }),
      );
      signal.throwIfAborted();
      if (!kinds.includes(media.kind)) return change(id, failed(wantedMedia(kinds), false));
      change(id, { step: 'done', media });
      onDone(media);
    } catch (error) {
      change(id, failureOf(error as Error, signal));
    } finally {
      calls.delete(id);
      startWaiting();
    }
  }

  function cancel(id: string): void {
    const call = calls.get(id);
    if (call) call.abort();
    else if (get().some((upload) => upload.id === id && upload.state.step === 'waiting'))
      change(id, failed('Cancelled.', true));
  }

  return {
    get,
    subscribe,
    add(files: readonly File[]): void {
      const added = files.map((sent): Upload => {
        const checked = checkFile(sent, kinds);
        const id = randomId('upload-');
        if ('refusal' in checked)
          return { id, file: checked.file, kind: undefined, state: failed(checked.refusal, false) };
        return { id, ...checked, state: { step: 'waiting' } };
      });
      set([...get(), ...added]);
      startWaiting();
    },
    cancel,
    retry(id: string): void {
      const upload = get().find((each) => each.id === id);
      if (upload?.state.step !== 'failed' || !upload.state.canRetry) return;
      change(id, { step: 'waiting' });
      startWaiting();
    },
    /** Removes an upload from the list, and cancels it if it is running. */
    remove(id: string): void {
      cancel(id);
      set(get().filter((upload) => upload.id !== id));
    },
    stop(): void {
      for (const upload of get()) cancel(upload.id);
    },
  };
}
