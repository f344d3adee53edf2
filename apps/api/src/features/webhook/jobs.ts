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

/** Few, because a killed worker leaves them with an unknown result; and more than one, because some endpoints hang. */
const PARALLEL = 8;

export const deliveryOutbox = (services: Services): Outbox<LeasedDelivery> => ({
  table: DELIVERIES,
  waiting: 'pending',
  parallel: PARALLEL,
  recipientOf: ({ endpointId }) => endpointId,
  async lease(room) {
    await holdDueDeliveries(services.db);
    return leaseDueDeliveries(services.db, room, PARALLEL);
  },
  deliver: (taken, stop) => deliver(services, taken, stop),
});

export const webhookJobs = (services: Services): Job[] => [
  {
    name: 'deliver-webhooks',
    untilStopped: (stopped) => runOutbox(services, deliveryOutbox(services), stopped),
  },
];
