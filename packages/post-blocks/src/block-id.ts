const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 10;

/** Returns a new id for a block, unique within its post. */
export const newBlockId = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(LENGTH)),
    // 32 characters, so that each is equally likely.
    (byte) => LETTERS[byte % LETTERS.length],
  ).join('');
