import { RETAINED, retention } from '@upcurve/contracts/settings/retention';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../lib/http/implement.ts';
import type { Job } from '../../lib/queue/queue.ts';
import type { Services } from '../../services.ts';
import { audit, forgetOldEntries } from '../audit/service.ts';
import { splitQueries } from '../leads/people/service.ts';
import { retentionQueries } from './queries.ts';

export function retentionRoutes(app: FastifyInstance, { db }: Services): void {
  const stored = retentionQueries(db);

  implement(app, 'retention', retention, {
    listRetention: () => stored.list(),

    previewRetention: ({ params: { kind }, body: { days } }) => stored.preview(kind, days),

    setRetention: async ({ params: { kind }, body: { days } }) => {
      await db.transaction().execute(async (trx) => {
        const before = await retentionQueries(trx).daysOf(kind);
        await retentionQueries(trx).set(kind, days);
        await audit(trx, 'retention.changed', {
          what: RETAINED[kind].label,
          before: { days: before },
          after: { days },
        });
      });
      return { kind, days, due: await stored.due(kind, days) };
    },
  });
}

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
