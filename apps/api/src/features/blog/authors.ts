import type { blog } from '@upcurve/contracts/blog';
import { AUTHORS_MAX, type AuthorInput, AVATAR_UNKNOWN } from '@upcurve/contracts/blog-authors';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/client.ts';
import { contentChanged } from '../../lib/content-version.ts';
import { conflict, found } from '../../lib/errors.ts';
import type { Handlers } from '../../lib/implement.ts';
import type { Services } from '../../services.ts';
import { audit } from '../audit/service.ts';
import { authorQueries } from './author-queries.ts';
import { isReader } from './is-reader.ts';
import { holdPicture } from './post-media.ts';
import { publishing } from './publishing.ts';

/** A picture of the library is kept from being deleted as long as an author has it. */
async function withPicture<Author extends Partial<AuthorInput>>(db: Db, author: Author) {
  const { avatarUrl } = author;
  if (avatarUrl === undefined) return author;
  return { ...author, avatarId: await holdPicture(db, avatarUrl, 'avatarUrl', AVATAR_UNKNOWN) };
}

export const authorCalls = ({ db }: Services) =>
  ({
    listAuthors: ({ user }) => authorQueries(db).list(isReader(user)),

    createAuthor: async ({ body }) => {
      const id = uuidv7();
      await publishing(db, async (trx) => {
        if ((await authorQueries(trx).count()) >= AUTHORS_MAX)
          throw conflict(`There can be ${AUTHORS_MAX} authors. Delete one first.`);
        await authorQueries(trx).add({ ...(await withPicture(trx, body)), id });
        await audit(trx, 'author.created', { what: body.name, subjectId: id });
      });
      return found(await authorQueries(db).find(id), 'author');
    },

    updateAuthor: async ({ params: { id }, body }) => {
      await publishing(db, async (trx) => {
        const { name } = found(await authorQueries(trx).find(id), 'author');
        await authorQueries(trx).change(id, await withPicture(trx, body));
        // Which, not what: an address may be that of somebody who is erased one day.
        const after = { changed: Object.keys(body) };
        await audit(trx, 'author.changed', { what: body.name ?? name, subjectId: id, after });
        await contentChanged(trx);
      });
      return found(await authorQueries(db).find(id), 'author');
    },

    deleteAuthor: async ({ params: { id } }) => {
      await publishing(db, async (trx) => {
        const { name } = found(await authorQueries(trx).find(id), 'author');
        await authorQueries(trx).delete(id);
        await audit(trx, 'author.deleted', { what: name, subjectId: id });
        await contentChanged(trx);
      });
      return {};
    },
  }) satisfies Partial<Handlers<typeof blog>>;
