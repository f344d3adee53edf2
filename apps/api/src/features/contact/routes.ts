import { contact } from '@upcurve/contracts/contact';
import { contacts } from '@upcurve/contracts/contacts';
import type { FastifyInstance } from 'fastify';
import { found } from '../../lib/errors.ts';
import { implement } from '../../lib/implement.ts';
import type { Services } from '../../services.ts';
import { auditExport } from '../audit/service.ts';
import { bulkLeads, deleteLead, setStatus } from '../leads/service.ts';
import { exportedContacts } from './export.ts';
import { contactQueries } from './queries.ts';
import { submitContact } from './submit.ts';

const NOUN = 'contact submission';

/** The public forms, and what staff do with what came by them. */
export function contactRoutes(app: FastifyInstance, services: Services): void {
  const stored = contactQueries(services.db);

  implement(app, 'contact', contact, {
    submitContact: ({ body, key, request }) => submitContact(services, body, key, request.ip),
  });

  implement(app, 'contacts', contacts, {
    listContacts: ({ query, request }) => services.reads(request, (db) => contactQueries(db).list(query)),

    exportContacts: async ({ query, request }) => {
      await auditExport(services.db, 'Contact submissions', query);
      return services.reads(request, (db) => ({
        fileName: 'contact-submissions.csv',
        rows: exportedContacts(contactQueries(db).every(query)),
      }));
    },

    getContact: async ({ params }) => found(await stored.find(params.id), NOUN),

    setContactStatus: async ({ params, body, user }) => {
      await setStatus(services.db, user, 'contact', { ...params, ...body });
      return found(await stored.findRow(params.id), NOUN);
    },

    bulkContacts: ({ body, user }) => bulkLeads(services.db, 'contact', body, user),

    deleteContact: async ({ params }) => {
      await deleteLead(services.db, 'contact', params.id);
      return {};
    },
  });
}
