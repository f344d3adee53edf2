import { hash, verify } from '@node-rs/argon2';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import pLimit from 'p-limit';
import { HttpError } from '../http/errors.ts';

/* OWASP's second recommended setting for argon2id, the default algorithm of the library. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const AT_A_TIME = 4;
const MAX_WAITING = 200;

/* Each hash takes 19 MiB and a CPU core. More than a few in parallel would starve everything else. */
const limit = pLimit(AT_A_TIME);

function runQueued<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= MAX_WAITING) {
    throw new HttpError(503, 'Too many people are signing in right now. Please try again.', {
      retryAfter: 5,
    });
  }
  return limit(work);
}

export function hashPassword(password: string): Promise<string> {
  return runQueued(() => hash(password.normalize('NFKC'), COST));
}

const someHash = hash('no password at all', COST);

/** Checks whether the password is correct. Takes the same time if the user does not exist (`stored` undefined). */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await someHash);
  const fits = await runQueued(() => verify(against, password.normalize('NFKC')));
  return fits && stored !== undefined;
}

/* Words that are easy to guess for this product, in addition to the thousands of common passwords in the dictionary. */
const PRODUCT_WORDS = ['upcurve', 'aesthetic', 'clinic', 'medspa', 'revenue generating department'];
/** Minimum score from 0 to 4. Below it, a patient attacker needs fewer than 10^8 guesses. */
const LEAST_SCORE = 3;
/** Minimum number of letters that must remain after the user's own words are removed. */
const LEAST_BESIDE_OWN_WORDS = 8;
/**
 * The check takes quadratic time, so only the first characters are checked. A password with a strong start is strong.
 */
const JUDGED = 48;
const NOT_WORD = /[^\p{L}\p{N}]+/u;
const NOT_LETTER = /[^\p{L}]+/gu;
const REPEATED = /^(.+?)\1+$/u;

const COMMON = new Set(Object.values(dictionary).flat());

const passwordEstimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, product: PRODUCT_WORDS },
  graphs: adjacencyGraphs,
});

/**
 * Returns why a new password is rejected, or undefined. Common passwords, repetitions, keyboard sequences and the
 * user's `ownWords` count for little. No particular characters are required.
 */
export function passwordFault(password: string, ownWords: readonly string[]): string | undefined {
  const whole = password.normalize('NFKC');
  const letters = whole.toLowerCase().replace(NOT_LETTER, '');
  const own = ownWords.flatMap((word) => [word, ...word.split(NOT_WORD), word.split(NOT_WORD).join('')]);
  const guessable = [...own, ...PRODUCT_WORDS].map((word) => word.normalize('NFKC').toLowerCase());
  const rest = guessable
    .filter((word) => word.length >= 3)
    .reduce((left, word) => left.replaceAll(word, ''), letters);
  const isOwnWords = rest !== letters && rest.length < LEAST_BESIDE_OWN_WORDS;
  // Digits and punctuation around one common word are what attackers try first: `Password123!2026`.
  const isOneWord = COMMON.has(rest.replace(REPEATED, '$1'));
  return isOwnWords || isOneWord || passwordEstimator.check(whole.slice(0, JUDGED), own).score < LEAST_SCORE
    ? 'This password is too easy to guess: it is common, or made of your own words. Use a few unrelated words.'
    : undefined;
}
