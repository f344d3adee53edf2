import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { PostContent } from '@upcurve/post-blocks/content';
import { mediaOfContent } from '@upcurve/post-blocks/outline';
import type { Block } from '@upcurve/post-blocks/schema';
import type { Kysely } from 'kysely';
import type { Trx } from '../../db/client.ts';
import type { Database } from '../../db/schema/database.ts';
import { orNotFound } from '../../lib/http/errors.ts';
import { contentOf } from './posts/post-view.ts';
import { reserveSlugIfFree } from './posts/slugs.ts';
import type { PostText } from './posts/working-copy.ts';
import { lockPost, overwriteWorkingCopy } from './posts/write.ts';
import { dropOldest, keepRevision } from './revisions.ts';

const unlessMissing = (missing: ReadonlySet<string>, id: string | null) =>
  id && missing.has(id) ? null : id;

/** Removes references to deleted files from blocks. Staff can choose other files instead. */
function removeMissingFiles(missing: ReadonlySet<string>, blocks: readonly Block[]): Block[] {
  return blocks.map((block) => {
    switch (block.type) {
      case 'image':
      case 'video':
      case 'testimonial':
        return { ...block, mediaId: unlessMissing(missing, block.mediaId) };
      case 'gallery':
        return {
          ...block,
          items: block.items.map((item) => ({ ...item, mediaId: unlessMissing(missing, item.mediaId) })),
        };
      case 'columns':
        return { ...block, columns: block.columns.map((column) => removeMissingFiles(missing, column)) };
      default:
        return block;
    }
  });
}

/** Returns the ids that no longer have a row. Locks the existing rows against deletion until the transaction ends. */
async function findMissingIds(
  trx: Trx,
  table: 'media' | 'blogCategories' | 'blogAuthors',
  ids: readonly (string | null)[],
): Promise<Set<string>> {
  const asked = ids.filter((id) => id !== null);
  if (asked.length === 0) return new Set();
  const rows = await trx
    .selectFrom(table)
    .select('id')
    .where('id', 'in', asked)
    .orderBy('id')
    .forKeyShare()
    .execute();
  const existing = new Set(rows.map(({ id }) => id));
  return new Set(asked.filter((id) => !existing.has(id)));
}

async function removeMissingReferences(trx: Trx, text: PostText): Promise<PostText> {
  const content: PostContent = contentOf(text.content);
  const files = await findMissingIds(trx, 'media', [text.coverId, ...mediaOfContent(content)]);
  const names = new Set([
    ...(await findMissingIds(trx, 'blogCategories', [text.categoryId])),
    ...(await findMissingIds(trx, 'blogAuthors', [text.authorId])),
  ]);
  return {
    ...text,
    coverId: unlessMissing(files, text.coverId),
    categoryId: unlessMissing(names, text.categoryId),
    authorId: unlessMissing(names, text.authorId),
    content: { ...content, blocks: removeMissingFiles(files, content.blocks) },
  };
}

/**
 * Makes a revision the working copy. Keeps its slug unless another post uses it now. Stores a revision of the working
 * copy before and after, so that the list shows the restore.
 */
export const restoreRevision = (
  db: Kysely<Database>,
  { id, number }: { id: string; number: number },
  seen: number | undefined,
  user: CurrentUser,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const post = await lockPost(trx, id, seen);
    const row = await trx
      .selectFrom('blogRevisions')
      .select([
        'title',
        'slug',
        'excerpt',
        'coverId',
        'categoryId',
        'authorId',
        'seoTitle',
        'seoDescription',
        'content',
      ])
      .where('postId', '=', id)
      .where('number', '=', number)
      .executeTakeFirst();
    const text = await removeMissingReferences(trx, orNotFound(row, 'revision') as PostText);
    const slug = (await reserveSlugIfFree(trx, id, text.slug)) ? text.slug : post.slug;
    await overwriteWorkingCopy(trx, post, { ...text, slug }, user, { keepsPrevious: true });
    await keepRevision(trx, id, 'restored', user.id);
    await dropOldest(trx, id);
  });
