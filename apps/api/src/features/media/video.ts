import { open } from 'node:fs/promises';
import { CLIP_MAX_MS, DURATION_SLACK_MS } from '@upcurve/contracts/media/media-limits';
import { FilePathSource, Input, MP4, WEBM } from 'mediabunny';
import { HttpError, invalidField } from '../../lib/http/errors.ts';
import { cleanMp4 } from './clean-mp4.ts';
import { cleanWebm } from './clean-webm.ts';
import { brokenFileError, unplayableVideoError } from './media-errors.ts';

/** Codecs that every supported browser plays. */
const VIDEO_CODECS = new Set(['avc', 'vp8', 'vp9', 'av1']);
const AUDIO_CODECS = new Set(['aac', 'mp3', 'opus', 'vorbis', 'flac']);
const VIDEO_SIDE_MAX = 8192;

export interface Video {
  width: number;
  height: number;
  durationMs: number;
}

/**
 * Removes everything except picture and sound from a video, and measures it. Changes the file in place and keeps its
 * length.
 * @throws {HttpError} if some supported browsers cannot play it
 */
export async function readVideo(path: string, size: number, format: 'mp4' | 'webm'): Promise<Video> {
  const file = await open(path, 'r+');
  try {
    await (format === 'mp4' ? cleanMp4 : cleanWebm)(file, size);
  } finally {
    await file.close();
  }
  const source = new FilePathSource(path, { handleUnhandledError: () => {} });
  const input = new Input({ source, formats: [format === 'mp4' ? MP4 : WEBM] });
  try {
    return await measure(input);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw brokenFileError('file', 'video');
  } finally {
    input.dispose();
  }
}

async function measure(input: Input): Promise<Video> {
  const video = await input.getPrimaryVideoTrack();
  if (!video) throw brokenFileError('file', 'video');
  for (const track of await input.getTracks()) {
    const known = track.isVideoTrack() ? VIDEO_CODECS : AUDIO_CODECS;
    if (!known.has((await track.getCodec()) ?? '')) throw unplayableVideoError();
  }
  const [width, height] = await Promise.all([video.getDisplayWidth(), video.getDisplayHeight()]);
  // Computed from the frames, because recordings of browsers declare no duration or that of their first fragment.
  const seconds = await input.computeDuration();
  const isSound = Math.min(width, height) > 0 && Math.max(width, height) <= VIDEO_SIDE_MAX;
  if (!isSound || !(seconds > 0) || seconds * 1000 > CLIP_MAX_MS) throw brokenFileError('file', 'video');
  return { width, height, durationMs: Math.max(1, Math.round(seconds * 1000)) };
}

/** Compares the browser's information about a video with the file. */
export function checkClaims(
  video: Video,
  claimedMs: number | undefined,
  poster: { width: number; height: number } | undefined,
): void {
  const slack = Math.max(DURATION_SLACK_MS, video.durationMs / 20);
  if (claimedMs !== undefined && Math.abs(claimedMs - video.durationMs) > slack)
    throw invalidField('durationMs', 'The video is shorter than that.');
  if (!poster) return;
  const ratio = (poster.width / poster.height) * (video.height / video.width);
  if (ratio < 0.9 || ratio > 1.1)
    throw invalidField('poster', 'This picture must have the same aspect ratio as the video.');
}
