import { sessionQueries } from '../features/account/sessions.ts';
import { teamQueries } from '../features/team/queries.ts';
import { forgetOldKeys } from '../lib/idempotency.ts';
import type { Services } from '../services.ts';

/** Forgets, every hour, what has run out: idempotency keys, sessions, invites. */
export async function cleanUp({ db }: Services): Promise<void> {
  await forgetOldKeys(db);
  await sessionQueries(db).forgetEnded();
  await teamQueries(db).forgetExpiredInvites();
}
