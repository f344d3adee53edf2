import { randomInt } from 'node:crypto';
import { CODE_DIGITS, CODE_SECONDS } from '@upcurve/contracts/account/second-factor';
import { Secret, TOTP } from 'otpauth';

/** Maximum clock drift in time steps, either way. */
const DRIFT = 1;
const SECRET_BYTES = 20;

/* Copies the bytes, because a Buffer is often a view of a larger one. */
const secretOf = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/* SHA-1 is the only algorithm that every authenticator app supports (RFC 6238). */
const totpOf = (secret: Secret, label = '', issuer = '') =>
  new TOTP({ secret, label, issuer, algorithm: 'SHA1', digits: CODE_DIGITS, period: CODE_SECONDS });

export const newCodeSecret = (): Uint8Array => new Secret({ size: SECRET_BYTES }).bytes;

/**
 * Returns the secret as text to type, and as a URI for apps. Removes colons from the issuer, because apps read a colon
 * as its end.
 */
export function formatSecret(bytes: Uint8Array, label: string, issuer: string) {
  const secret = secretOf(bytes);
  return { secret: secret.base32, uri: totpOf(secret, label, issuer.replaceAll(/\s*:\s*/g, ' ')).toString() };
}

export const codeAt = (bytes: Uint8Array, timestamp: number): string =>
  totpOf(secretOf(bytes)).generate({ timestamp });

/** Returns the time step of a code that is valid at `timestamp` or one step off. Undefined if the code is not valid. */
export function stepOf(bytes: Uint8Array, code: string, timestamp: number): number | undefined {
  const delta = totpOf(secretOf(bytes)).validate({
    token: code,
    timestamp,
    window: DRIFT,
  });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / CODE_SECONDS) + delta;
}

/* Excludes letters that look like digits. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUPS = 4;

/** Creates a code of 80 random bits in four groups of four, such as `7m2k-q0zd-9xwa-h4te`. */
export function newRecoveryCode(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Normalises a code for comparison, however it was typed. */
export const normaliseCode = (code: string): string =>
  code.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '').replace(/[il]/g, '1').replace(/o/g, '0');
