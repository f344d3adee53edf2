import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { MEDIA_TYPES, type MediaExtension } from '@upcurve/contracts/media/media';

/** Bytes that are there. */
export interface Stored {
  size: number;
  /** From the first byte to the last, both included; all of them where none are named. */
  open(range?: { start: number; end: number }): Promise<Readable>;
}

/**
 * Where files are kept, under keys that say nothing and are never used again: a folder or an S3 bucket.
 * Every call may throw an HttpError: 503 where the store does not answer.
 */
export interface Storage {
  /** Stores a stream. If this throws, nothing is stored. */
  put(key: string, content: Readable): Promise<void>;
  /** Stores a file from the folder `incoming`, and may move it. */
  adopt(key: string, path: string): Promise<void>;
  find(key: string): Promise<Stored | undefined>;
  /** Missing files are not an error. */
  delete(keys: readonly string[]): Promise<void>;
  list(): AsyncIterable<{ key: string; changedAt: Date }>;
  /** @throws where it cannot be used */
  health(): Promise<void>;
  /** A folder of this machine in which uploads of this process arrive, beside those of others. */
  incoming: string;
}

const KEY = new RegExp(`^[0-9a-f]{32}\\.(${Object.keys(MEDIA_TYPES).join('|')})$`);

export const newKey = (extension: MediaExtension) => `${randomBytes(16).toString('hex')}.${extension}`;
/** Whether it may be looked for at all. */
export const isKey = (text: string) => KEY.test(text);
/** @param key one of ours */
export const typeOfKey = (key: string) => MEDIA_TYPES[key.slice(33) as MediaExtension];
