import type { Job } from '../../lib/queue/queue.ts';
import type { Services } from '../../services.ts';
import { forgetOldEntries } from '../audit/service.ts';
import { splitQueries } from '../leads/people/service.ts';
import { retentionQueries } from './queries.ts';

/** Runs at night, when nobody works on leads. */
const NIGHTLY = '43 2 * * *';

export const retentionJobs = ({ db, log }: Services) =>
  [
    {
      name: 'forget-what-is-past-its-time',
      cron: NIGHTLY,
      async run() {
        const forgotten = { ...(await retentionQueries(db).forget()), auditLog: await forgetOldEntries(db) };
        await splitQueries(db).forgetGone();
        log.info(forgotten, 'expired data deleted');
      },
    },
  ] satisfies Job[];
