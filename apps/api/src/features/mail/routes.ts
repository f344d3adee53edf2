import { MAIL_KINDS, mail } from '@upcurve/contracts/settings/mail';
import { seenVersion } from '@upcurve/contracts/shared/if-match';
import type { FastifyInstance } from 'fastify';
import { conflict, notFound } from '../../lib/http/errors.ts';
import { implement } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { audit } from '../audit/service.ts';
import { listMails, mailState } from './mail-log.ts';
import { mailQueries } from './queries.ts';
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
        return {};
      }),
  });
}
