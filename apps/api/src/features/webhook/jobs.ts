import { type Outbox, runOutbox } from '../../lib/queue/outbox.ts';
import type { Job } from '../../lib/queue/queue.ts';
import type { Services } from '../../services.ts';
import { deliver } from './deliveries/deliver.ts';
import {
  DELIVERIES,
  holdDueDeliveries,
  type LeasedDelivery,
  leaseDueDeliveries,
} from './deliveries/deliveries.ts';

/** The outbox of deliveries. A killed worker leaves at most two to a fast endpoint with an unknown result. */
export const deliveryOutbox = (services: Services): Outbox<LeasedDelivery> => ({
  table: DELIVERIES,
  waiting: 'pending',
  limits: { quick: 2, slow: 64 },
  recipientOf: ({ endpointId }) => endpointId,
  async lease(room, most) {
    await holdDueDeliveries(services.db);
    return leaseDueDeliveries(services.db, room, most);
  },
  deliver: (taken, stop) => deliver(services, taken, stop),
});

export const webhookJobs = (services: Services): Job[] => [
  {
    name: 'deliver-webhooks',
    untilStopped: (stopped) => runOutbox(services, deliveryOutbox(services), stopped),
  },
];
