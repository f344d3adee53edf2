import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { withOutcome } from '@upcurve/contracts/leads/lead-status';
import type { ActivityType, Assignee, LeadChange, LeadDesk } from '@upcurve/contracts/leads/leads';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { DESK_COLUMNS, LEAD_NOUNS } from '../../db/lead-columns.ts';
import { activeMembers, MEMBER_NAME, memberNames } from '../../db/members.ts';
import { checkVersion, invalidField, orNotFound } from '../../lib/http/errors.ts';
import { checkLostReason } from '../settings/service.ts';
import { activityQueries } from './activity.ts';
import { setStatusAndOutcome } from './status.ts';

const REMEMBERED = [
  ['assigneeId', 'assignee'],
  ['followUpAt', 'followUp'],
  ['valuePence', 'value'],
  ['wonOn', 'wonOn'],
  ['lostReason', 'lostReason'],
  ['reason', 'reason'],
] as const satisfies [keyof LeadChange, ActivityType][];

/**
 * Changes the fields that staff edit on a lead and records the activity. A new outcome may change the status too.
 * @param seen the version of the lead that the caller saw; optional for marking as read only
 * @throws {HttpError} 400 without a version, or if a field does not suit the outcome; 404 if there is no such lead, 412
 *   if someone else has changed it
 */
export function changeLead(
  db: Db,
  user: CurrentUser,
  { kind, id }: { kind: LeadKind; id: string },
  { outcome, wonOn, lostReason, ...change }: LeadChange,
  seen: number | undefined,
): Promise<LeadDesk> {
  return db.transaction().execute(async (trx) => {
    const lead = trx
      .selectFrom('leads')
      .select(['id', 'status', ...DESK_COLUMNS])
      .where('id', '=', id)
      .where('kind', '=', kind);
    const before = orNotFound(await lead.forUpdate().executeTakeFirst(), LEAD_NOUNS[kind]);
    const ending = outcome ?? before.outcome;
    const isMoved = ending !== before.outcome;
    if (wonOn && ending !== 'won') throw invalidField('wonOn', 'Only a won lead has this date.');
    if (lostReason && ending !== 'lost')
      throw invalidField('lostReason', 'Only a lost lead has a reason from the list.');
    if (lostReason && lostReason !== before.lostReason) await checkLostReason(trx, lostReason);

    const after = {
      ...before,
      ...change,
      // A new outcome sets these in `setStatusAndOutcome`.
      wonOn: (isMoved ? null : wonOn) ?? before.wonOn,
      lostReason: isMoved || lostReason === undefined ? before.lostReason : lostReason,
    };
    // Normalises the time, so that a different notation does not count as a change.
    if (after.followUpAt) after.followUpAt = new Date(after.followUpAt).toISOString();
    const changed = REMEMBERED.filter(([field]) => after[field] !== before[field]);
    if (changed.length > 0 || isMoved) {
      if (seen === undefined) throw invalidField('if-match', 'Send the version you saw as If-Match.');
      checkVersion(seen, before.version, 'this lead');
    }
    if (after.assigneeId !== before.assigneeId) await checkAssignee(trx, after.assigneeId);

    const names = await memberNames(trx, [before.assigneeId, after.assigneeId]);
    const inWords = (field: (typeof REMEMBERED)[number][0], value: string | number | null) =>
      field === 'assigneeId' ? (names.get(value as string | null) ?? null) : (value?.toString() ?? null);
    await activityQueries(trx).record(
      user,
      changed.map(([field, type]) => ({
        leadId: id,
        type,
        before: inWords(field, before[field]),
        after: inWords(field, after[field]),
      })),
    );
    const { assigneeId, followUpAt, valuePence, reason, isUnread } = after;
    await trx
      .updateTable('leads')
      .set({ assigneeId, followUpAt, valuePence, reason, isUnread })
      .set({ wonOn: after.wonOn, lostReason: after.lostReason })
      .$if(changed.length > 0 && !isMoved, (update) => update.set({ version: sql<number>`version + 1` }))
      .where('id', '=', id)
      .execute();
    if (isMoved)
      await setStatusAndOutcome(trx, user, [before], 'outcome', (row) => withOutcome(kind, row, ending), {
        wonOn,
        lostReason,
      });
    return { kind, ...(await lead.executeTakeFirstOrThrow()) };
  });
}

export const listAssignees = (db: Db): Promise<Assignee[]> =>
  activeMembers(db, 'leads:status').orderBy(sql`lower(${MEMBER_NAME})`).execute();

/** Checks that a member can be assigned to leads. @throws {HttpError} 400 if not */
export async function checkAssignee(db: Db, id: string | null): Promise<void> {
  if (id === null) return;
  if (!(await activeMembers(db, 'leads:status').where('id', '=', id).executeTakeFirst()))
    throw invalidField('assigneeId', 'This member cannot be assigned to leads.');
}
