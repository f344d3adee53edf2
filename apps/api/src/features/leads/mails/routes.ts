import { leadMails } from '@upcurve/contracts/leads/lead-mails';
import type { FastifyInstance } from 'fastify';
import { idempotencyKey } from '../../../lib/http/idempotency.ts';
import { implement } from '../../../lib/http/implement.ts';
import type { Services } from '../../../services.ts';
import { mailDrafts, sendLeadMail } from './send.ts';
import { readTemplates, saveTemplates } from './templates.ts';

export function leadMailRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  implement(app, 'leadMails', leadMails, {
    getMailTemplates: async () => ({ templates: await readTemplates(db) }),

    saveMailTemplates: async ({ body: { templates } }) => {
      await saveTemplates(db, templates);
      return { templates };
    },

    getMailDrafts: ({ params, user }) => mailDrafts(services, user, params),

    sendLeadMail: ({ params, body, user, request }) =>
      sendLeadMail(services, user, params, body, idempotencyKey(request)),
  });
}
