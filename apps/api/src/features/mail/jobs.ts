import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { DIGEST_HOUR } from '@upcurve/contracts/settings/mail';
import type { Job } from '../../lib/queue/queue.ts';
import type { Services } from '../../services.ts';
import { deliverMail, type RenderReport } from './deliver.ts';
import { writeDigests } from './digest.ts';
import { SEND_MAIL } from './outbox.ts';
import type { MailTurn } from './queries.ts';
import { type ReadFigures, writeWeeklySummaries } from './weekly.ts';

/** Mail servers accept only a few parallel connections from one sender. */
const MAX_PARALLEL = 5;

export const mailJobs = (services: Services, renderReport: RenderReport, readFigures: ReadFigures): Job[] => [
  {
    name: SEND_MAIL,
    atOnce: MAX_PARALLEL,
    run: (turn) => deliverMail(services, turn as MailTurn, renderReport),
  },
  {
    name: 'write-digests',
    cron: `0 ${DIGEST_HOUR} * * *`,
    zone: AGENCY_ZONE,
    run: () => writeDigests(services),
  },
  {
    name: 'write-weekly-summaries',
    cron: `0 ${DIGEST_HOUR} * * 1`,
    zone: AGENCY_ZONE,
    run: () => writeWeeklySummaries(services, readFigures),
  },
];
