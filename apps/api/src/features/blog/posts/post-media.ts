import type { MediaKind } from '@upcurve/contracts/media/media';
import type { Issue } from '@upcurve/contracts/shared/error';
import { Id } from '@upcurve/contracts/shared/text';
import { allBlocks, type PostContent } from '@upcurve/post-blocks/content';
import { mediaOf } from '@upcurve/post-blocks/outline';
import type { Db } from '../../../db/client.ts';
import { invalid, invalidField } from '../../../lib/http/errors.ts';

const WANTED: Record<MediaKind, string> = { image: 'a picture', video: 'a video', captions: 'captions' };

/** Returns the kinds of these files by id. Locks the files against deletion until the transaction ends. */
export async function lockMedia(db: Db, ids: readonly string[]): Promise<Map<string, MediaKind>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .select(['id', 'kind'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

/**
 * Locks the files in a post's content against deletion until the transaction ends.
 * @throws {HttpError} 400 naming each block whose file is not in the library or is of the wrong kind
 */
export async function lockMediaOf(db: Db, { blocks }: PostContent): Promise<void> {
  const all = allBlocks(blocks);
  const kinds = await lockMedia(db, [...new Set(all.flatMap(mediaOf))]);
  const issues: Issue[] = [];
  for (const block of all) {
    const captions = block.type === 'video' ? block.captionsId : undefined;
    const wanted = block.type === 'video' ? 'video' : 'image';
    const kept = mediaOf(block).map(
      (id) => ({ kind: kinds.get(id), wanted: id === captions ? 'captions' : wanted }) as const,
    );
    const at = blocks.indexOf(block);
    const path = at < 0 ? 'content.blocks' : `content.blocks.${at}`;
    const other = kept.find((each) => each.kind !== each.wanted);
    if (kept.some(({ kind }) => kind === undefined))
      issues.push({ path, message: `Block ${block.id} shows a file that is no longer in the library.` });
    else if (other)
      issues.push({ path, message: `Block ${block.id} can only show ${WANTED[other.wanted]}.` });
  }
  if (issues.length > 0) throw invalid(issues);
}

/**
 * Returns the id of a picture, given by its id or URL, and locks it against deletion. Null or an empty text gives null.
 * @throws {HttpError} 400 if it is not a picture in the library
 */
export async function lockPicture(
  db: Db,
  named: string | null,
  path: string,
  unknown = 'This picture is not in the library.',
): Promise<string | null> {
  if (named === null || named === '') return null;
  const key = /^\/media\/([\w.-]+)$/.exec(named)?.[1];
  const byAddress = key
    ? (await db.selectFrom('mediaFiles').select('mediaId').where('key', '=', key).executeTakeFirst())?.mediaId
    : undefined;
  const id = byAddress ?? Id.safeParse(named).data;
  const kind = id && (await lockMedia(db, [id])).get(id);
  if (id && kind === 'image') return id;
  const message = kind ? 'Choose a picture.' : unknown;
  throw invalidField(path, message);
}
