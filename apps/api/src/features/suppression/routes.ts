import type { LeadKind } from '@upcurve/contracts/lead';
import { suppression } from '@upcurve/contracts/suppression';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { invalid } from '../../lib/errors.ts';
import { implement } from '../../lib/implement.ts';
import { LEAD_TABLES } from '../../lib/lead-tables.ts';
import { NO_DETAILS } from '../../lib/no-details.ts';
import type { Services } from '../../services.ts';
import { emailOfToken, suppress } from './service.ts';

export function suppressionRoutes(app: FastifyInstance, { db, config }: Services): void {
  implement(app, 'suppression', suppression, {
    unsubscribe: async ({ body: { token } }) => {
      const email = emailOfToken(config, token);
      if (!email) throw invalid([{ path: 'token', message: 'This link is not whole.' }]);
      await db.transaction().execute(async (trx) => {
        await suppress(trx, config, [email], 'unsubscribe');
        await withdrawConsent(trx, email);
        await forgetUnfinished(trx, email);
      });
      return {};
    },
  });
}

/** Takes the consent back on every lead of an address, and remembers that there. */
async function withdrawConsent(trx: Db, email: string): Promise<void> {
  for (const kind of Object.keys(LEAD_TABLES) as LeadKind[]) {
    const { table, owner } = LEAD_TABLES[kind];
    await sql`
      with agreed as (
        select id from ${sql.table(table)} where email_key = ${email.toLowerCase()} and consent order by id for update
      ),
      changed as (
        update ${sql.table(table)} set consent = false from agreed where agreed.id = ${sql.table(table)}.id
        returning ${sql.table(table)}.id
      )
      insert into lead_activities (id, ${sql.ref(owner)}, type, before, after, actor_name)
      select gen_random_uuid(), id, 'consent', 'Agreed', 'Unsubscribed', 'The visitor' from changed`.execute(
      trx,
    );
  }
}

/** Who they are is kept of an unfinished quiz only while they agree to it. */
async function forgetUnfinished(trx: Db, email: string): Promise<void> {
  const sessions = await trx
    .updateTable('quizSessions')
    .set(NO_DETAILS)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .returning('id')
    .execute();
  const ids = sessions.map(({ id }) => id);
  await trx.deleteFrom('webhookDeliveries').where('quizSessionId', '=', sql<string>`any(${ids})`).execute();
}
