import { accountJobs } from '../features/account/jobs.ts';
import { blogJobs } from '../features/blog/jobs.ts';
import { eventJobs } from '../features/events/jobs.ts';
import { mailJobs } from '../features/mail/jobs.ts';
import { mediaJobs } from '../features/media/jobs.ts';
import { quizJobs } from '../features/quiz/jobs.ts';
import { retentionJobs } from '../features/retention/jobs.ts';
import { teamJobs } from '../features/team/jobs.ts';
import { webhookJobs } from '../features/webhook/jobs.ts';
import { forgetOldKeys } from '../lib/idempotency.ts';
import { forgetUsedTokens } from '../lib/used-form-tokens.ts';
import type { Services } from '../services.ts';
import { HOURLY, type Job } from './queue.ts';

/** What workers do. */
export const allJobs = (services: Services): Job[] => [
  ...accountJobs(services),
  ...blogJobs(services),
  ...eventJobs(services),
  ...retentionJobs(services),
  ...mailJobs(services),
  ...quizJobs(services),
  ...mediaJobs(services),
  ...teamJobs(services),
  ...webhookJobs(services),
  { name: 'forget-idempotency-keys', cron: HOURLY, run: () => forgetOldKeys(services.db) },
  { name: 'forget-used-form-tokens', cron: HOURLY, run: () => forgetUsedTokens(services.db) },
];
