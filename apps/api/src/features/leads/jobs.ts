import { LeadKind } from '@upcurve/contracts/leads/lead';
import { ENDING_STATUSES } from '@upcurve/contracts/leads/lead-status';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { LEAD_TABLES } from '../../db/lead-tables.ts';
import type { Job } from '../../jobs/queue.ts';
import type { Services } from '../../services.ts';

const EVERY_MINUTE = '* * * * *';
const AT_ONCE = 2_000;

/**
 * Sets the outcome of open leads whose status ends them: leads from before outcomes existed, and leads that a process
 * of the previous release still stores. The day is that of the last change to this status, or of the lead's arrival if
 * none is recorded. Returns how many.
 */
export async function setMissingOutcomes(db: Db, atOnce = AT_ONCE): Promise<number> {
  let settled = 0;
  for (const kind of LeadKind.options) {
    const { table, owner } = LEAD_TABLES[kind];
    const at = sql.ref(kind === 'contact' ? 'createdAt' : 'completedAt');
    const ending = Object.keys(ENDING_STATUSES).map((status) => sql.lit(status));
    for (let moved = atOnce; moved === atOnce; settled += moved) {
      const { rows } = await sql`
        with ended as (
          select id, status, (coalesce((
            select max(created_at) from lead_activities
            where ${sql.ref(owner)} = lead.id and type = 'status' and after = lead.status
          ), ${at}) at time zone ${sql.lit(AGENCY_ZONE)})::date as day
          from ${sql.table(table)} as lead where status in (${sql.join(ending)}) and outcome = 'open'
          limit ${atOnce} for update skip locked
        )
        update ${sql.table(table)} as lead set
          outcome = case ended.status when 'converted' then 'won' else 'lost' end,
          won_on = case ended.status when 'converted' then day end,
          lost_on = case ended.status when 'converted' then null else day end
        from ended where lead.id = ended.id returning lead.id`.execute(db);
      moved = rows.length;
    }
  }
  return settled;
}

export const leadJobs = ({ db }: Services): Job[] => [
  { name: 'settle-outcomes', cron: EVERY_MINUTE, run: () => setMissingOutcomes(db) },
];
