import type { FileHandle } from 'node:fs/promises';
import { brokenFileError, extraTracksError } from './media-errors.ts';
import { overwriteWithZeros, readAt } from './video-bytes.ts';

/*
 * ISO/IEC 14496-12. Boxes that players need, and boxes that are emptied: metadata of camera and editor, and the
 * recording location.
 */
const NEEDED = new Set(['ftyp', 'moov', 'mdat', 'moof', 'sidx', 'styp', 'mfra', 'ssix', 'emsg', 'prft']);
const EMPTIED = new Set(['free', 'skip', 'wide', 'uuid', 'meta', 'udta', 'pdin']);
const TRACKS = new Set(['vide', 'soun']);
const HEADER = 8;
const LARGE_HEADER = 16;
const DEPTH_MAX = 4;
const MOOV_MAX = 8 * 1024 * 1024;
const BOXES_MAX = 20_000;

interface Box {
  type: string;
  /** The start and end of the box's content in the file. */
  start: number;
  end: number;
  typeAt: number;
}

/**
 * Turns a metadata box into an empty `free` box, because readers would expect content in a box of its original type.
 */
async function empty(file: FileHandle, { typeAt, start, end }: Box): Promise<void> {
  await file.write('free', typeAt, 'latin1');
  await overwriteWithZeros(file, start, end);
}

function headerOf(bytes: Buffer, at: number, end: number): Box {
  if (bytes.length < HEADER) throw brokenFileError('file', 'video');
  let size = bytes.readUInt32BE(0);
  let header = HEADER;
  if (size === 1) {
    if (bytes.length < LARGE_HEADER) throw brokenFileError('file', 'video');
    size = Number(bytes.readBigUInt64BE(HEADER));
    header = LARGE_HEADER;
  }
  if (size === 0) size = end - at;
  if (size < header || at + size > end) throw brokenFileError('file', 'video');
  return { type: bytes.toString('latin1', 4, 8), start: at + header, end: at + size, typeAt: at + 4 };
}

/**
 * Reads an MP4 strictly, box by box: allows only known boxes and only video and audio tracks. Overwrites metadata, such
 * as the recording location, with zeros.
 * @throws {HttpError} if it contains anything else
 */
export async function cleanMp4(file: FileHandle, size: number): Promise<void> {
  const seen = new Set<string>();
  let boxes = 0;
  for (let at = 0; at < size; ) {
    if (++boxes > BOXES_MAX) throw brokenFileError('file', 'video');
    const box = headerOf(await readAt(file, at, Math.min(LARGE_HEADER, size - at)), at, size);
    if (EMPTIED.has(box.type)) await empty(file, box);
    else if (!NEEDED.has(box.type)) throw brokenFileError('file', 'video');
    else if (box.type === 'moov') await cleanMovie(file, box);
    seen.add(box.type);
    at = box.end;
  }
  if (!seen.has('moov') || !(seen.has('mdat') || seen.has('moof'))) throw brokenFileError('file', 'video');
}

async function cleanMovie(file: FileHandle, moov: Box): Promise<void> {
  if (moov.end - moov.start > MOOV_MAX) throw brokenFileError('file', 'video');
  const bytes = await readAt(file, moov.start, moov.end - moov.start);
  const children = function* (parent: Box): Generator<Box> {
    for (let at = parent.start; at < parent.end; ) {
      const box = headerOf(bytes.subarray(at - moov.start, parent.end - moov.start), at, parent.end);
      yield box;
      at = box.end;
    }
  };
  // Tracks contain media, but media contains no tracks. Deeper nesting is not a valid video.
  async function clean(parent: Box, depth = 0): Promise<void> {
    if (depth > DEPTH_MAX) throw brokenFileError('file', 'video');
    for (const box of children(parent)) {
      if (EMPTIED.has(box.type)) await empty(file, box);
      if (box.type === 'trak' || box.type === 'mdia') await clean(box, depth + 1);
      // The handler type follows version, flags and a field that is always 0.
      const handler = bytes.toString('latin1', box.start - moov.start + 8, box.start - moov.start + 12);
      if (box.type === 'hdlr' && !TRACKS.has(handler)) throw extraTracksError();
    }
  }
  await clean(moov);
}
