import type { Job } from '../../jobs/queue.ts';
import { contentChanged } from '../../lib/database/content-version.ts';
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
    run: () =>
      services.db.transaction().execute(async (trx) => {
        if ((await dropExpired(trx)) > 0) await contentChanged(trx);
      }),
  },
];
