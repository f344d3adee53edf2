import { randomInt } from 'node:crypto';
import { CODE_DIGITS, CODE_SECONDS } from '@upcurve/contracts/account/second-factor';
import { Secret, TOTP } from 'otpauth';

/** How many steps a clock may be off, either way. */
const DRIFT = 1;
const SECRET_BYTES = 20;

/* A copy: a Buffer is often a part of a larger one. */
const secretOf = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/* The one algorithm that every authenticator app knows (RFC 6238). */
const totpOf = (secret: Secret, label = '', issuer = '') =>
  new TOTP({ secret, label, issuer, algorithm: 'SHA1', digits: CODE_DIGITS, period: CODE_SECONDS });

export const newCodeSecret = (): Uint8Array => new Secret({ size: SECRET_BYTES }).bytes;

/** The secret as people type it and as apps read it, to whom a colon ends the issuer. */
export function shownSecret(bytes: Uint8Array, label: string, issuer: string) {
  const secret = secretOf(bytes);
  return { secret: secret.base32, uri: totpOf(secret, label, issuer.replaceAll(/\s*:\s*/g, ' ')).toString() };
}

/** The code of a moment, in milliseconds. */
export const codeAt = (bytes: Uint8Array, timestamp: number): string =>
  totpOf(secretOf(bytes)).generate({ timestamp });

/** The time step that a code belongs to, at a moment or just beside it; undefined where it is of none. */
export function stepOf(bytes: Uint8Array, code: string, timestamp: number): number | undefined {
  const delta = totpOf(secretOf(bytes)).validate({
    token: code,
    timestamp,
    window: DRIFT,
  });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / CODE_SECONDS) + delta;
}

/* Without letters that are taken for digits. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUPS = 4;

/** 80 random bits in four groups of four, such as `7m2k-q0zd-9xwa-h4te`. */
export function newRecoveryCode(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** A code as it is compared, whatever way somebody wrote it. */
export const bareCode = (code: string): string =>
  code.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '').replace(/[il]/g, '1').replace(/o/g, '0');
