import type { blog } from '@upcurve/contracts/blog/blog';
import {
  AUTHORS_MAX,
  type AuthorInput,
  AVATAR_UNKNOWN,
  type BlogAuthor,
} from '@upcurve/contracts/blog/blog-authors';
import { Id } from '@upcurve/contracts/shared/text';
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { countRows, type Db } from '../../db/client.ts';
import type { BlogAuthorsTable } from '../../db/schema/blog.ts';
import { contentChanged } from '../../lib/database/content-version.ts';
import { conflict, orNotFound } from '../../lib/http/errors.ts';
import type { Handlers } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { audit } from '../audit/service.ts';
import { lockPicture } from './posts/post-media.ts';
import { postCountFor } from './posts/post-rows.ts';
import { isReader } from './posts/post-view.ts';
import { freeSlug } from './posts/slugs.ts';
import { publishing } from './published-content.ts';

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

    find: (id: string): Promise<BlogAuthor | undefined> =>
      rows(postCountFor('author', false)).where('author.id', '=', id).executeTakeFirst(),

    async idOf(text: string): Promise<string | undefined> {
      const id = Id.safeParse(text);
      const found = await db
        .selectFrom('blogAuthors')
        .select('id')
        .where(id.success ? 'id' : 'slug', '=', id.success ? id.data : text)
        .executeTakeFirst();
      return found?.id;
    },

    withEmail: (email: string): Promise<{ id: string; name: string } | undefined> =>
      db
        .selectFrom('blogAuthors')
        .select(['id', 'name'])
        .where('email', '<>', '')
        .where(sql<boolean>`lower(email) = lower(${email})`)
        .executeTakeFirst(),

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

/** Resolves the author's picture and protects it from deletion as long as the author uses it. */
async function withPicture<Author extends Partial<AuthorInput>>(db: Db, author: Author) {
  const { avatarUrl } = author;
  if (avatarUrl === undefined) return author;
  return { ...author, avatarId: await lockPicture(db, avatarUrl, 'avatarUrl', AVATAR_UNKNOWN) };
}

/**
 * Checks that the email address is free. Call it inside `publishing`, so that no other author changes meanwhile.
 * @throws {HttpError} 409 if another author has the address
 */
async function claimEmail(db: Db, id: string, email: string | undefined): Promise<void> {
  const holder = email && (await authorQueries(db).withEmail(email));
  if (!holder || holder.id === id) return;
  const message = `The author “${holder.name}” has this email address.`;
  throw conflict(message, [{ path: 'email', message }]);
}

export function authorCalls({ db }: Services) {
  return {
    listAuthors: ({ user }) => authorQueries(db).list(isReader(user)),

    createAuthor: async ({ body }) => {
      const id = uuidv7();
      await publishing(db, async (trx) => {
        if ((await countRows(trx.selectFrom('blogAuthors'))) >= AUTHORS_MAX)
          throw conflict(`There can be at most ${AUTHORS_MAX} authors. Delete one first.`);
        await claimEmail(trx, id, body.email);
        await authorQueries(trx).add({ ...(await withPicture(trx, body)), id });
        await audit(trx, 'author.created', { what: body.name, subjectId: id });
      });
      return orNotFound(await authorQueries(db).find(id), 'author');
    },

    updateAuthor: async ({ params: { id }, body }) => {
      await publishing(db, async (trx) => {
        const { name } = orNotFound(await authorQueries(trx).find(id), 'author');
        await claimEmail(trx, id, body.email);
        await authorQueries(trx).change(id, await withPicture(trx, body));
        // Logs only field names: an address may belong to someone whose data is erased later.
        const after = { changed: Object.keys(body) };
        await audit(trx, 'author.changed', { what: body.name ?? name, subjectId: id, after });
        await contentChanged(trx);
      });
      return orNotFound(await authorQueries(db).find(id), 'author');
    },

    deleteAuthor: async ({ params: { id } }) => {
      await publishing(db, async (trx) => {
        const { name } = orNotFound(await authorQueries(trx).find(id), 'author');
        await authorQueries(trx).delete(id);
        await audit(trx, 'author.deleted', { what: name, subjectId: id });
        await contentChanged(trx);
      });
    },
  } satisfies Partial<Handlers<typeof blog>>;
}
