import { BLOCKS_MAX, TOO_MANY_BLOCKS } from '@upcurve/contracts/blog/post-limits';
import { z } from '@upcurve/contracts/shared/zod';
import { allBlocks, CONTENT_MAX, ContentError, type PostContent, VERSION } from './content.ts';
import { COLUMNS_DEPTH_MAX } from './limits.ts';
import { Block } from './schema.ts';

/** The maximum nesting depth of the JSON, counting lists and objects. */
const JSON_DEPTH_MAX = 24;

const fail = (path: string, message: string): never => {
  throw new ContentError([{ path, message }]);
};

/** Checks, without recursion, whether a value is nested deeper than allowed. */
function isDeeperThan(value: unknown, max: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= max; depth += 1) {
    level = level.flatMap((each) => (each && typeof each === 'object' ? Object.values(each) : []));
    if (level.length === 0) return false;
  }
  return true;
}

const Envelope = z.strictObject({
  version: z.int('A version of the block language.').min(1),
  blocks: z.array(z.unknown()).max(BLOCKS_MAX, TOO_MANY_BLOCKS),
});

/**
 * Parses a post's content.
 * @throws {ContentError} if it is too large or too deep, or has an unknown block or an invalid field
 */
export function readContent(raw: unknown): PostContent {
  if (isDeeperThan(raw, JSON_DEPTH_MAX)) fail('', `Columns can be nested ${COLUMNS_DEPTH_MAX} deep.`);
  if (new TextEncoder().encode(JSON.stringify(raw)).byteLength > CONTENT_MAX)
    fail('', `A post can have ${CONTENT_MAX / 1024} kB. Split it in two.`);
  const envelope = Envelope.safeParse(raw);
  if (!envelope.success) throw issuesOf(envelope.error.issues);
  if (envelope.data.version > VERSION)
    fail('version', 'This was written by a newer version of the editor. Reload the page.');

  const blocks: Block[] = [];
  const issues: z.core.$ZodIssue[] = [];
  for (const [at, each] of envelope.data.blocks.entries()) {
    const block = Block.safeParse(each);
    if (block.success) blocks.push(block.data);
    else
      issues.push(...block.error.issues.map((issue) => ({ ...issue, path: ['blocks', at, ...issue.path] })));
    if (issues.length >= ISSUES_MAX) break;
  }
  if (issues.length > 0) throw issuesOf(issues);
  const all = allBlocks(blocks);
  if (all.length > BLOCKS_MAX) fail('blocks', TOO_MANY_BLOCKS);
  const seen = new Set<string>();
  for (const { id } of all) {
    if (seen.has(id)) fail('blocks', `Two blocks have the id ${id}.`);
    seen.add(id);
  }
  return { version: VERSION, blocks };
}

/** Maximum number of reported issues. */
const ISSUES_MAX = 20;

const issuesOf = (issues: readonly z.core.$ZodIssue[]) =>
  new ContentError(
    issues.slice(0, ISSUES_MAX).map(({ path, message }) => ({ path: path.join('.'), message })),
  );

/**
 * Returns the content of a public post on a site that may be older than its editor. Drops unknown blocks of a newer
 * version.
 */
export function shownContent(content: { version: number; blocks: readonly unknown[] }): PostContent {
  // Content of the current version was validated when it was saved.
  if (content.version === VERSION) return content as PostContent;
  const known = content.blocks.flatMap((block) => Block.safeParse(block).data ?? []);
  return { version: VERSION, blocks: known };
}
