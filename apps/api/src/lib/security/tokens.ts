import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits as 43 characters that are safe in a URL. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256, stored instead of a token or body. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** A keyed hash as base64url. `purpose` keeps signatures of one kind from passing for another. */
export function signature(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}

/** Compares in a time that tells nothing about where the texts differ. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(sha256(a), sha256(b));
}
