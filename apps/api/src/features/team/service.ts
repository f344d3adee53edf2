import { sql } from 'kysely';
import { inviteLink } from '../../lib/security/links.ts';
import type { Services } from '../../services.ts';
import { teamQueries } from './queries.ts';

const SETUP_HOURS = 1;

/**
 * If no account exists, creates a new owner invite, writes its link to DATA_DIR/setup-link and returns it. Links of
 * earlier starts stop working.
 */
export async function offerSetup({ db, config, setupLink }: Services): Promise<string | undefined> {
  const invite = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('offer-setup'))`.execute(trx);
    const team = teamQueries(trx);
    if (await team.hasUsers()) return undefined;
    await team.deleteSetupInvites();
    const setup = { role: 'owner', hours: SETUP_HOURS, createdBy: null } as const;
    return team.createInvite(config.sessionSecret, setup);
  });
  if (!invite) {
    await setupLink.forget();
    return undefined;
  }
  const link = inviteLink(config, invite.id);
  await setupLink.write(link);
  return link;
}
