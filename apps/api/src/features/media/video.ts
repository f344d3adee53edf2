import { rename, rm } from 'node:fs/promises';
import { CLIP_MAX_MS, DURATION_SLACK_MS } from '@upcurve/contracts/media/media-limits';
import {
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { HttpError, invalidField } from '../../lib/http/errors.ts';
import { brokenFileError, unplayableVideoError } from './media-errors.ts';

/** Codecs that every supported browser plays. */
const VIDEO_CODECS = new Set(['avc', 'vp8', 'vp9', 'av1']);
const AUDIO_CODECS = new Set(['aac', 'mp3', 'opus', 'vorbis', 'flac']);
const VIDEO_SIDE_MAX = 8192;
/** Up to this size, an MP4 begins with its index, so that players start at once. Writing it takes as much memory. */
const INDEX_FIRST_MAX = 25_000_000;

export interface Video {
  width: number;
  height: number;
  durationMs: number;
}

/**
 * Measures a video, and replaces it with a copy that has its picture and sound and nothing else of it.
 * @throws {HttpError} if some supported browsers cannot play it
 */
export async function readVideo(path: string, size: number, format: 'mp4' | 'webm'): Promise<Video> {
  const source = new FilePathSource(path, { handleUnhandledError: () => {} });
  const input = new Input({ source, formats: [format === 'mp4' ? MP4 : WEBM] });
  const copy = `${path}.copy`;
  try {
    const video = await measure(input);
    const isSmall = size <= INDEX_FIRST_MAX;
    const copied =
      format === 'mp4' ? new Mp4OutputFormat({ fastStart: isSmall && 'in-memory' }) : new WebMOutputFormat();
    await copyTracks(input, new Output({ format: copied, target: new FilePathTarget(copy) }));
    await rename(copy, path);
    return video;
  } catch (error) {
    if (error instanceof HttpError || (error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    throw brokenFileError('file', 'video');
  } finally {
    input.dispose();
    await rm(copy, { force: true });
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

async function copyTracks(input: Input, output: Output): Promise<void> {
  const copies: (() => Promise<void>)[] = [];
  for (const track of [...(await input.getVideoTracks()), ...(await input.getAudioTracks())])
    copies.push(await addCopy(track, output));
  try {
    await output.start();
    // At the same time, because the tracks are interleaved.
    await Promise.all(copies.map((copy) => copy()));
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  }
}

/** Adds a track to the copy. Returns a function that fills it. */
async function addCopy(track: InputVideoTrack | InputAudioTrack, output: Output) {
  const { add, close } = await (track.isVideoTrack() ? addPicture(track, output) : addSound(track, output));
  return async () => {
    const { packetCount } = await track.computePacketStats();
    let copied = 0;
    for await (const packet of new EncodedPacketSink(track).packets()) {
      await add(packet);
      copied += 1;
    }
    // A file that was cut off lists more than it has.
    if (copied < packetCount) throw brokenFileError('file', 'video');
    close();
  };
}

async function addPicture(track: InputVideoTrack, output: Output) {
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()];
  if (!codec || !decoderConfig) throw unplayableVideoError();
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source, { rotation: await track.getRotation() });
  return {
    add: (packet: EncodedPacket) => source.add(packet, { decoderConfig }),
    close: () => source.close(),
  };
}

async function addSound(track: InputAudioTrack, output: Output) {
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()];
  if (!codec || !decoderConfig) throw unplayableVideoError();
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  return {
    add: (packet: EncodedPacket) => source.add(packet, { decoderConfig }),
    close: () => source.close(),
  };
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
