import type { CurrentUser } from '@upcurve/contracts/account';
import type { LeadKind } from '@upcurve/contracts/lead';
import type { Activity, ActivityType } from '@upcurve/contracts/leads';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/client.ts';
import { LEAD_TABLES } from '../../lib/lead-tables.ts';
import { type PageQuery, pageOf } from '../../lib/paging.ts';
import { MEMBER_NAME } from './assignees.ts';

const COLUMNS = ['id', 'type', 'text', 'before', 'after', 'actorId', 'actorName', 'createdAt'] as const;

interface Change {
  leadId: string;
  type: Exclude<ActivityType, 'note'>;
  before: string | null;
  after: string | null;
}

/** What was done to leads of one kind. */
export function activityQueries(db: Db, kind: LeadKind) {
  const { owner } = LEAD_TABLES[kind];
  const of = (leadId: string) => db.selectFrom('leadActivities').select(COLUMNS).where(owner, '=', leadId);
  const by = (user: CurrentUser, leadId: string) => ({
    id: uuidv7(),
    [owner]: leadId,
    actorId: user.id,
    actorName: sql<string>`(select ${MEMBER_NAME} from users where id = ${user.id})`,
  });

  return {
    list: (leadId: string, query: PageQuery) => pageOf(db, of(leadId), query),

    listNotes: (leadId: string, query: PageQuery) => pageOf(db, of(leadId).where('type', '=', 'note'), query),

    findNote: (leadId: string, id: string) =>
      of(leadId).where('type', '=', 'note').where('id', '=', id).executeTakeFirst(),

    async record(user: CurrentUser, changes: readonly Change[]): Promise<void> {
      if (changes.length === 0) return;
      await db
        .insertInto('leadActivities')
        .values(changes.map(({ leadId, ...change }) => ({ ...by(user, leadId), ...change })))
        .execute();
    },

    addNote: (user: CurrentUser, leadId: string, text: string): Promise<Activity> =>
      db
        .insertInto('leadActivities')
        .values({ ...by(user, leadId), type: 'note', text })
        .returning(COLUMNS)
        .executeTakeFirstOrThrow(),

    async deleteNote(id: string): Promise<void> {
      await db.deleteFrom('leadActivities').where('id', '=', id).execute();
    },
  };
}
