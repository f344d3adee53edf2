import type { Block } from './schema.ts';

/** The version of the block language that this code writes. */
export const VERSION = 1;
export const BLOCKS_MAX = 1000;
/** Largest content, in bytes of its JSON. */
export const CONTENT_MAX = 900 * 1024;

export interface PostContent {
  version: typeof VERSION;
  blocks: Block[];
}
export const EMPTY_CONTENT: PostContent = { version: VERSION, blocks: [] };

/** What is wrong with a content, by its path (`blocks.3.text`). */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly issues: readonly { path: string; message: string }[];
  constructor(issues: readonly { path: string; message: string }[]) {
    super(issues[0]?.message ?? 'This is no content of a post.');
    this.issues = issues;
  }
}

/** Every block, in the order of reading, those within columns after the columns. */
export function allBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) =>
    block.type === 'columns' ? [block, ...block.columns.flatMap(allBlocks)] : [block],
  );
}
