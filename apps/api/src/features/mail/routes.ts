import { MAIL_KINDS, mail } from '@upcurve/contracts/settings/mail';
import type { FastifyInstance } from 'fastify';
import { conflict, notFound } from '../../lib/http/errors.ts';
import { implement } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { audit } from '../audit/service.ts';
import { listMails, mailState } from './mail-log.ts';
import { queueMail } from './outbox.ts';
import { mailQueries } from './queries.ts';

export function mailRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;

  implement(app, 'mail', mail, {
    getMailState: () => mailState(db, config),

    listMails: ({ query }) => listMails(db, query),

    resendMail: ({ params: { id } }) =>
      db.transaction().execute(async (trx) => {
        if (!config.smtpUrl) throw conflict('Mail is off: SMTP_URL is not set on the server.');
        const found = await mailQueries(trx).lock(id);
        if (!found) throw notFound('mail');
        if (found.status !== 'failed') throw conflict('Only failed mails can be resent.');
        await queueMail(trx, services, id);
        await audit(trx, 'mail.resent', { what: MAIL_KINDS[found.kind], subjectId: id });
        return {};
      }),
  });
}
