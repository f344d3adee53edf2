import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../db/client.ts';
import { occupyHost } from '../features/bookings/store-booking.ts';
import { sha256 } from '../lib/security/tokens.ts';
import { DEMO_DOMAIN } from './people.ts';

const DAY = 86_400_000;
const HALF_HOUR = 1_800_000;
const HOST = 'Sam (demo)';
/** Hours of the day, in UTC, at which demo meetings begin: two a day at most. */
const HOURS = [10, 14];
const STATUSES = ['met', 'no_show', 'met', 'cancelled', 'met'] as const;

const isWorkday = (moment: number) => ![0, 6].includes(new Date(moment).getUTCDay());

/** Books a meeting for each open demo lead that asked for a consultation: upcoming for the newest, past for others. */
export async function addDemoBookings(trx: Trx, now: Date): Promise<void> {
  const type = await trx.selectFrom('meetingTypes').selectAll().orderBy('position').executeTakeFirst();
  const host = await trx
    .selectFrom('users')
    .select(['id', sql<string>`coalesce(nullif(display_name, ''), username)`.as('name')])
    .orderBy('createdAt')
    .executeTakeFirst();
  const leads = await trx
    .selectFrom('leads')
    .select(['id', 'createdAt'])
    .where('email', 'like', `%.${DEMO_DOMAIN}`)
    .where('formType', '=', 'Consultation')
    .where('outcome', '=', 'open')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(24)
    .execute();
  if (!type) return;
  const midnight = Math.floor(now.getTime() / DAY) * DAY;
  // Today's and later meetings, then those of the days before.
  const days = Array.from({ length: 24 }, (_, i) => midnight + (i < 8 ? i : 7 - i) * DAY).filter(isWorkday);
  const starts = days.flatMap((day) => HOURS.map((hour) => day + hour * 2 * HALF_HOUR));
  for (const [i, { id: leadId, createdAt }] of leads.entries()) {
    const start = starts[i];
    if (start === undefined) return;
    const id = uuidv7();
    const span = [start, start + HALF_HOUR].map((moment) => new Date(moment).toISOString());
    const hasBegun = start < now.getTime();
    const status = hasBegun ? STATUSES[i % STATUSES.length] : 'booked';
    await trx
      .insertInto('bookings')
      .values({
        id,
        typeId: type.id,
        hostId: host?.id ?? null,
        hostName: host?.name ?? HOST,
        leadId,
        startsAt: span[0] ?? '',
        endsAt: span[1] ?? '',
        status,
        cancelReason: null,
        zone: 'Europe/London',
        placeKind: type.placeKind,
        placeText: type.placeText,
        source: '/demo: made up',
        answers: '[]',
        // Not the hash of any token, so no link opens it.
        manageTokenHash: sha256(`demo ${id}`),
        heldUntil: null,
        nextReminderAt: null,
        createdAt,
      })
      .execute();
    if (!host) continue;
    const occupied = { start, end: start + HALF_HOUR };
    const isFree = await occupyHost(trx, id, host.id, occupied, status === 'booked');
    if (!isFree) await trx.deleteFrom('bookings').where('id', '=', id).execute();
  }
}
