import type { Job } from '../../lib/queue/queue.ts';
import type { Services } from '../../services.ts';
import { findAbandoned } from './abandoned.ts';

const EVERY_MINUTE = '* * * * *';

export const quizJobs = (services: Services): Job[] => [
  { name: 'find-abandoned-quizzes', cron: EVERY_MINUTE, run: () => findAbandoned(services) },
];
