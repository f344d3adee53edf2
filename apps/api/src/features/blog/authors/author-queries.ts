import type { BlogAuthor } from '@upcurve/contracts/blog/blog-authors';
import { Id } from '@upcurve/contracts/shared/text';
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { BlogAuthorsTable } from '../../../db/schema/blog.ts';
import { freeSlug } from '../posts/free-slug.ts';
import { postCountFor } from '../posts/post-rows.ts';

export function authorQueries(db: Db) {
  const rows = (count: RawBuilder<number>) =>
    db
      .selectFrom('blogAuthors as author')
      .select([
        'author.id',
        'author.name',
        'author.slug',
        'author.email',
        'author.bio',
        'author.avatarUrl',
        count.as('postCount'),
      ])
      .orderBy(sql`lower(author.name)`)
      .orderBy('author.id');

  return {
    async list(isForReaders: boolean): Promise<BlogAuthor[]> {
      const all = await rows(postCountFor('author', isForReaders)).execute();
      if (!isForReaders) return all;
      return all.filter(({ postCount }) => postCount > 0).map(({ email: _, ...author }) => author);
    },

    find(id: string): Promise<BlogAuthor | undefined> {
      return rows(postCountFor('author', false)).where('author.id', '=', id).executeTakeFirst();
    },

    async idOf(text: string): Promise<string | undefined> {
      const id = Id.safeParse(text);
      const found = await db
        .selectFrom('blogAuthors')
        .select('id')
        .where(id.success ? 'id' : 'slug', '=', id.success ? id.data : text)
        .executeTakeFirst();
      return found?.id;
    },

    /** Finds the author with this email address, ignoring case. */
    async withEmail(email: string): Promise<{ id: string; name: string } | undefined> {
      return db
        .selectFrom('blogAuthors')
        .select(['id', 'name'])
        .where('email', '<>', '')
        .where(sql<boolean>`lower(email) = lower(${email})`)
        .executeTakeFirst();
    },

    async count(): Promise<number> {
      const { count } = await db
        .selectFrom('blogAuthors')
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Adds an author. Without a slug, it is derived from the name. */
    async add(
      author: Omit<Insertable<BlogAuthorsTable>, 'slug'> & { slug?: string | undefined },
    ): Promise<void> {
      const slug = author.slug ?? (await freeSlug(db, 'blogAuthors', author.name, 'author'));
      await db
        .insertInto('blogAuthors')
        .values({ ...author, slug })
        .execute();
    },

    async change(id: string, change: Updateable<BlogAuthorsTable>): Promise<void> {
      if (Object.values(change).every((value) => value === undefined)) return;
      await db.updateTable('blogAuthors').set(change).where('id', '=', id).execute();
    },

    async delete(id: string): Promise<void> {
      // Locks the posts before the author, in the same order as saving a post, to prevent deadlocks.
      await db
        .selectFrom('blogPosts')
        .select('id')
        .where('authorId', '=', id)
        .orderBy('id')
        .forUpdate()
        .execute();
      await db.deleteFrom('blogAuthors').where('id', '=', id).execute();
    },
  };
}
