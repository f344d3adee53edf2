import type { CallResult } from '@upcurve/contracts/leads/calls';
import type { Outcome } from '@upcurve/contracts/leads/lead-desk';
import { withStatus } from '@upcurve/contracts/leads/lead-status';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../db/client.ts';
import { LOST_REASONS } from '../features/settings/service.ts';
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
const SAID = [
  'The owner is in clinic until four.',
  'Likes the plan, wants to see two client stories first.',
  'Compares us with a local agency.',
  'Asked for the price of the first three months.',
];
const REMARKS = ['No budget this year', 'Went with somebody else', 'Has one treatment room only'];

interface Judged {
  id: string;
  status: string;
  at: string;
}

/** Returns how a lead with this status ended. Most qualified leads are still open, and some contacted ones are lost. */
function outcomeOf(chance: Chance, status: string): Outcome {
  if (status === 'qualified') return chance.weigh({ open: 5, won: 3, lost: 1 }) as Outcome;
  if (status === 'contacted') return chance.weigh({ open: 7, lost: 1 }) as Outcome;
  return withStatus({ status: 'new', outcome: 'open' }, status).outcome;
}

function callsOf(chance: Chance, status: string): CallResult[] {
  if (status === 'new') return [];
  const missed: CallResult[] = chance.isOneIn(3) ? ['no_answer', 'left_message'] : [];
  if (status === 'contacted' && chance.isOneIn(2)) return ['no_answer', ...missed];
  return [...missed, chance.isOneIn(3) ? 'booked' : 'spoke'];
}

export async function workDemoLeads(trx: Trx, chance: Chance, now: Date): Promise<void> {
  const { rows } = await sql<Judged>`
    select id, status, created_at as at from leads
    where email like ${`%.${DEMO_DOMAIN}`} order by kind desc, id`.execute(trx);
  const later = (since: string, days: number) =>
    new Date(
      Date.parse(since) + chance.next() * Math.min(days * DAY, now.getTime() - Date.parse(since)),
    ).toISOString();

  for (const { id, status, at: since } of rows) {
    const outcome = outcomeOf(chance, status);
    const act = () => ({ id: uuidv7(), leadId: id, actorName: ACTOR });
    const endedAt = later(since, 14);
    const calls = callsOf(chance, status).map((result) => ({
      ...act(),
      type: 'call' as const,
      after: result,
      minutes: result === 'no_answer' ? null : 1 + Math.floor(chance.next() * 18),
      text: result === 'spoke' && chance.isOneIn(2) ? chance.pick(SAID) : null,
      createdAt: later(since, 3),
    }));
    const activities = [
      ...calls,
      ...(status === 'new'
        ? []
        : [{ ...act(), type: 'status' as const, before: 'new', after: status, createdAt: later(since, 2) }]),
      ...(status !== 'new' && chance.isOneIn(2)
        ? [{ ...act(), type: 'note' as const, text: chance.pick(NOTES), createdAt: later(since, 4) }]
        : []),
      ...(outcome === 'open'
        ? []
        : [{ ...act(), type: 'outcome' as const, before: 'open', after: outcome, createdAt: endedAt }]),
    ];
    for (const row of activities) await trx.insertInto('leadActivities').values(row).execute();
    await trx
      .updateTable('leads')
      .set({
        isUnread: status === 'new',
        firstTouchedAt: activities.map(({ createdAt }) => createdAt).toSorted()[0] ?? null,
        outcome,
        wonOn: outcome === 'won' ? endedAt : null,
        lostOn: outcome === 'lost' ? endedAt : null,
        lostReason: outcome === 'lost' && !chance.isOneIn(4) ? chance.pick(LOST_REASONS) : null,
        valuePence:
          outcome === 'won' || status === 'qualified' ? 100_000 * (6 + Math.floor(chance.next() * 30)) : null,
        reason: outcome === 'lost' && chance.isOneIn(4) ? chance.pick(REMARKS) : null,
        followUpAt:
          outcome === 'open' && status === 'contacted' && chance.isOneIn(3)
            ? new Date(now.getTime() + Math.floor(chance.next() * 9 - 3) * DAY).toISOString()
            : null,
      })
      .where('id', '=', id)
      .execute();
  }
}
