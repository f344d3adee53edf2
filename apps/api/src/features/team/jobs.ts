import { HOURLY, type Job } from '../../lib/queue/queue.ts';
import type { Services } from '../../services.ts';
import { passwordLinkQueries } from './password-links.ts';
import { teamQueries } from './queries.ts';

export const teamJobs = ({ db }: Services): Job[] => [
  { name: 'forget-expired-invites', cron: HOURLY, run: () => teamQueries(db).forgetExpiredInvites() },
  { name: 'forget-password-links', cron: HOURLY, run: () => passwordLinkQueries(db).forgetExpired() },
];
