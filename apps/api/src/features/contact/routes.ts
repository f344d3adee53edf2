import { contact } from '@upcurve/contracts/contact';
import { contacts } from '@upcurve/contracts/contacts';
import type { FastifyInstance } from 'fastify';
import { deleteLeads } from '../../lib/delete-leads.ts';
import { found, notFound } from '../../lib/errors.ts';
import { implement } from '../../lib/implement.ts';
import type { Services } from '../../services.ts';
import { bulkLeads, setStatus } from '../leads/service.ts';
import { exportedContacts } from './export.ts';
import { contactQueries } from './queries.ts';
import { submitContact } from './submit.ts';

const NOUN = 'contact submission';

/** The public forms, and what staff do with what came by them. */
export function contactRoutes(app: FastifyInstance, services: Services): void {
  const stored = contactQueries(services.db);

  implement(app, 'contact', contact, {
    submitContact: ({ body, key }) => submitContact(services, body, key),
  });

  implement(app, 'contacts', contacts, {
    listContacts: ({ query }) => stored.list(query),

    exportContacts: async ({ query }) => ({
      fileName: 'contact-submissions.csv',
      rows: exportedContacts(stored.every(query)),
    }),

    getContact: async ({ params }) => found(await stored.find(params.id), NOUN),

    setContactStatus: async ({ params, body, user }) => {
      await setStatus(services.db, user, 'contact', { ...params, ...body });
      return found(await stored.findRow(params.id), NOUN);
    },

    bulkContacts: ({ body, user }) => bulkLeads(services.db, 'contact', body, user),

    deleteContact: async ({ params }) => {
      if ((await deleteLeads(services.db, 'contactSubmissions', [params.id])) === 0) throw notFound(NOUN);
      return {};
    },
  });
}
