import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { MEDIA_MAX } from '@upcurve/contracts/media/media-limits';
import { sql } from 'kysely';
import { packTar, type TarSource } from 'modern-tar/fs';
import type { Db } from '../../../../db/client.ts';
import { HttpError } from '../../../../lib/http/errors.ts';
import { checkRoom } from '../../../../lib/storage/incoming.ts';
import type { StoredObject } from '../../../../lib/storage/storage.ts';
import type { Services } from '../../../../services.ts';
import {
  ARCHIVE_VERSION,
  type Archive,
  type ArchivedMedium,
  type ArchivedPost,
  ArchivedText,
  FORMAT,
} from './archive-shape.ts';

/**
 * Exports the whole blog through a temporary file. A slow client holds neither a database connection nor memory, and
 * errors occur before the response starts.
 */
export async function exportBlog({ db, storage, config }: Services): Promise<AsyncIterable<Uint8Array>> {
  await checkRoom(storage.incoming, 0, config.mediaReserve);
  const folder = await mkdtemp(join(storage.incoming, 'export-'));
  const json = join(folder, 'posts.json');
  const tar = join(folder, 'blog.tar');
  try {
    // A snapshot of all tables. It ends before the files are read, which takes longest.
    const media = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        const media = await mediaOf(trx);
        await writeFile(json, jsonOf(trx, media));
        return media;
      });
    const sources: TarSource[] = [{ type: 'file', source: json, target: 'posts.json' }];
    for (const key of media.flatMap(({ file, poster }) => (poster ? [file, poster] : [file]))) {
      const stored = await storage.find(key);
      if (!stored) throw new HttpError(503, 'A file was deleted during the export. Please try again.');
      const content = Readable.from(bytesOf(stored), { objectMode: false });
      sources.push({ type: 'stream', content, size: stored.size, target: `media/${key}` });
    }
    await writeFile(tar, packTar(sources));
    // An open file can be read to its end after it was deleted.
    return (await open(tar)).createReadStream();
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function* bytesOf(stored: StoredObject): AsyncGenerator<Uint8Array> {
  yield* await stored.open();
}

async function* jsonOf(db: Db, media: ArchivedMedium[]): AsyncGenerator<string> {
  const head: Omit<Archive, 'posts'> = {
    format: FORMAT,
    version: ARCHIVE_VERSION,
    categories: await categoriesOf(db),
    authors: await db
      .selectFrom('blogAuthors')
      .select(['id', 'name', 'slug', 'email', 'bio', 'avatarId', 'createdAt'])
      .orderBy('id')
      .execute(),
    media,
  };
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "posts": [`;
  const ids = await db.selectFrom('blogPosts').select('id').orderBy('id').execute();
  for (const [at, { id }] of ids.entries())
    yield `${at > 0 ? ',' : ''}\n${JSON.stringify(await readPost(db, id))}`;
  yield '\n]}\n';
}

async function categoriesOf(db: Db): Promise<Archive['categories']> {
  const { rows } = await sql<Archive['categories'][number]>`
    select id, name, slug, description, created_at, array(
      select former.slug from blog_category_slugs as former where former.category_id = category.id order by former.slug
    ) as slugs
    from blog_categories as category order by id`.execute(db);
  return rows;
}

/** Returns the media that authors, posts and their revisions use, each with its best file that can be uploaded. */
async function mediaOf(db: Db): Promise<ArchivedMedium[]> {
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
  const all = await db
    .selectFrom('mediaFiles')
    .selectAll()
    .orderBy('width', 'desc')
    .orderBy('role')
    .execute();
  const byMedium = Map.groupBy(all, ({ mediaId }) => mediaId);
  return rows.flatMap(({ id, kind, hash, fileName, alt, isDecorative, focalX, focalY }) => {
    const own = byMedium.get(id) ?? [];
    const poster = own.find(({ role }) => role === 'poster');
    // A picture with transparent parts may be larger as PNG than an upload may be.
    const main = own.find(
      (file) => file !== poster && !file.key.endsWith('.avif') && file.size <= MEDIA_MAX[kind],
    );
    if (!main) return [];
    const focalPoint = { x: focalX, y: focalY };
    const names = { file: main.key, poster: poster?.key };
    return [{ id, kind, hash, ...names, fileName, alt, isDecorative, focalPoint }];
  });
}

const TEXT = ArchivedText.keyof().options;

async function readPost(db: Db, postId: string): Promise<ArchivedPost> {
  const { liveRevisionId, liveSince, scheduledRevisionId, publishAt, ...post } = await db
    .selectFrom('blogPosts')
    .select(['liveRevisionId', 'liveSince', 'scheduledRevisionId', 'publishAt'])
    .select(['id', 'version', 'createdAt', 'updatedAt', 'publishedAt', 'deletedAt'])
    .select(TEXT)
    .where('id', '=', postId)
    .executeTakeFirstOrThrow();
  const revisions = await db
    .selectFrom('blogRevisions')
    .select(['id', 'number', 'kind', 'version', 'createdAt'])
    .select(TEXT)
    .where('postId', '=', postId)
    .orderBy('number')
    .execute();
  const slugs = await db
    .selectFrom('blogSlugs')
    .select(['slug', 'wasPublic'])
    .where('postId', '=', postId)
    .orderBy('slug')
    .execute();
  const { id, version, createdAt, updatedAt, publishedAt, deletedAt, ...text } = post;
  return {
    ...{ id, version, createdAt, updatedAt, publishedAt, deletedAt, slugs, text },
    revisions: revisions.map(({ id, number, kind, version, createdAt, ...text }) => ({
      ...{ number, kind, version, createdAt, text },
      liveSince: id === liveRevisionId ? liveSince : null,
      publishAt: id === scheduledRevisionId ? publishAt : null,
    })),
  };
}
