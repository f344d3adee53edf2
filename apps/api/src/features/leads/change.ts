import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import type { ActivityType, LeadChange, LeadDesk } from '@upcurve/contracts/leads/leads';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { DESK_COLUMNS, LEAD_TABLES, plainTable } from '../../db/lead-tables.ts';
import { memberNames } from '../../db/member-names.ts';
import { HttpError, invalid, orNotFound } from '../../lib/http/errors.ts';
import { activityQueries } from './activity.ts';
import { checkAssignee } from './assignees.ts';

/** The fields whose changes are recorded, with their activity type. */
const REMEMBERED = [
  ['assigneeId', 'assignee'],
  ['followUpAt', 'followUp'],
  ['valuePence', 'value'],
  ['reason', 'reason'],
] as const satisfies [keyof LeadChange, ActivityType][];

/**
 * Changes the fields that staff edit on a lead and records the activity.
 * @param seen the version of the lead that the caller saw; optional for marking as read only
 * @throws {HttpError} 400 without a version, 404 if there is no such lead, 412 if somebody else has changed it
 */
export function changeLead(
  db: Db,
  user: CurrentUser,
  { kind, id }: { kind: LeadKind; id: string },
  change: LeadChange,
  seen: number | undefined,
): Promise<LeadDesk> {
  const table = plainTable(kind);
  return db.transaction().execute(async (trx) => {
    const query = trx
      .selectFrom(table)
      .select(['id', ...DESK_COLUMNS])
      .where('id', '=', id)
      .forUpdate();
    const before = orNotFound(await query.executeTakeFirst(), LEAD_TABLES[kind].noun);
    const after = { ...before, ...change };
    // Normalises the time, so that a different notation does not count as a change.
    if (after.followUpAt) after.followUpAt = new Date(after.followUpAt).toISOString();
    const changed = REMEMBERED.filter(([field]) => after[field] !== before[field]);
    if (changed.length > 0) {
      if (seen === undefined)
        throw invalid([{ path: 'if-match', message: 'Send the version you saw as If-Match.' }]);
      if (seen !== before.version)
        throw new HttpError(412, 'Somebody else has changed this lead. Reload it and try again.');
    }
    if (after.assigneeId !== before.assigneeId) await checkAssignee(trx, after.assigneeId);

    const names = await memberNames(trx, [before.assigneeId, after.assigneeId]);
    const inWords = (field: (typeof REMEMBERED)[number][0], value: string | number | null) =>
      field === 'assigneeId' ? (names.get(value as string | null) ?? null) : (value?.toString() ?? null);
    await activityQueries(trx, kind).record(
      user,
      changed.map(([field, type]) => ({
        leadId: id,
        type,
        before: inWords(field, before[field]),
        after: inWords(field, after[field]),
      })),
    );
    const { assigneeId, followUpAt, valuePence, reason, isUnread } = after;
    const desk = await trx
      .updateTable(table)
      .set({ assigneeId, followUpAt, valuePence, reason, isUnread })
      .$if(changed.length > 0, (update) => update.set({ version: sql<number>`version + 1` }))
      .where('id', '=', id)
      .returning(['id', ...DESK_COLUMNS])
      .executeTakeFirstOrThrow();
    return { kind, ...desk };
  });
}
