const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 10;

/** An id for a block that no other one of its post has. */
export const newBlockId = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(LENGTH)),
    // Of 32 letters each is as likely as any other.
    (byte) => LETTERS[byte % LETTERS.length],
  ).join('');
