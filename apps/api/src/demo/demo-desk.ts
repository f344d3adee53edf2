import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { sql, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { LEAD_TABLES, plainTable } from '../db/lead-tables.ts';
import type { Database } from '../db/schema/database.ts';
import { type Chance, DEMO_DOMAIN } from './people.ts';

const ACTOR = 'Sam (demo)';
const DAY = 86_400_000;
const NOTES = [
  'Rang at lunch, nobody there. Try after five.',
  'Spoke to the practice manager. The owner decides, back on Monday.',
  'Wants to see what a first month looks like before talking about money.',
  'Has an agency until spring; asked us to ring in February.',
  'Two rooms, one clinician, a waiting list for skin. Sounds ready.',
];
const REASONS = ['No budget this year', 'Went with somebody else', 'Not a clinic', 'Never answered'];

interface Judged {
  id: string;
  status: string;
  at: string;
}

const WON = ['qualified', 'converted'];
const LOST = ['disqualified', 'closed'];

/** Adds notes, values, reasons and follow-ups to demo leads of one kind that are no longer new. */
export async function workDemoLeads(
  trx: Transaction<Database>,
  chance: Chance,
  kind: LeadKind,
  now: Date,
): Promise<void> {
  const { table, owner } = LEAD_TABLES[kind];
  const at = kind === 'eligibility' ? sql.ref('completed_at') : sql.ref('created_at');
  const { rows } = await sql<Judged>`
    select id, status, ${at} as at from ${sql.table(table)}
    where email like ${`%.${DEMO_DOMAIN}`} and status <> 'new' order by id`.execute(trx);
  const later = (since: string, days: number) =>
    new Date(Math.min(Date.parse(since) + chance.next() * days * DAY, now.getTime())).toISOString();

  for (const { id, status, at: since } of rows) {
    const note = chance.isOneIn(2) ? chance.pick(NOTES) : undefined;
    const act = () => ({ id: uuidv7(), [owner]: id, actorName: ACTOR });
    await trx
      .insertInto('leadActivities')
      .values([
        { ...act(), type: 'status', before: 'new', after: status, createdAt: later(since, 2) },
        ...(note ? [{ ...act(), type: 'note' as const, text: note, createdAt: later(since, 4) }] : []),
      ])
      .execute();
    await trx
      .updateTable(plainTable(kind))
      .set({
        isUnread: false,
        valuePence: WON.includes(status) ? 100_000 * (6 + Math.floor(chance.next() * 30)) : null,
        reason: LOST.includes(status) && chance.isOneIn(2) ? chance.pick(REASONS) : null,
        followUpAt:
          status === 'contacted' && chance.isOneIn(3)
            ? new Date(now.getTime() + Math.floor(chance.next() * 9 - 3) * DAY).toISOString()
            : null,
      })
      .where('id', '=', id)
      .execute();
  }
}
