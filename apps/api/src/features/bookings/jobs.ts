import { sql } from 'kysely';
import { HOURLY, type Job } from '../../lib/queue/queue.ts';
import type { Services } from '../../services.ts';
import { READ_CALENDARS, readCalendars } from './busy-calendars.ts';

import { sendReminders } from './reminders.ts';
import { dropExpired } from './store-booking.ts';

const EVERY_MINUTE = '* * * * *';

export const bookingJobs = (services: Services): Job[] => [
  { name: READ_CALENDARS, cron: EVERY_MINUTE, run: () => readCalendars(services) },
  { name: 'send-booking-reminders', cron: EVERY_MINUTE, run: () => sendReminders(services) },
  {
    name: 'drop-held-bookings',
    cron: EVERY_MINUTE,
    run: () => services.db.transaction().execute(dropExpired),
  },
  {
    name: 'forget-networks',
    cron: HOURLY,
    run: () =>
      services.db
        .updateTable('bookings')
        .set({ network: null })
        .where('network', 'is not', null)
        .where('startsAt', '<', sql<string>`now()`)
        .execute(),
  },
];
