import {
  MAIL_KINDS,
  type Mail,
  type MailState,
  type MailStatus,
  mail,
} from '@upcurve/contracts/settings/mail';
import { seenVersion } from '@upcurve/contracts/shared/if-match';
import type { PageOf } from '@upcurve/contracts/shared/paging';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { conflict, notFound } from '../../lib/http/errors.ts';
import { implement } from '../../lib/http/implement.ts';
import { type PageQuery, pageOf } from '../../lib/http/paging/paging.ts';
import type { Services } from '../../services.ts';
import { audit } from '../audit/service.ts';
import { mailQueries } from './queries.ts';
import { mailServer } from './server.ts';
import { mailServerSettings } from './server-settings.ts';
import { canMail, MAIL_IS_OFF } from './service.ts';

export function mailRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;
  const server = mailServerSettings(services);

  implement(app, 'mail', mail, {
    getMailServer: () => server.read(),
    saveMailServer: ({ body, headers }) => server.save(body, seenVersion(headers)),
    removeMailServer: () => server.remove(),
    testMailServer: ({ body, user }) => server.test(body, user),

    getMailState: () => mailState(db, config),

    listMails: ({ query }) => listMails(db, query),

    resendMail: ({ params: { id } }) =>
      db.transaction().execute(async (trx) => {
        if (!(await canMail(trx, config))) throw conflict(MAIL_IS_OFF);
        const found = await mailQueries(trx).lock(id);
        if (!found) throw notFound('email');
        if (found.status !== 'failed') throw conflict('Only failed emails can be resent.');
        await mailQueries(trx).queue(id);
        await audit(trx, 'mail.resent', { what: MAIL_KINDS[found.kind], subjectId: id });
      }),
  });
}

function listMails(db: Db, { status, ...page }: PageQuery & { status?: MailStatus }): Promise<PageOf<Mail>> {
  let found = db
    .selectFrom('mails')
    .select(['id', 'kind', 'toAddress', 'subject', 'status', 'attemptCount', 'lastError'])
    .select(['createdAt', 'nextAttemptAt', 'sentAt']);
  if (status) found = found.where('status', '=', status);
  return pageOf(db, found, page);
}

async function mailState(db: Db, config: Config): Promise<MailState> {
  const server = await mailServer(db, config);
  const waiting = db.selectFrom('mails').where('status', '=', 'waiting');
  const { count, since } = await waiting
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('createdAt').as('since')])
    .executeTakeFirstOrThrow();
  const last = await waiting
    .select('lastError')
    .where('lastError', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    isOn: server !== undefined,
    from: (server?.from ?? config.mailFrom).address,
    waiting: count,
    waitingSince: since,
    lastError: last?.lastError ?? null,
  };
}
