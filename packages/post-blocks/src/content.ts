import type { Block } from './schema.ts';

/** The content version that this code writes. */
export const VERSION = 1;
/** Largest content, in bytes of its JSON. */
export const CONTENT_MAX = 900 * 1024;

export interface PostContent {
  version: typeof VERSION;
  blocks: Block[];
}
export const EMPTY_CONTENT: PostContent = { version: VERSION, blocks: [] };

/** The content is invalid. Issues name the path (`blocks.3.text`). */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly issues: readonly { path: string; message: string }[];
  constructor(issues: readonly { path: string; message: string }[]) {
    super(issues[0]?.message ?? 'This is not the content of a post.');
    this.issues = issues;
  }
}

/** All blocks in reading order; nested blocks follow their columns. */
export function allBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) =>
    block.type === 'columns' ? [block, ...block.columns.flatMap(allBlocks)] : [block],
  );
}
