import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { mailBooking } from '../mail/service.ts';
import { findBooking } from './queries.ts';

const HOUR = 60 * 60_000;
/** Reminders are mailed this long before a meeting, in ms. */
const BEFORE = [24 * HOUR, HOUR];
const BATCH_SIZE = 500;

/** Returns the time of the first reminder after `now`; null if the meeting begins too soon for one. */
export function firstReminder(start: number, now: number): Date | null {
  const due = BEFORE.map((before) => start - before).find((moment) => moment > now);
  return due === undefined ? null : new Date(due);
}

export async function sendReminders(services: Services): Promise<number> {
  for (let sent = 0; sent < BATCH_SIZE; sent++) {
    const isSent = await services.db.transaction().execute(async (trx) => {
      const due = await trx
        .selectFrom('bookings')
        .select(['id', 'startsAt', 'status', sql<string>`now()`.as('now')])
        .where('nextReminderAt', '<=', sql<string>`now()`)
        .orderBy('nextReminderAt')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!due) return false;
      const [start, now] = [Date.parse(due.startsAt), Date.parse(due.now)];
      await trx
        .updateTable('bookings')
        .set({ nextReminderAt: due.status === 'booked' ? firstReminder(start, now) : null })
        .where('id', '=', due.id)
        .execute();
      // After an outage of hours, a reminder of a meeting that has begun would only confuse.
      const booking = due.status === 'booked' && start > now ? await findBooking(trx, due.id) : undefined;
      if (booking) await mailBooking(trx, services, 'reminder', booking);
      return true;
    });
    if (!isSent) return sent;
  }
  return BATCH_SIZE;
}
