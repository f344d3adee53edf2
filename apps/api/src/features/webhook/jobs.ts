import type { Job } from '../../jobs/queue.ts';
import type { Services } from '../../services.ts';
import { deliverWebhook } from './deliver.ts';
import type { Turn } from './deliveries.ts';
import { DELIVER } from './outbox.ts';

export const webhookJobs = (services: Services): Job[] => [
  { name: DELIVER, run: (turn) => deliverWebhook(services, turn as Turn) },
];
