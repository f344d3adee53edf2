import { type PostContent, VERSION } from './content.ts';
import { readContent } from './read-content.ts';
import { Block } from './schema.ts';

/**
 * Reads the content of a public post on a site that may be older or newer than its editor. Of a newer version,
 * only known blocks are kept.
 * @throws {ContentError} if content of an older version is invalid
 */
export function shownContent(content: { version: number; blocks: readonly unknown[] }): PostContent {
  if (content.version < VERSION) return readContent(content);
  // Content of this version was checked when it was saved.
  if (content.version === VERSION) return content as PostContent;
  const known = content.blocks.flatMap((block) => Block.safeParse(block).data ?? []);
  return { version: VERSION, blocks: known };
}
