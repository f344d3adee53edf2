import { ApiError } from '@upcurve/api-client/api-error';
import type { Media, MediaKind } from '@upcurve/contracts/media/media';
import { api } from '../../../api.ts';

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

/** The timeout for reading a clip, in ms. After that the clip is sent without duration and poster. */
const PATIENCE_MS = 10_000;
/** The longest side of a poster, in px. */
const POSTER_SIDE = 1280;
const POSTER_QUALITY = 0.85;
/** Longer than any clip, in seconds. */
const FAR = 1e7;

interface Clip {
  durationMs?: number;
  poster?: Blob;
}

const heard = (video: HTMLVideoElement, name: 'loadedmetadata' | 'durationchange' | 'seeked') =>
  new Promise<void>((resolve, reject) => {
    video.addEventListener(name, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(video.error), { once: true });
  });

function pictureOf(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, POSTER_SIDE / Math.max(video.videoWidth, video.videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', POSTER_QUALITY));
}

/** Writes each result to `clip` at once, so that it is kept if a later step fails. */
async function read(video: HTMLVideoElement, clip: Clip): Promise<void> {
  // Does not wait for `loadeddata`, because phones load data only after a seek.
  const isLoaded = heard(video, 'loadedmetadata');
  video.load();
  await isLoaded;
  // A live recording has no duration until its end is reached.
  if (!Number.isFinite(video.duration)) {
    const isKnown = heard(video, 'durationchange');
    video.currentTime = FAR;
    await isKnown;
  }
  if (!Number.isFinite(video.duration)) return;
  clip.durationMs = Math.max(1, Math.round(video.duration * 1000));
  const isThere = heard(video, 'seeked');
  // The very first frame is often black.
  video.currentTime = Math.min(1, video.duration / 3);
  await isThere;
  clip.poster = (await pictureOf(video)) ?? undefined;
}

/** Reads the duration and one frame of a clip, if this browser can play it. */
async function readClip(file: Blob, signal: AbortSignal): Promise<Clip> {
  const clip: Clip = {};
  const video = document.createElement('video');
  let address = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    address = URL.createObjectURL(file);
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: address });
    await Promise.race([
      read(video, clip),
      new Promise<void>((resolve) => {
        timer = setTimeout(resolve, PATIENCE_MS);
        signal.addEventListener('abort', () => resolve(), { once: true });
      }),
    ]);
  } catch {
    // If the browser cannot play the clip, the server decides whether to accept it.
  } finally {
    clearTimeout(timer);
    video.removeAttribute('src');
    if (address) URL.revokeObjectURL(address);
  }
  return clip;
}
