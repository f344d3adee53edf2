import type { FirstSteps } from '@upcurve/contracts/leads/inbox';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/client.ts';
import { mailHealth } from '../../mail/service.ts';
import { hasUsableEndpoint, isWebhookFailing } from '../../webhook/service.ts';

/** Returns which set-up steps are done. Connections count while they work. */
export async function readFirstSteps(db: Db, config: Config): Promise<FirstSteps> {
  const { rows } = await sql<Pick<FirstSteps, 'lead' | 'team'> & { hasDelivered: boolean }>`
    select exists (select from leads) as lead,
      exists (select from webhook_deliveries where status = 'delivered') as has_delivered,
      (select count(*) from users) > 1 or exists (
        select from invites left join mails on invite_id = invites.id
        where invites.created_by is not null and coalesce(mails.status, 'sent') = 'sent') as team`.execute(
    db,
  );
  const { lead = false, team = false, hasDelivered = false } = rows[0] ?? {};
  const mail = await mailHealth(db, config);
  const isWebhookUsed = hasDelivered && (await hasUsableEndpoint(db, config.allowPrivateNetworks));
  const connection = (mail.hasWorked && !mail.isFailing) || (isWebhookUsed && !(await isWebhookFailing(db)));
  return { lead, connection, team };
}
