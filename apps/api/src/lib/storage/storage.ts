import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { MediaExtension } from '@upcurve/contracts/media/media';
import { MEDIA_TYPES } from '@upcurve/contracts/media/media-limits';

export interface StoredObject {
  size: number;
  /** Opens a range of bytes, with both ends included, or the whole file without a range. */
  open(range?: { start: number; end: number }): Promise<Readable>;
}

/**
 * Stores files in a folder or an S3 bucket, under random keys that are never reused. Every call may throw an HttpError
 * with 503 if the storage does not respond.
 */
export interface Storage {
  /** Stores a stream. If this throws, nothing is stored. */
  put(key: string, content: Readable): Promise<void>;
  /** Stores a file from the folder `incoming`, and may move it. */
  adopt(key: string, path: string): Promise<void>;
  find(key: string): Promise<StoredObject | undefined>;
  /** Missing files are not an error. */
  delete(keys: readonly string[]): Promise<void>;
  list(): AsyncIterable<{ key: string; changedAt: Date }>;
  /** @throws if the storage cannot be used */
  health(): Promise<void>;
  /** A local folder for incoming uploads of this process, next to the folders of other processes. */
  incoming: string;
}

const KEY = new RegExp(`^[0-9a-f]{32}\\.(${Object.keys(MEDIA_TYPES).join('|')})$`);

export const newKey = (extension: MediaExtension) => `${randomBytes(16).toString('hex')}.${extension}`;
export const isKey = (text: string) => KEY.test(text);
/** @param key a valid key */
export const typeOfKey = (key: string) => MEDIA_TYPES[key.slice(33) as MediaExtension];
