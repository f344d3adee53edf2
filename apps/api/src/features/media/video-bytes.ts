import type { FileHandle } from 'node:fs/promises';
import { brokenFileError } from './media-errors.ts';

const ZEROS = Buffer.alloc(64 * 1024);

/** Reads exactly `length` bytes of a file. */
export async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead < length) throw brokenFileError('file', 'video');
  return buffer;
}

export async function overwriteWithZeros(file: FileHandle, start: number, end: number): Promise<void> {
  for (let at = start; at < end; at += ZEROS.length)
    await file.write(ZEROS, 0, Math.min(ZEROS.length, end - at), at);
}
