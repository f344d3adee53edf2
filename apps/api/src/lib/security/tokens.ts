import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the SHA-256 hash that is stored instead of a token or body. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Returns a keyed hash as base64url. `purpose` prevents signatures of one kind from passing for another. */
export function signature(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}

/** Compares texts in a time that does not reveal where they differ. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(sha256(a), sha256(b));
}
