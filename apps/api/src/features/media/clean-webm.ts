import type { FileHandle } from 'node:fs/promises';
import { brokenFileError, extraTracksError } from './media-errors.ts';
import { overwriteWithZeros, readAt } from './video-bytes.ts';

/* RFC 8794 (EBML), RFC 9559 (Matroska). WebM is a subset of Matroska. */
const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const TRACK_TYPE = 0x83;
const CLUSTER = 0x1f43b675;
const DOC_TYPE = 0x4282;
const VOID = 0xec;
/** SeekHead, Info, Cues, CRC-32. */
const NEEDED = new Set([0x114d9b74, 0x1549a966, 0x1c53bb6b, 0xbf]);
/** Void, Tags, Chapters: metadata that no page shows. */
const EMPTIED = new Set([VOID, 0x1254c367, 0x1043a770]);
/**
 * Timestamp, SimpleBlock, BlockGroup, Position, PrevSize, SilentTracks, Void, CRC-32. Any other element ends a cluster
 * of unknown size.
 */
const IN_CLUSTER = new Set([0xe7, 0xa3, 0xa0, 0xa7, 0xab, 0x5854, VOID, 0xbf]);
const VIDEO = 1;
const AUDIO = 2;
const HEADER_MAX = 12;
const SMALL_MAX = 1024 * 1024;
const ELEMENTS_MAX = 100_000;

interface Element {
  id: number;
  at: number;
  start: number;
  /** Undefined if the element has no size, as in live recordings. */
  end: number | undefined;
}

function headerOf(bytes: Buffer, at: number, end: number): Element {
  const width = (byte = 0) => Math.clz32(byte) - 23;
  const idWidth = width(bytes[0]);
  const sizeWidth = width(bytes[idWidth]);
  if (idWidth > 4 || sizeWidth > 8 || idWidth + sizeWidth > bytes.length)
    throw brokenFileError('file', 'video');
  const id = bytes.readUIntBE(0, idWidth);
  const start = at + idWidth + sizeWidth;
  const marked = BigInt(`0x${bytes.toString('hex', idWidth, idWidth + sizeWidth)}`);
  const room = (1n << BigInt(7 * sizeWidth)) - 1n;
  const size = marked & room;
  if (size === room) return { id, at, start, end: undefined };
  if (BigInt(start) + size > BigInt(end)) throw brokenFileError('file', 'video');
  return { id, at, start, end: start + Number(size) };
}

function* childrenOf(bytes: Buffer): Generator<{ id: number; content: Buffer }> {
  for (let at = 0; at < bytes.length; ) {
    const { id, start, end } = headerOf(bytes.subarray(at, at + HEADER_MAX), at, bytes.length);
    if (end === undefined) throw brokenFileError('file', 'video');
    yield { id, content: bytes.subarray(start, end) };
    at = end;
  }
}

function checkTracks(tracks: Buffer): void {
  for (const track of childrenOf(tracks)) {
    if (track.id !== TRACK) continue;
    const type = [...childrenOf(track.content)].find(({ id }) => id === TRACK_TYPE)?.content;
    if (type?.length !== 1 || (type[0] !== VIDEO && type[0] !== AUDIO)) throw extraTracksError();
  }
}

/** Replaces a metadata element with an empty one of the same length. */
async function empty(file: FileHandle, { at, end = at }: Element): Promise<void> {
  await overwriteWithZeros(file, at, end);
  const length = end - at;
  const header = length < 9 ? Buffer.alloc(2) : Buffer.alloc(9);
  header[0] = VOID;
  if (length < 9) header[1] = 0x80 | (length - 2);
  else {
    header.writeUInt32BE(length - 9, 5);
    header[1] = 0x01;
  }
  await file.write(header, 0, header.length, at);
}

/**
 * Reads a WebM strictly, element by element: allows only known elements and only video and audio tracks, no
 * attachments. Overwrites metadata.
 * @throws {HttpError} if it contains anything else
 */
export async function cleanWebm(file: FileHandle, size: number): Promise<void> {
  const next = async (at: number) =>
    headerOf(await readAt(file, at, Math.min(HEADER_MAX, size - at)), at, size);
  const contentOf = ({ start, end = 0 }: Element) => {
    if (end - start > SMALL_MAX || end < start) throw brokenFileError('file', 'video');
    return readAt(file, start, end - start);
  };

  const head = await next(0);
  const docType = [...childrenOf(await contentOf(head))].find(({ id }) => id === DOC_TYPE)?.content;
  if (head.id !== EBML || docType?.toString('latin1') !== 'webm') throw brokenFileError('file', 'video');
  const segment = await next(head.end ?? size);
  if (segment.id !== SEGMENT || (segment.end ?? size) !== size) throw brokenFileError('file', 'video');

  let elements = 0;
  let hasTracks = false;
  let isInCluster = false;
  for (let at = segment.start; at < size; ) {
    if (++elements > ELEMENTS_MAX) throw brokenFileError('file', 'video');
    const element = await next(at);
    const { id, start, end } = element;
    if (isInCluster && IN_CLUSTER.has(id) && end !== undefined) {
      at = end;
      continue;
    }
    isInCluster = id === CLUSTER && end === undefined;
    if (id === TRACKS) {
      checkTracks(await contentOf(element));
      hasTracks = true;
    } else if (EMPTIED.has(id)) await empty(file, element);
    else if (id !== CLUSTER && !NEEDED.has(id)) throw brokenFileError('file', 'video');
    if (end === undefined && !isInCluster) throw brokenFileError('file', 'video');
    at = end ?? start;
  }
  if (!hasTracks) throw brokenFileError('file', 'video');
}
