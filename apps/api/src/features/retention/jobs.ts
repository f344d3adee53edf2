import type { Job } from '../../jobs/queue.ts';
import type { Services } from '../../services.ts';
import { retentionQueries } from './queries.ts';

/** Every night, when nobody works on leads. */
const NIGHTLY = '43 2 * * *';

export const retentionJobs = ({ db, log }: Services): Job[] => [
  {
    name: 'forget-what-is-past-its-time',
    cron: NIGHTLY,
    async run() {
      log.info(await retentionQueries(db).forget(), 'past its time and deleted');
    },
  },
];
