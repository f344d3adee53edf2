import { z } from '@upcurve/contracts/zod';
import { allBlocks, BLOCKS_MAX, CONTENT_MAX, ContentError, type PostContent, VERSION } from './content.ts';
import { COLUMNS_DEPTH_MAX } from './limits.ts';
import { Block } from './schema.ts';

/** How deep its JSON may be nested: each list and each object within another counts. */
const JSON_DEPTH_MAX = 24;

/** Content as it was written in one version, made into what the next one would have written. */
export type Migration = (content: { version: number; blocks: unknown[] }) => unknown[];
/** The first entry leads from version 1 to 2. */
const MIGRATIONS: readonly Migration[] = [];

const fail = (path: string, message: string): never => {
  throw new ContentError([{ path, message }]);
};

/** How deep a value is nested, looked at without recursion, and no further than asked. */
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
  blocks: z.array(z.unknown()),
});

/**
 * The content of a post, of this version or an older one, as this version writes it.
 * @throws {ContentError} where it is none: too large, too deep, an unknown block, a field that is not as it should be
 */
export function readContent(
  raw: unknown,
  { migrations = MIGRATIONS }: { migrations?: readonly Migration[] } = {},
): PostContent {
  const current = migrations.length + 1;
  if (isDeeperThan(raw, JSON_DEPTH_MAX))
    fail('', `Columns can stand ${COLUMNS_DEPTH_MAX} deep within one another.`);
  if (new TextEncoder().encode(JSON.stringify(raw)).byteLength > CONTENT_MAX)
    fail('', `A post can have ${CONTENT_MAX / 1024} kB. Split it in two.`);
  const envelope = Envelope.safeParse(raw);
  if (!envelope.success) throw issuesOf(envelope.error);
  const { version } = envelope.data;
  let { blocks } = envelope.data;
  if (version > current)
    fail('version', 'This was written by a newer version of the editor. Reload the page.');
  for (let from = version; from < current; from += 1)
    blocks = (migrations[from - 1] as Migration)({ version: from, blocks });

  const read = z.array(Block).safeParse(blocks);
  if (!read.success) throw issuesOf(read.error, ['blocks']);
  const all = allBlocks(read.data);
  if (all.length > BLOCKS_MAX) fail('blocks', `A post can have ${BLOCKS_MAX} blocks.`);
  const seen = new Set<string>();
  for (const { id } of all) {
    if (seen.has(id)) fail('blocks', `Two blocks have the id ${id}.`);
    seen.add(id);
  }
  return { version: VERSION, blocks: read.data };
}

const issuesOf = ({ issues }: z.ZodError, below: readonly PropertyKey[] = []) =>
  new ContentError(
    issues.slice(0, 20).map(({ path, message }) => ({ path: [...below, ...path].join('.'), message })),
  );
