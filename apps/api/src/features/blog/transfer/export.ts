import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import type { BlogPostsTable, BlogRevisionsTable } from '../../../db/schema/blog.ts';
import { HttpError } from '../../../lib/errors.ts';
import { checkRoom } from '../../../lib/incoming.ts';
import type { Services } from '../../../services.ts';
import { written } from './archive-lines.ts';
import {
  type ArchivedPost,
  type ArchivedRevision,
  type Author,
  type Category,
  type Medium,
  PIECE,
} from './archive-shape.ts';

const AT_ONCE = 50;

/**
 * Everything, as a file on disk that is gone once it has been read: a slow reader holds neither the database nor memory, and
 * what fails does so before the answer begins.
 */
export async function exportedBlog(services: Services): Promise<AsyncIterable<Uint8Array>> {
  const { db, storage, config } = services;
  await checkRoom(storage.incoming, 0, config.mediaReserve);
  const path = join(storage.incoming, randomUUID());
  // One moment of all tables; over before the files are read, which take longest.
  const trx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    const media = await mediaOf(trx);
    async function* files() {
      await trx.commit().execute();
      yield* bytesOf(services, media);
    }
    const sections = {
      categories: await categoriesOf(trx),
      authors: await authorsOf(trx),
      media,
      posts: posts(trx),
      revisions: revisions(trx),
      files: files(),
    };
    await pipeline(Readable.from(written(sections)), createWriteStream(path, { flags: 'wx' }));
  } catch (error) {
    if (!trx.isCommitted) await trx.rollback().execute();
    await rm(path, { force: true });
    throw error;
  }
  return readAndRemoved(path);
}

async function* readAndRemoved(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path);
  } finally {
    await rm(path, { force: true });
  }
}

async function categoriesOf(db: Db): Promise<z.input<typeof Category>[]> {
  const { rows } = await sql<z.input<typeof Category>>`
    select id, name, slug, description, created_at, array(
      select former.slug from blog_category_slugs as former where former.category_id = category.id order by former.slug
    ) as slugs
    from blog_categories as category order by id`.execute(db);
  return rows.map(({ id, name, slug, description, createdAt, slugs }) => ({
    id,
    name,
    slug,
    description,
    createdAt,
    slugs,
  }));
}

async function authorsOf(db: Db): Promise<z.input<typeof Author>[]> {
  return db
    .selectFrom('blogAuthors')
    .select(['id', 'name', 'slug', 'email', 'bio', 'avatarUrl', 'avatarId', 'createdAt'])
    .orderBy('id')
    .execute();
}

/** The files that authors have and that posts show, or showed in a revision. */
async function mediaOf(db: Db): Promise<Medium[]> {
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where(
      sql<boolean>`id in (
        select avatar_id from blog_authors
        union select unnest(media_ids) from blog_posts
        union select unnest(media_ids) from blog_revisions)`,
    )
    .orderBy('id')
    .execute();
  const files = await db.selectFrom('mediaFiles').selectAll().orderBy('key').execute();
  const byMedium = Map.groupBy(files, ({ mediaId }) => mediaId);
  return rows.map(({ focalX, focalY, searchText: _, createdBy: __, ...row }) => ({
    id: row.id,
    kind: row.kind,
    hash: row.hash,
    fileName: row.fileName,
    width: row.width,
    height: row.height,
    durationMs: row.durationMs,
    alt: row.alt,
    isDecorative: row.isDecorative,
    focalPoint: { x: focalX, y: focalY },
    placeholder: row.placeholder,
    createdAt: row.createdAt,
    files: (byMedium.get(row.id) ?? []).map(({ key, role, width, height, size }) => ({
      key,
      role,
      width,
      height,
      size,
    })),
  }));
}

type StoredText = Pick<
  Selectable<BlogPostsTable>,
  | 'title'
  | 'slug'
  | 'excerpt'
  | 'coverId'
  | 'categoryId'
  | 'authorId'
  | 'seoTitle'
  | 'seoDescription'
  | 'content'
>;

const textOf = ({
  title,
  slug,
  excerpt,
  coverId,
  categoryId,
  authorId,
  seoTitle,
  seoDescription,
  content,
}: StoredText) => ({
  ...{ title, slug, excerpt, coverId, categoryId, authorId },
  seo: { title: seoTitle, description: seoDescription },
  content: content as unknown as ArchivedPost['content'],
});

async function* posts(db: Db): AsyncGenerator<ArchivedPost> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db
      .selectFrom('blogPosts as post')
      .leftJoin('blogRevisions as live', 'live.id', 'post.liveRevisionId')
      .leftJoin('blogRevisions as next', 'next.id', 'post.scheduledRevisionId')
      .selectAll('post')
      .select(['live.number as live', 'next.number as scheduled'])
      .where('post.id', '>', after)
      .orderBy('post.id')
      .limit(AT_ONCE)
      .execute();
    const slugs = await slugsOf(
      db,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      const {
        id,
        version,
        createdAt,
        updatedAt,
        publishedAt,
        deletedAt,
        live,
        liveSince,
        scheduled,
        publishAt,
      } = row;
      yield {
        id,
        ...textOf(row),
        ...{ version, createdAt, updatedAt, publishedAt, deletedAt },
        live: live !== null && liveSince !== null ? { revision: live, since: liveSince } : null,
        scheduled: scheduled !== null && publishAt !== null ? { revision: scheduled, publishAt } : null,
        slugs: slugs.get(id) ?? [],
      };
      after = id;
    }
    if (rows.length < AT_ONCE) return;
  }
}

async function slugsOf(db: Db, ids: readonly string[]) {
  const all = new Map<string, ArchivedPost['slugs']>();
  if (ids.length === 0) return all;
  const rows = await db
    .selectFrom('blogSlugs')
    .selectAll()
    .where('postId', 'in', ids)
    .orderBy('slug')
    .execute();
  for (const { postId, slug, wasPublic } of rows) {
    const own = all.get(postId);
    if (own) own.push({ slug, wasPublic });
    else all.set(postId, [{ slug, wasPublic }]);
  }
  return all;
}

async function* revisions(db: Db): AsyncGenerator<ArchivedRevision> {
  let after: Pick<Selectable<BlogRevisionsTable>, 'postId' | 'number'> = {
    postId: '00000000-0000-0000-0000-000000000000',
    number: 0,
  };
  for (;;) {
    const rows = await db
      .selectFrom('blogRevisions')
      .selectAll()
      .where(sql<boolean>`(post_id, number) > (${after.postId}::uuid, ${after.number}::int)`)
      .orderBy('postId')
      .orderBy('number')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) {
      const { postId, number, kind, version, createdAt } = row;
      yield { postId, number, kind, version, ...textOf(row), createdAt };
      after = row;
    }
    if (rows.length < AT_ONCE) return;
  }
}

async function* bytesOf(
  { storage }: Services,
  media: readonly Medium[],
): AsyncGenerator<{ key: string; data: string }> {
  for (const { key } of media.flatMap(({ files }) => files)) {
    const stored = await storage.find(key);
    if (!stored) throw new HttpError(503, 'A file was deleted meanwhile. Please try again.');
    let rest: Buffer = Buffer.alloc(0);
    for await (const chunk of await stored.open()) {
      rest = rest.length > 0 ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer);
      for (; rest.length >= PIECE; rest = rest.subarray(PIECE))
        yield { key, data: rest.toString('base64', 0, PIECE) };
    }
    if (rest.length > 0) yield { key, data: rest.toString('base64') };
  }
}
