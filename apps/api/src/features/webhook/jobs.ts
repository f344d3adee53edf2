import type { Job } from '../../lib/queue/queue.ts';
import type { Services } from '../../services.ts';
import { dispatch } from './deliveries/dispatch.ts';

export const webhookJobs = (services: Services): Job[] => [
  { name: 'deliver-webhooks', untilStopped: (stopped) => dispatch(services, stopped) },
];
