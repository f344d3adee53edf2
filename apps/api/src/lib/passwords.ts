import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_MIN } from '@upcurve/contracts/account';
import { dictionary } from '@zxcvbn-ts/language-common';
import pLimit from 'p-limit';
import { HttpError } from './errors.ts';

/* OWASP's second recommended setting for argon2id, the default algorithm of the library. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const AT_A_TIME = 4;
const MAX_WAITING = 200;

/* Each hash takes 19 MiB and a core; more than a few at once would starve everything else. */
const limit = pLimit(AT_A_TIME);

function queued<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= MAX_WAITING) {
    throw new HttpError(503, 'Too many people are signing in right now. Please try again.', {
      retryAfter: 5,
    });
  }
  return limit(work);
}

export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password.normalize('NFKC'), COST));
}

const someHash = hash('no password at all', COST);

/** Whether the password fits. Takes the same time where there is no such user (`stored` undefined). */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await someHash);
  const fits = await queued(() => verify(against, password.normalize('NFKC')));
  return fits && stored !== undefined;
}

const common = new Set(dictionary['passwords-common'].filter((word) => String(word).length >= PASSWORD_MIN));
const PRODUCT_WORDS = ['upcurve', 'password', 'aesthetic'];
const MIN_DISTINCT = 5;

/** Why a new password is refused, or undefined. `ownWords` are the user's own: username and the like. */
export function passwordFault(password: string, ownWords: readonly string[]): string | undefined {
  const lower = password.normalize('NFKC').toLowerCase();
  if (common.has(lower) || new Set(lower).size < MIN_DISTINCT) return 'This password is too common.';
  const words = [...ownWords.map((word) => word.toLowerCase()), ...PRODUCT_WORDS].filter(
    (word) => word.length >= 3,
  );
  if (words.some((word) => lower.includes(word) && lower.length - word.length < PASSWORD_MIN - 4)) {
    return 'This password is too close to your username or to ours.';
  }
  return undefined;
}
