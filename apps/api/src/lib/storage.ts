import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { MEDIA_TYPES, type MediaExtension } from '@upcurve/contracts/media';

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
  /** Keeps what a stream gives. Either all of it is there afterwards, or, where this throws, nothing. */
  put(key: string, content: Readable): Promise<void>;
  /** Keeps a file that lies in `incoming`, and may take it away. */
  adopt(key: string, path: string): Promise<void>;
  find(key: string): Promise<Stored | undefined>;
  /** What is not there is no error. */
  delete(keys: readonly string[]): Promise<void>;
  list(): AsyncIterable<{ key: string; changedAt: Date }>;
  /** @throws where it cannot be used */
  health(): Promise<void>;
  /** A folder of this machine in which uploads arrive. */
  incoming: string;
}

const KEY = new RegExp(`^[0-9a-f]{32}\\.(${Object.keys(MEDIA_TYPES).join('|')})$`);

export const newKey = (extension: MediaExtension) => `${randomBytes(16).toString('hex')}.${extension}`;
/** Whether it may be looked for at all. */
export const isKey = (text: string) => KEY.test(text);
/** @param key one of ours */
export const typeOfKey = (key: string) => MEDIA_TYPES[key.slice(33) as MediaExtension];
