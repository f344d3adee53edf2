import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Format } from './file-kind.ts';

/* Signatures that browsers, PDF readers, interpreters or archivers (`ZIP_END`) look for. */
const MARKUP = /<script|<!doctype|<iframe|<\?php|<html[\s>]|<svg[\s>]|%PDF-1\.|javascript:/i;
const ZIP_END = 'PK\x05\x06';
const PIECE = 128 * 1024;
const OVERLAP = 16;

/**
 * Whether a picture is also another file type, such as a web page. Skips its pixels: they are re-encoded anyway, and
 * match by chance (one photo in several thousand contains `<svg `). Works in chunks, so that other requests need not
 * wait.
 */
export async function isPolyglot(bytes: Buffer, format: Format | 'avif'): Promise<boolean> {
  for (const part of partsBesidePixels(bytes, format)) {
    if (part.includes(ZIP_END, 0, 'latin1')) return true;
    for (let start = 0; start < part.length; start += PIECE) {
      if (MARKUP.test(part.toString('latin1', start, start + PIECE + OVERLAP))) return true;
      await nextTurn();
    }
  }
  return false;
}

/** Returns a picture's bytes without its pixels: comments, camera data and anything after its end. */
function partsBesidePixels(bytes: Buffer, format: Format | 'avif'): Buffer[] {
  if (format === 'jpeg') return partsOfJpeg(bytes);
  if (format === 'png') return partsOfChunks(bytes, PNG);
  if (format === 'webp') return partsOfChunks(bytes, WEBP);
  if (format === 'avif') return partsOfChunks(bytes, AVIF);
  return [bytes];
}

interface ChunkFormat {
  /** The offset of the first chunk. */
  first: number;
  /** Returns the offset where the picture ends, from its header if that contains it. */
  end: (bytes: Buffer) => number;
  chunk: (bytes: Buffer, at: number) => { name: string; next: number };
  pixels: readonly string[];
  last?: string;
}

const PNG: ChunkFormat = {
  first: 8,
  end: (bytes) => bytes.length,
  chunk: (bytes, at) => ({
    name: bytes.toString('latin1', at + 4, at + 8),
    next: at + 12 + bytes.readUInt32BE(at),
  }),
  pixels: ['IDAT'],
  last: 'IEND',
};

const WEBP: ChunkFormat = {
  first: 12,
  end: (bytes) => Math.min(bytes.length, 8 + bytes.readUInt32LE(4)),
  chunk(bytes, at) {
    const size = bytes.readUInt32LE(at + 4);
    return { name: bytes.toString('latin1', at, at + 4), next: at + 8 + size + (size % 2) };
  },
  pixels: ['VP8 ', 'VP8L', 'ALPH', 'ANMF'],
};

const AVIF: ChunkFormat = {
  first: 0,
  end: (bytes) => bytes.length,
  chunk: (bytes, at) => ({
    name: bytes.toString('latin1', at + 4, at + 8),
    // A box without a size extends to the end of the file.
    next: at + (bytes.readUInt32BE(at) || bytes.length),
  }),
  pixels: ['mdat'],
};

function partsOfChunks(bytes: Buffer, { first, end, chunk, pixels, last }: ChunkFormat): Buffer[] {
  const parts: Buffer[] = [];
  const stop = bytes.length < first ? 0 : end(bytes);
  let at = first;
  while (at + 8 <= stop) {
    const { name, next } = chunk(bytes, at);
    if (next > stop || next < at + 8) break;
    if (!pixels.includes(name)) parts.push(bytes.subarray(at, next));
    at = next;
    if (name === last) break;
  }
  return [...parts, bytes.subarray(at)];
}

const START = Buffer.from([0xff, 0xd8, 0xff]);
const START_OF_SCAN = 0xda;
const END_OF_PICTURE = 0xd9;

/** Skips the pixels of every picture: cameras append more pictures to the first, such as a brighter one. */
function partsOfJpeg(bytes: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  let at = 0;
  while (bytes.subarray(at, at + START.length).equals(START)) {
    at += 2;
    while (bytes[at] === 0xff && at + 4 <= bytes.length && bytes[at + 1] !== END_OF_PICTURE) {
      const next = at + 2 + bytes.readUInt16BE(at + 2);
      parts.push(bytes.subarray(at, next));
      at = bytes[at + 1] === START_OF_SCAN ? endOfScan(bytes, next) : next;
    }
    if (bytes[at] === 0xff && bytes[at + 1] === END_OF_PICTURE) at += 2;
  }
  return [...parts, bytes.subarray(at)];
}

/** Returns the offset of the next marker. Within pixels, 0xff is followed by 0x00, 0xff or a restart marker. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return bytes.length;
}
