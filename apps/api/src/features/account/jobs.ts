import { HOURLY, type Job } from '../../lib/queue/queue.ts';
import type { Services } from '../../services.ts';
import { sessionQueries } from './sessions.ts';

export const accountJobs = ({ db }: Services): Job[] => [
  { name: 'forget-ended-sessions', cron: HOURLY, run: () => sessionQueries(db).forgetEnded() },
];
