import { RETAINED } from '@upcurve/contracts/settings/retention';
import {
  ENDPOINTS_MAX,
  FAILING_DAYS_BEFORE_PAUSE,
  SECRET_OVERLAP_HOURS,
  WEBHOOK_RETRY_SECONDS,
} from '@upcurve/contracts/webhooks/webhook';
import type { Guide } from '../guide.ts';

export const webhooks: Guide = {
  title: 'Webhook Settings',
  purpose:
    'Sends new submissions and other events you choose, with a signature, to your own systems, such as a CRM.',
  picture:
    'The log of deliveries with one open delivery: its attempts over three days, each with its time and the answer 503.',
  tasks: [
    {
      title: 'Connect an endpoint',
      text: `Enter its address, switch on Send new submissions, press Save Settings, copy the secret that is shown once, and press Test Webhook. Add endpoint creates another with its own secret and events, up to ${ENDPOINTS_MAX} in total. The Documentation tab describes the payload and how to verify a signature.`,
    },
    {
      title: 'Check deliveries',
      text: `The log shows each delivery, its attempts and the responses. If an endpoint is down, there are up to ${WEBHOOK_RETRY_SECONDS.length} attempts over three to four days with growing waits. All have the same id, so the endpoint can recognise repeats.`,
    },
    {
      title: 'Replay deliveries',
      text: `Replay one failed delivery, all of them, or those of a period such as yesterday. You see the number before you confirm. Successful deliveries can be replayed too, while they are in the log: for ${RETAINED.deliveries.days} days, unless another period is set under Settings, Data.`,
    },
    {
      title: 'Resume',
      text: `If no delivery succeeds for ${FAILING_DAYS_BEFORE_PAUSE} days, or the endpoint answers 410 Gone, deliveries pause and new events are kept as Held. A successful test or saving the settings sends the held events.`,
    },
  ],
  final: [
    'Switching an endpoint off. Events from that time are never sent to it.',
    `Rotating the secret. Both secrets sign for ${SECRET_OVERLAP_HOURS} hours, then only the new one.`,
    'Deleting an endpoint. Waiting deliveries are not sent, and its deliveries are removed from the log. The first endpoint cannot be deleted, only switched off.',
  ],
  keys: ['rows', 'send', 'escape'],
};
