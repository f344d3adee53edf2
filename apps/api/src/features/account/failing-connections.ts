import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { Services } from '../../services.ts';
import { mailHealth } from '../mail/service.ts';
import { isWebhookFailing } from '../webhook/service.ts';

/** Returns the connections that fail now, or nothing if all of them work. */
export async function failingConnections({ db, config }: Services): Promise<Pick<CurrentUser, 'failing'>> {
  const isFailing = {
    mail: (await mailHealth(db, config)).isFailing,
    webhook: await isWebhookFailing(db),
  };
  const failing = (['mail', 'webhook'] as const).filter((name) => isFailing[name]);
  return failing.length > 0 ? { failing } : {};
}
