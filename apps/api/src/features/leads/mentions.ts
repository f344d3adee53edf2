import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import type { Activity } from '@upcurve/contracts/leads/leads';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/client.ts';
import { LEAD_NOUNS } from '../../db/lead-columns.ts';
import { activeMembers } from '../../db/members.ts';
import { invalidField, orNotFound } from '../../lib/http/errors.ts';
import type { Services } from '../../services.ts';
import { mailMention } from '../mail/service.ts';
import { activityQueries } from './activity.ts';

/**
 * Returns the condition for leads with a note that mentions the member, who has not opened them since. It uses an
 * array, so that the planner looks the few leads up by id instead of scanning all leads.
 */
export function isMentioned(userId: string): RawBuilder<boolean> {
  return sql<boolean>`id = any(array(
    select lead_activities.lead_id from note_mentions
    join lead_activities on lead_activities.id = note_mentions.activity_id
    where note_mentions.member_id = ${userId}::uuid and note_mentions.seen_at is null))`;
}

/** Returns members who can be mentioned. @throws {HttpError} 400 if one is unknown, disabled or may not read leads */
async function mentionedMembers(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const members = await activeMembers(db, 'leads:read').where('id', 'in', ids).execute();
  if (members.length < ids.length)
    throw invalidField('mentions', 'Only active members who can see leads can be mentioned.');
  return members;
}

/**
 * Stores a note on a lead with the members whom it mentions, and mails them, except the author.
 * @throws {HttpError} 404 if there is no such lead, 400 if a member cannot be mentioned
 */
export function addNote(
  services: Services,
  user: CurrentUser,
  { kind, id }: { kind: LeadKind; id: string },
  { text, mentions = [] }: { text: string; mentions?: string[] | undefined },
): Promise<Activity> {
  return services.db.transaction().execute(async (trx) => {
    const lead = trx.selectFrom('leads').select(['id', 'name']).where('id', '=', id).where('kind', '=', kind);
    const found = orNotFound(await lead.executeTakeFirst(), LEAD_NOUNS[kind]);
    const members = await mentionedMembers(trx, [...new Set(mentions)]);
    const note = await activityQueries(trx).add(user, id, { type: 'note', text });
    if (members.length === 0) return note;
    await trx
      .insertInto('noteMentions')
      .values(
        members.map((member) => ({
          id: uuidv7(),
          activityId: note.id,
          memberId: member.id,
          name: member.name,
          seenAt: member.id === user.id ? sql<string>`now()` : null,
        })),
      )
      .execute();
    const others = members.filter((member) => member.id !== user.id);
    await mailMention(
      trx,
      services,
      others.map((member) => member.id),
      { lead: { kind, ...found }, author: note.actorName, text },
    );
    return { ...note, mentions: members.map(({ name }) => name).sort() };
  });
}

/** Records that a member has opened a lead, so that it no longer counts as one that mentions them. */
export async function seeMentions(db: Db, id: string, userId: string): Promise<void> {
  await sql`
    update note_mentions set seen_at = now()
    where member_id = ${userId} and seen_at is null
      and activity_id in (select id from lead_activities where lead_id = ${id})`.execute(db);
}
