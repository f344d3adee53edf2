import type { Block } from './schema.ts';

/** The content version that this code writes. */
export const VERSION = 1;
/** Maximum size of a post's content, in bytes of its JSON. */
export const CONTENT_MAX = 900 * 1024;

export interface PostContent {
  version: typeof VERSION;
  blocks: Block[];
}
export const EMPTY_CONTENT: PostContent = { version: VERSION, blocks: [] };

/** Thrown if content is invalid. Each issue has the path of a value (`blocks.3.text`). */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly issues: readonly { path: string; message: string }[];
  constructor(issues: readonly { path: string; message: string }[]) {
    super(issues[0]?.message ?? 'This is not the content of a post.');
    this.issues = issues;
  }
}

/** Returns all blocks in reading order, each columns block before its nested blocks. */
export function allBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) =>
    block.type === 'columns' ? [block, ...block.columns.flatMap(allBlocks)] : [block],
  );
}

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_LENGTH = 10;

/** Returns a new id for a block, unique within its post. */
export const newBlockId = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(ID_LENGTH)),
    // There are 32 letters, a divisor of 256, so each is equally likely.
    (byte) => ID_LETTERS[byte % ID_LETTERS.length],
  ).join('');
