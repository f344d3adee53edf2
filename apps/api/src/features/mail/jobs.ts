import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { WEEKLY_HOUR } from '@upcurve/contracts/settings/mail';
import { type Outbox, runOutbox } from '../../lib/queue/outbox.ts';
import type { Job } from '../../lib/queue/queue.ts';
import type { Services } from '../../services.ts';
import { deliverMail, type RenderReport } from './deliver.ts';
import { type LeasedMail, MAILS, mailQueries } from './queries.ts';
import { type ReadFigures, writeWeeklySummaries } from './weekly.ts';

/** Email servers accept only a few parallel connections from one sender. */
const PARALLEL = 5;

const mailOutbox = (services: Services, renderReport: RenderReport): Outbox<LeasedMail> => ({
  table: MAILS,
  waiting: 'waiting',
  parallel: PARALLEL,
  recipientOf: () => MAILS,
  lease: (room) => mailQueries(services.db).lease(room.get(MAILS) ?? PARALLEL),
  deliver: (taken) => deliverMail(services, taken, renderReport),
});

export const mailJobs = (services: Services, renderReport: RenderReport, readFigures: ReadFigures): Job[] => [
  {
    name: 'send-mail',
    untilStopped: (stopped) => runOutbox(services, mailOutbox(services, renderReport), stopped),
  },
  {
    name: 'write-weekly-summaries',
    cron: `0 ${WEEKLY_HOUR} * * 1`,
    zone: AGENCY_ZONE,
    run: () => writeWeeklySummaries(services, readFigures),
  },
];
