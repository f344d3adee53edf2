import type { blog } from '@upcurve/contracts/blog/blog';
import {
  type BlogCategory,
  CATEGORIES_MAX,
  type CategoryInput,
} from '@upcurve/contracts/blog/blog-categories';
import { Id } from '@upcurve/contracts/shared/text';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { countRows, type Db } from '../../db/client.ts';
import { contentChanged } from '../../lib/database/content-version.ts';
import { conflict, orNotFound } from '../../lib/http/errors.ts';
import type { Handlers } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { audit, changesOf } from '../audit/service.ts';
import { postCountFor } from './posts/post-rows.ts';
import { isReader } from './posts/post-view.ts';
import { isLikeId } from './posts/slugs.ts';
import { publishing } from './published-content.ts';

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

    find: (id: string): Promise<BlogCategory | undefined> =>
      rows(postCountFor('category', false)).where('category.id', '=', id).executeTakeFirst(),

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

    add: (id: string, { name, slug, description = '' }: CategoryInput) =>
      db.insertInto('blogCategories').values({ id, name, slug, description }).execute(),

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

async function claim(db: Db, id: string, slug: string): Promise<void> {
  const taken = (message: string) => conflict(message, [{ path: 'slug', message }]);
  if (isLikeId(slug)) throw taken(`The site itself uses the address “${slug}”. Choose another.`);
  const holder = await categoryQueries(db).claim(id, slug);
  if (holder !== undefined) throw taken(`“${slug}” leads to the category “${holder}”. Choose another.`);
}

export function categoryCalls({ db }: Services) {
  return {
    listCategories: ({ user }) => categoryQueries(db).list(isReader(user)),

    createCategory: async ({ body }) => {
      const id = uuidv7();
      await publishing(db, async (trx) => {
        if ((await countRows(trx.selectFrom('blogCategories'))) >= CATEGORIES_MAX)
          throw conflict(`There can be at most ${CATEGORIES_MAX} categories. Delete one first.`);
        await claim(trx, id, body.slug);
        await categoryQueries(trx).add(id, body);
        await audit(trx, 'category.created', { what: body.name, subjectId: id });
      });
      return orNotFound(await categoryQueries(db).find(id), 'category');
    },

    updateCategory: async ({ params: { id }, body }) => {
      await publishing(db, async (trx) => {
        const before = orNotFound(await categoryQueries(trx).find(id), 'category');
        if (body.slug !== undefined) await claim(trx, id, body.slug);
        await categoryQueries(trx).change(id, body);
        const changes = changesOf(before, { ...before, ...body });
        await audit(trx, 'category.changed', { what: before.name, subjectId: id, ...changes });
        await contentChanged(trx);
      });
      return orNotFound(await categoryQueries(db).find(id), 'category');
    },

    deleteCategory: async ({ params: { id } }) => {
      await publishing(db, async (trx) => {
        const { name } = orNotFound(await categoryQueries(trx).find(id), 'category');
        await categoryQueries(trx).delete(id);
        await audit(trx, 'category.deleted', { what: name, subjectId: id });
        await contentChanged(trx);
      });
    },
  } satisfies Partial<Handlers<typeof blog>>;
}
