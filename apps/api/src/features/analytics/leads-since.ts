import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';

/** Returns the first day of which retention has deleted no lead; null if it has never deleted any. */
export async function leadsSince(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select ((expired_until at time zone ${AGENCY_ZONE})::date + 1)::text as day from retention where kind = 'leads'`.execute(
    db,
  );
  return rows[0]?.day ?? null;
}
