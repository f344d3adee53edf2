import { ApiError } from '@upcurve/api-client/api-error';
import type { Media, MediaKind } from '@upcurve/contracts/media/media';
import { api } from '../../../api.ts';
import { readClip } from './read-clip.ts';

/** Whether the server rejected the duration or poster read by the browser. */
const isDoubted = (error: unknown) =>
  error instanceof ApiError && error.issues.some(({ path }) => path === 'durationMs' || path === 'poster');

/**
 * Uploads a file to the library. A video also gets its duration and a poster if the browser can read them.
 * `onProgress` gets the sent part, from 0 to 1, at most once per percentage point.
 */
export async function sendMedia(
  file: File,
  kind: MediaKind,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Media> {
  let told = 0;
  const call = {
    signal,
    onProgress({ sent, total }: { sent: number; total: number }) {
      const share = Math.floor((100 * sent) / total) / 100;
      if (share === told || signal.aborted) return;
      told = share;
      onProgress(share);
    },
  };
  const plain = () => api.media.addMedia({ fields: {}, files: { file } }, call);
  if (kind !== 'video') return plain();
  const { durationMs, poster } = await readClip(file, signal);
  signal.throwIfAborted();
  const fields = durationMs === undefined ? {} : { durationMs: String(durationMs) };
  try {
    return await api.media.addMedia({ fields, files: { file, poster } }, call);
  } catch (error) {
    // The member cannot fix this, so the clip is sent without them.
    if (isDoubted(error)) return plain();
    throw error;
  }
}
