import { ApiError } from '@upcurve/api-client/api-error';
import type { CallOptions } from '@upcurve/api-client/request';
import type { Media, MediaKind } from '@upcurve/contracts/media';
import { api } from '../../api.ts';
import { readClip } from './read-clip.ts';

/** Whether the server does not believe what the browser says of a clip. */
const isDoubted = (error: unknown) =>
  error instanceof ApiError && error.issues.some(({ path }) => path === 'durationMs' || path === 'poster');

/** Sends a file to the library; of a video with its length and a frame of it, where the browser can tell. */
export async function sendMedia(
  file: File,
  kind: MediaKind,
  call: CallOptions & { signal: AbortSignal },
): Promise<Media> {
  const plain = () => api.media.addMedia({ fields: {}, files: { file } }, call);
  if (kind !== 'video') return plain();
  const { durationMs, poster } = await readClip(file, call.signal);
  call.signal.throwIfAborted();
  const fields = durationMs === undefined ? {} : { durationMs: String(durationMs) };
  try {
    return await api.media.addMedia({ fields, files: { file, poster } }, call);
  } catch (error) {
    // Nobody who uploads can mend that: it goes without.
    if (isDoubted(error)) return plain();
    throw error;
  }
}
