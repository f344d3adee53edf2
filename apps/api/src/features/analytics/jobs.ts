import type { Job } from '../../jobs/queue.ts';
import type { Services } from '../../services.ts';
import { updateTotals } from './service.ts';

const EVERY_MINUTE = '* * * * *';

export const analyticsJobs = ({ db }: Services): Job[] => [
  { name: 'add-up-tallies', cron: EVERY_MINUTE, run: () => updateTotals(db) },
];
