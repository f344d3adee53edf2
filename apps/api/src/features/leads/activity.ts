import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { Activity, ActivityType } from '@upcurve/contracts/leads/leads';
import type { MailStatus } from '@upcurve/contracts/settings/mail';
import { type Insertable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/client.ts';
import { MEMBER_NAME } from '../../db/members.ts';
import type { LeadActivitiesTable } from '../../db/schema/leads.ts';
import { type PageQuery, pageOf } from '../../lib/http/paging/paging.ts';

/** The status of the mail that an activity records, which has the same id. Null if there is no such mail. */
export const DELIVERY = sql<MailStatus | null>`(select status from mails where mails.id = lead_activities.id)`;

const COLUMNS = [
  'id',
  'type',
  'text',
  'before',
  'after',
  'minutes',
  'actorId',
  'actorName',
  'createdAt',
  DELIVERY.as('delivery'),
] as const;

/** A member, or the name of another actor. */
export type Actor = CurrentUser | string;

export interface Change {
  leadId: string;
  type: Exclude<ActivityType, 'note' | 'call' | 'email'>;
  before?: string | null;
  after: string | null;
}

/** A note, a call with its result in `after`, or an email with its subject. */
type Deed = Pick<Insertable<LeadActivitiesTable>, 'text' | 'after' | 'minutes'> & {
  type: 'note' | 'call' | 'email';
  createdAt?: string;
};

export function activityQueries(db: Db) {
  const of = (leadId: string) => db.selectFrom('leadActivities').select(COLUMNS).where('leadId', '=', leadId);
  const nameOf = (actor: Actor) =>
    typeof actor === 'string'
      ? sql<string>`${actor}`
      : sql<string>`(select ${MEMBER_NAME} from users where id = ${actor.id})`;

  /** Stores who reacted to a lead first, and when, even if the note or change is deleted later. */
  const keepFirstTouch = (leadIds: readonly string[], memberId: string, at: string | null = null) =>
    sql`
    update leads set first_touched_at = coalesce(${at}::timestamptz, now()), first_touched_by = ${memberId}
    where id = any(${leadIds}) and first_touched_at is null`.execute(db);

  return {
    list: (leadId: string, query: PageQuery) => pageOf(db, of(leadId), query),

    listNotes: (leadId: string, query: PageQuery) => pageOf(db, of(leadId).where('type', '=', 'note'), query),

    findNote: (leadId: string, id: string) =>
      of(leadId).where('type', '=', 'note').where('id', '=', id).executeTakeFirst(),

    async record(actor: Actor, changes: readonly Change[]): Promise<void> {
      if (changes.length === 0) return;
      const rows = changes.map((change) => ({ id: uuidv7(), ...change }));
      await sql`
        insert into lead_activities (id, lead_id, type, before, after, actor_id, actor_name)
        select id, "leadId", type, before, after,
          ${typeof actor === 'string' ? null : actor.id}::uuid, ${nameOf(actor)}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as changes (id uuid, "leadId" uuid, type text, before text, after text)`.execute(db);
      if (typeof actor !== 'string')
        await keepFirstTouch(
          changes.map(({ leadId }) => leadId),
          actor.id,
        );
    },

    async add(user: CurrentUser, leadId: string, deed: Deed): Promise<Activity> {
      const who = { leadId, actorId: user.id, actorName: nameOf(user) };
      const activity = await db
        .insertInto('leadActivities')
        .values({ id: uuidv7(), ...who, ...deed })
        .returning(COLUMNS)
        .executeTakeFirstOrThrow();
      await keepFirstTouch([leadId], user.id, deed.createdAt);
      return activity;
    },

    deleteEntry: (id: string) => db.deleteFrom('leadActivities').where('id', '=', id).execute(),
  };
}
