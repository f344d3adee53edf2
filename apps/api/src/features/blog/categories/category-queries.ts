import type { BlogCategory, CategoryInput } from '@upcurve/contracts/blog/blog-categories';
import { Id } from '@upcurve/contracts/shared/text';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { postCountFor } from '../posts/post-rows.ts';

export function categoryQueries(db: Db) {
  const rows = (count: RawBuilder<number>) =>
    db
      .selectFrom('blogCategories as category')
      .select(['category.id', 'category.name', 'category.slug', 'category.description'])
      .select(count.as('postCount'))
      .orderBy(sql`lower(category.name)`)
      .orderBy('category.id');

  return {
    async list(isForReaders: boolean): Promise<BlogCategory[]> {
      const all = await rows(postCountFor('category', isForReaders)).execute();
      return isForReaders ? all.filter(({ postCount }) => postCount > 0) : all;
    },

    find(id: string): Promise<BlogCategory | undefined> {
      return rows(postCountFor('category', false)).where('category.id', '=', id).executeTakeFirst();
    },

    /** Finds a category's id by id or by current or former slug. */
    async idOf(text: string): Promise<string | undefined> {
      const id = Id.safeParse(text);
      const found = id.success
        ? await db
            .selectFrom('blogCategories')
            .select('id as categoryId')
            .where('id', '=', id.data)
            .executeTakeFirst()
        : await db
            .selectFrom('blogCategorySlugs')
            .select('categoryId')
            .where('slug', '=', text)
            .executeTakeFirst();
      return found?.categoryId;
    },

    async count(): Promise<number> {
      const { count } = await db
        .selectFrom('blogCategories')
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    async add(id: string, { name, slug, description = '' }: CategoryInput): Promise<void> {
      await db.insertInto('blogCategories').values({ id, name, slug, description }).execute();
    },

    async change(id: string, change: Partial<CategoryInput>): Promise<void> {
      if (Object.values(change).every((value) => value === undefined)) return;
      await db.updateTable('blogCategories').set(change).where('id', '=', id).execute();
    },

    /** Reserves a slug permanently for a category. Returns the name of another category that already has it. */
    async claim(id: string, slug: string): Promise<string | undefined> {
      await db
        .insertInto('blogCategorySlugs')
        .values({ slug, categoryId: id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const holder = await db
        .selectFrom('blogCategorySlugs as taken')
        .innerJoin('blogCategories as category', 'category.id', 'taken.categoryId')
        .select(['category.id', 'category.name'])
        .where('taken.slug', '=', slug)
        .executeTakeFirst();
      return holder && holder.id !== id ? holder.name : undefined;
    },

    async delete(id: string): Promise<void> {
      // Locks the posts before the category, in the same order as saving a post, to prevent deadlocks.
      await db
        .selectFrom('blogPosts')
        .select('id')
        .where('categoryId', '=', id)
        .orderBy('id')
        .forUpdate()
        .execute();
      await db.deleteFrom('blogCategories').where('id', '=', id).execute();
    },
  };
}
