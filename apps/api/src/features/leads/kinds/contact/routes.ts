import { contact, detailLines } from '@upcurve/contracts/leads/contact';
import { contacts } from '@upcurve/contracts/leads/contacts';
import type { FastifyInstance } from 'fastify';
import { orNotFound } from '../../../../lib/http/errors.ts';
import { implement } from '../../../../lib/http/implement.ts';
import type { Services } from '../../../../services.ts';
import { auditExport } from '../../../audit/service.ts';
import { canMail } from '../../../mail/service.ts';
import { listCorrected } from '../../list/correct-search.ts';
import { bulkLeads, deleteLead, setStatus } from '../../service.ts';
import { contactQueries } from './queries.ts';
import { submitContact } from './submit.ts';

const NOUN = 'contact submission';

/** Routes of the public forms and of the staff's work on contact submissions. */
export function contactRoutes(app: FastifyInstance, services: Services): void {
  const stored = contactQueries(services.db);

  implement(app, 'contact', contact, {
    submitContact: ({ body, key, request }) => submitContact(services, body, key, request.ip),
  });

  implement(app, 'contacts', contacts, {
    listContacts: async ({ query }) => (await listCorrected(services.db, query, stored.list)).page,

    exportContacts: async ({ query }) => {
      await auditExport(services.db, 'Contact submissions', query);
      const { filter } = await listCorrected(services.db, query, stored.list);
      return {
        fileName: 'contact-submissions.csv',
        rows: exportedContacts(stored.every(filter)),
      };
    },

    getContact: async ({ params, user }) => ({
      ...orNotFound(await stored.find(params.id, user.id), NOUN),
      canMail: await canMail(services.db, services.config),
    }),

    setContactStatus: async ({ params, body, user }) => {
      await setStatus(services.db, user, 'contact', { ...params, ...body });
      return orNotFound(await stored.findRow(params.id), NOUN);
    },

    bulkContacts: ({ body, user }) => bulkLeads(services.db, 'contact', body, user),

    deleteContact: async ({ params }) => {
      await deleteLead(services.db, 'contact', params.id);
      return {};
    },
  });
}

/** Yields the rows of the export. The details become lines of one cell. */
async function* exportedContacts(rows: ReturnType<ReturnType<typeof contactQueries>['every']>) {
  for await (const { details, attribution, ...row } of rows)
    yield {
      ...row,
      details: detailLines(details),
      medium: attribution?.medium ?? '',
      campaign: attribution?.campaign ?? '',
    };
}
