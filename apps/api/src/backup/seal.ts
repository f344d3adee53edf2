import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { BackupError } from './manifest.ts';

/** The first bytes of an encrypted file. */
export const SEALED_FILE_HEADER = Buffer.from('upcurve sealed 1\n');
const SALT = 16;
const TAG = 16;
/** Bytes per encrypted record. Each record is authenticated before it is used. */
const RECORD = 64 * 1024;
const CIPHER = 'aes-256-gcm';

type Bytes = AsyncIterable<Buffer>;

const derive = promisify(scrypt) as (
  secret: string,
  salt: Buffer,
  length: number,
  cost: { N: number; maxmem: number },
) => Promise<Buffer>;
/** Derives the key slowly on purpose: 0.1 s per file. Each file has its own key, so the nonce can be a counter. */
const keyOf = (secret: string, salt: Buffer) => derive(secret, salt, 32, { N: 2 ** 15, maxmem: 2 ** 26 });

/**
 * The nonce contains the record's number and whether it is the last, so reordered or missing records fail to decrypt.
 */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 0, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Splits a stream into pieces of `size` bytes and flags the last one, which may be shorter or empty. */
async function* pieces(source: Bytes, size: number): AsyncGenerator<[Buffer, boolean]> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    held.push(chunk);
    length += chunk.length;
    // Until one byte more than a piece has arrived, this piece could be the last.
    if (length <= size) continue;
    let rest = Buffer.concat(held);
    for (; rest.length > size; rest = rest.subarray(size)) yield [rest.subarray(0, size), false];
    held = [rest];
    length = rest.length;
  }
  yield [Buffer.concat(held), true];
}

/** Encrypts a stream with AES-256-GCM, record by record. */
export async function* seal(source: Bytes, secret: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT);
  const key = await keyOf(secret, salt);
  yield Buffer.concat([SEALED_FILE_HEADER, salt]);
  let number = 0;
  for await (const [piece, isLast] of pieces(source, RECORD)) {
    const cipher = createCipheriv(CIPHER, key, nonceOf(number++, isLast));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * Decrypts the output of `seal`.
 * @throws {BackupError} if the key is wrong or a single bit of the file has changed
 */
export async function* unseal(source: Bytes, secret: string): AsyncGenerator<Buffer> {
  const iterator = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < SEALED_FILE_HEADER.length + SALT) {
    const { value, done } = await iterator.next();
    if (done) throw new BackupError('The backup is incomplete.');
    head = Buffer.concat([head, value]);
  }
  const key = await keyOf(secret, head.subarray(SEALED_FILE_HEADER.length, SEALED_FILE_HEADER.length + SALT));
  async function* rest(): Bytes {
    yield head.subarray(SEALED_FILE_HEADER.length + SALT);
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  let number = 0;
  for await (const [piece, isLast] of pieces(rest(), RECORD + TAG)) yield open(key, piece, number++, isLast);
}

function open(key: Buffer, piece: Buffer, number: number, isLast: boolean): Buffer {
  try {
    const end = piece.length - TAG;
    const decipher = createDecipheriv(CIPHER, key, nonceOf(number, isLast));
    decipher.setAuthTag(piece.subarray(end));
    return Buffer.concat([decipher.update(piece.subarray(0, end)), decipher.final()]);
  } catch {
    throw new BackupError(
      number === 0
        ? 'BACKUP_KEY does not match this backup. It was encrypted with another key, or the file was changed.'
        : 'The backup is incomplete or was changed after it was made.',
    );
  }
}
