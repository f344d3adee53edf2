import { accountJobs } from './features/account/sessions.ts';
import { countedMonthJobs } from './features/analytics/counted-month/routes.ts';
import { readAnalytics } from './features/analytics/service.ts';
import { blogJobs } from './features/blog/jobs.ts';
import { bookingJobs } from './features/bookings/jobs.ts';
import { mailJobs } from './features/mail/jobs.ts';
import { mediaJobs } from './features/media/jobs.ts';
import { quizJobs } from './features/quiz/jobs.ts';
import { renderReportForMail } from './features/quiz/reports.ts';
import { retentionJobs } from './features/retention/routes.ts';
import { teamJobs } from './features/team/password-links.ts';
import { webhookJobs } from './features/webhook/jobs.ts';
import { forgetOldKeys } from './lib/http/idempotency.ts';
import { HOURLY, type Job } from './lib/queue/queue.ts';
import { forgetUsedTokens } from './lib/security/form-guard.ts';
import { resultToken } from './lib/security/links.ts';
import type { Services } from './services.ts';

export const allJobs = (services: Services): Job[] => [
  ...accountJobs(services),
  ...blogJobs(services),
  ...retentionJobs(services),
  ...bookingJobs(services),
  ...countedMonthJobs(services),
  ...mailJobs(
    services,
    (submissionId) => renderReportForMail(services, resultToken(services.config.sessionSecret, submissionId)),
    (filter) => readAnalytics(services.db, filter),
  ),
  ...quizJobs(services),
  ...mediaJobs(services),
  ...teamJobs(services),
  ...webhookJobs(services),
  { name: 'forget-idempotency-keys', cron: HOURLY, run: () => forgetOldKeys(services.db) },
  { name: 'forget-used-form-tokens', cron: HOURLY, run: () => forgetUsedTokens(services.db) },
];
