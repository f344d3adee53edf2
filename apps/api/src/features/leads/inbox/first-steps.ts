import type { FirstSteps } from '@upcurve/contracts/leads/inbox';
import { missingByLaw } from '@upcurve/contracts/settings/company';
import { sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/client.ts';
import { mailHealth } from '../../mail/service.ts';
import { readCompany } from '../../settings/service.ts';
import { hasUsableEndpoint } from '../../webhook/service.ts';

/** Returns which set-up steps are done. Mail and webhooks count once they have worked. */
export async function readFirstSteps(db: Db, config: Config): Promise<FirstSteps> {
  const { rows } = await sql<Pick<FirstSteps, 'lead' | 'webhook' | 'team'>>`
    select exists (select from leads) as lead,
      exists (select from webhook_deliveries where status = 'delivered') as webhook,
      (select count(*) from users) > 1 as team`.execute(db);
  const { lead = false, team = false } = rows[0] ?? {};
  const webhook = (await hasUsableEndpoint(db, config.allowPrivateNetworks)) && rows[0]?.webhook === true;
  const company = missingByLaw(await readCompany(db)).length === 0;
  return { lead, webhook, team, company, mail: (await mailHealth(db, config)).hasWorked };
}
