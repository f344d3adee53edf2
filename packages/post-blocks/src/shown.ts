import { type PostContent, VERSION } from './content.ts';
import { readContent } from './read-content.ts';
import { Block } from './schema.ts';

/**
 * The content of a public post for a site that may be older or newer than what wrote it: of a newer version the blocks that
 * this code knows.
 * @throws {ContentError} where content of an older version is none
 */
export function shownContent(content: { version: number; blocks: readonly unknown[] }): PostContent {
  if (content.version < VERSION) return readContent(content);
  // What has this version was checked when it was written.
  if (content.version === VERSION) return content as PostContent;
  const known = content.blocks.flatMap((block) => Block.safeParse(block).data ?? []);
  return { version: VERSION, blocks: known };
}
