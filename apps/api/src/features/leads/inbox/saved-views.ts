import type { CurrentUser } from '@upcurve/contracts/account/account';
import { SAVED_VIEWS_MAX, type SavedView, type SavedViewInput } from '@upcurve/contracts/leads/inbox';
import { type Kysely, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/client.ts';
import { MEMBER_NAME } from '../../../db/members.ts';
import type { Database } from '../../../db/schema/database.ts';
import { conflict, notFound } from '../../../lib/http/errors.ts';

/** Selects the views that a member may see: their own, and those that colleagues share. */
const viewsFor = (db: Db, memberId: string) =>
  db
    .selectFrom('inboxViews')
    .innerJoin('users', 'users.id', 'inboxViews.memberId')
    .select(({ eb }) => [
      'inboxViews.id',
      'inboxViews.name',
      'inboxViews.query',
      'inboxViews.isShared',
      MEMBER_NAME.as('member'),
      eb('inboxViews.memberId', '=', memberId).$castTo<boolean>().as('isOwn'),
    ])
    .where(({ eb, or }) =>
      or([eb('inboxViews.memberId', '=', memberId), eb('inboxViews.isShared', '=', true)]),
    );

export const listViews = (db: Db, memberId: string): Promise<SavedView[]> =>
  viewsFor(db, memberId)
    .orderBy('isOwn', 'desc')
    .orderBy(sql`lower(name)`)
    .orderBy('inboxViews.id')
    .execute();

/**
 * Saves a view, or replaces the member's view of the same name.
 * @throws {HttpError} 409 if the member already has the maximum number of views
 */
export function saveView(
  db: Kysely<Database>,
  memberId: string,
  { name, query, isShared }: SavedViewInput,
): Promise<SavedView> {
  return db.transaction().execute(async (trx) => {
    // Locked, so that two requests together cannot exceed the maximum.
    await trx.selectFrom('users').select('id').where('id', '=', memberId).forUpdate().execute();
    const values = { query: JSON.stringify(query), isShared };
    const { id } = await trx
      .insertInto('inboxViews')
      .values({ id: uuidv7(), memberId, name, ...values })
      .onConflict((same) => same.columns(['memberId', 'name']).doUpdateSet(values))
      .returning('id')
      .executeTakeFirstOrThrow();
    const views = await viewsFor(trx, memberId).execute();
    if (views.filter(({ isOwn }) => isOwn).length > SAVED_VIEWS_MAX)
      throw conflict(`You have ${SAVED_VIEWS_MAX} saved views, which is the maximum. Delete one first.`);
    const saved = views.find((view) => view.id === id);
    if (!saved) throw new Error('The view was not stored.');
    return saved;
  });
}

/** Deletes a view of the member, or a shared one if the member manages users. @throws {HttpError} 404 for others */
export async function deleteView(
  db: Db,
  { id: memberId, permissions }: CurrentUser,
  id: string,
): Promise<void> {
  const mayDeleteShared = permissions.includes('users:manage');
  const { numDeletedRows } = await db
    .deleteFrom('inboxViews')
    .where('id', '=', id)
    .where(({ eb, or }) =>
      or([eb('memberId', '=', memberId), ...(mayDeleteShared ? [eb('isShared', '=', true)] : [])]),
    )
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('view');
}
