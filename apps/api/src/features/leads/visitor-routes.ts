import { formToken } from '@upcurve/contracts/leads/form-token';
import { suppression } from '@upcurve/contracts/settings/suppression';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { databaseNow, type Trx } from '../../db/client.ts';
import { NO_DETAILS } from '../../db/lead-columns.ts';
import { invalidField } from '../../lib/http/errors.ts';
import { implement } from '../../lib/http/implement.ts';
import { issueChallenge, issueFormToken } from '../../lib/security/form-guard.ts';
import type { Services } from '../../services.ts';
import { emailOfToken, suppress } from '../mail/suppression/service.ts';
import { forgetAbandoned } from '../webhook/service.ts';
import { recordActivity } from './service.ts';

export function formTokenRoutes(app: FastifyInstance, { db, config }: Services): void {
  implement(app, 'formToken', formToken, {
    getFormToken: async () => {
      const token = issueFormToken(config.sessionSecret, await databaseNow(db));
      return { token, challenge: await issueChallenge(config.sessionSecret, token) };
    },
  });
}

export function unsubscribeRoutes(app: FastifyInstance, { db, config }: Services): void {
  implement(app, 'suppression', suppression, {
    unsubscribe: async ({ body: { token } }) => {
      const email = emailOfToken(config, token);
      if (!email) throw invalidField('token', 'This link is incomplete.');
      await db.transaction().execute(async (trx) => {
        await suppress(trx, config, [email], 'unsubscribe');
        await withdrawConsent(trx, email);
        await forgetUnfinished(trx, email);
      });
    },
  });
}

/** Withdraws the consent on every lead of an address, and records that in their activity. */
async function withdrawConsent(trx: Trx, email: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    with agreed as (
      select id from leads where email_key = ${email.toLowerCase()} and consent order by id for update
    )
    update leads set consent = false from agreed where agreed.id = leads.id
    returning leads.id`.execute(trx);
  await recordActivity(
    trx,
    'The visitor',
    rows.map(({ id }) => ({ leadId: id, type: 'consent', before: 'Agreed', after: 'Unsubscribed' })),
  );
}

/** Deletes the contact details of unfinished quizzes, which are kept only with consent. */
async function forgetUnfinished(trx: Trx, email: string): Promise<void> {
  const sessions = await trx
    .updateTable('quizSessions')
    .set(NO_DETAILS)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .returning('id')
    .execute();
  for (const { id } of sessions) await forgetAbandoned(trx, id);
}
