import type { blog } from '@upcurve/contracts/blog/blog';
import { CATEGORIES_MAX } from '@upcurve/contracts/blog/blog-categories';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/client.ts';
import { contentChanged } from '../../../lib/database/content-version.ts';
import { conflict, orNotFound } from '../../../lib/http/errors.ts';
import type { Handlers } from '../../../lib/http/implement.ts';
import type { Services } from '../../../services.ts';
import { audit, changesOf } from '../../audit/service.ts';
import { isLikeId } from '../posts/free-slug.ts';
import { isReader } from '../posts/post-view.ts';
import { publishing } from '../publishing/publishing.ts';
import { categoryQueries } from './category-queries.ts';

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
        if ((await categoryQueries(trx).count()) >= CATEGORIES_MAX)
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
      return {};
    },
  } satisfies Partial<Handlers<typeof blog>>;
}
