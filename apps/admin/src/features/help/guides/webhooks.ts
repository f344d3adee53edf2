import { RETAINED } from '@upcurve/contracts/retention';
import {
  ENDPOINTS_MAX,
  FAILING_DAYS_BEFORE_PAUSE,
  SECRET_OVERLAP_HOURS,
  WEBHOOK_RETRY_SECONDS,
} from '@upcurve/contracts/webhook';
import { paths } from '../../../paths.ts';
import { type Guide, under } from '../guide.ts';

export const webhooks: Guide = {
  title: 'Webhook Settings',
  area: 'Quiz',
  permission: 'webhooks:manage',
  screen: paths.webhook(),
  at: [under(paths.webhook())],
  purpose:
    'Each new submission, and other events if you choose them, is sent, signed, to an address of yours, such as that of a CRM.',
  picture:
    'The log of deliveries, with one of them unfolded: its attempts over three days, each with its time and the answer 503.',
  tasks: [
    {
      title: 'Connect a receiver',
      text: `Enter its address, switch on Send new submissions, press Save Settings, copy the secret that is shown once, and press Test Webhook. Add receiver makes another, with a secret and events of its own, up to ${ENDPOINTS_MAX} in all. The Documentation tab says what is sent and how to check a signature.`,
    },
    {
      title: 'See what arrived',
      text: `The log shows each delivery, its attempts and what the receiver answered. When the receiver is down there are up to ${WEBHOOK_RETRY_SECONDS.length} attempts over three to four days with growing pauses, always under the same id, so a receiver that checks it counts nothing twice.`,
    },
    {
      title: 'Send again',
      text: `Replay what finally failed: one, all, or by Replay a time those of yesterday, once you have seen how many that is. What arrived can be sent again too, while it is in the log: for ${RETAINED.deliveries.days} days, unless another period is set under Settings, Data.`,
    },
    {
      title: 'Resume',
      text: `When nothing got through for ${FAILING_DAYS_BEFORE_PAUSE} days, or the receiver answers 410 Gone, deliveries pause and new events are kept as Held. A successful test, or saving the settings, sends what waits.`,
    },
  ],
  final: [
    'While a receiver is switched off, new events are not sent to it, neither now nor later.',
    `Rotating the secret: the old one signs beside the new for ${SECRET_OVERLAP_HOURS} hours, then no longer.`,
    'Deleting a receiver: what waits for it is not sent, and its deliveries leave the log. The first one stays; it can be switched off.',
  ],
  keys: ['rows', 'send', 'escape'],
};
