import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../../../db/client.ts';
import type { BlogPostsTable, BlogRevisionsTable } from '../../../../db/schema/blog.ts';
import type { ArchivedPost, ArchivedRevision, Author, Category, Medium } from './archive-shape.ts';

const AT_ONCE = 50;

export async function categoriesOf(db: Db): Promise<z.input<typeof Category>[]> {
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

export async function authorsOf(db: Db): Promise<z.input<typeof Author>[]> {
  return db
    .selectFrom('blogAuthors')
    .select(['id', 'name', 'slug', 'email', 'bio', 'avatarUrl', 'avatarId', 'createdAt'])
    .orderBy('id')
    .execute();
}

/** Returns the files used by authors, by posts and by their revisions. */
export async function mediaOf(db: Db): Promise<Medium[]> {
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

export async function* posts(db: Db): AsyncGenerator<ArchivedPost> {
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

export async function* revisions(db: Db): AsyncGenerator<ArchivedRevision> {
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
