import { type ContactInput, contact, detailLines } from '@upcurve/contracts/leads/contact';
import { contacts } from '@upcurve/contracts/leads/contacts';
import type { FastifyInstance } from 'fastify';
import { databaseNow } from '../../../../db/client.ts';
import { orNotFound } from '../../../../lib/http/errors.ts';
import { writeOnce } from '../../../../lib/http/idempotency.ts';
import { implement } from '../../../../lib/http/implement.ts';
import { quarantineReason, verifyProof } from '../../../../lib/security/form-guard.ts';
import type { Services } from '../../../../services.ts';
import { auditExport } from '../../../audit/service.ts';
import { canMail, confirmToVisitor } from '../../../mail/service.ts';
import { bulkLeads, deleteLead, setStatus } from '../../service.ts';
import { contactQueries } from './queries.ts';
import { storeContact, toNewContact } from './service.ts';

const NOUN = 'contact submission';

export function contactRoutes(app: FastifyInstance, services: Services): void {
  const stored = contactQueries(services.db);

  implement(app, 'contact', contact, {
    submitContact: ({ body, key, request }) => submitContact(services, body, key, request.ip),
  });

  implement(app, 'contacts', contacts, {
    listContacts: ({ query }) => stored.list(query),

    exportContacts: async ({ query }) => {
      await auditExport(services.db, 'Contact submissions', query);
      return { fileName: 'contact-submissions.csv', rows: exportedContacts(stored.every(query)) };
    },

    getContact: async ({ params }) => ({
      ...orNotFound(await stored.find(params.id), NOUN),
      canMail: await canMail(services.db, services.config),
    }),

    setContactStatus: async ({ params, body, user }) => {
      await setStatus(services.db, user, 'contact', { ...params, ...body });
      return orNotFound(await stored.findRow(params.id), NOUN);
    },

    bulkContacts: ({ body, user }) => bulkLeads(services.db, 'contact', body, user),

    deleteContact: ({ params }) => deleteLead(services.db, 'contact', params.id),
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

/**
 * Accepts a public form once per Idempotency-Key. Suspected spam gets the same response and goes to quarantine.
 * @throws {HttpError} 422 if the key was used with a different body
 */
async function submitContact(
  services: Services,
  input: ContactInput,
  key: string | undefined,
  address: string,
): Promise<{ id: string }> {
  const isProofValid = await verifyProof(services, input);
  return writeOnce(services.db, {
    scope: contact.submitContact.rateLimit.scope,
    key,
    body: input,
    run: async (trx) => {
      const now = await databaseNow(trx);
      const contact = toNewContact(input, now);
      const reason = await quarantineReason(trx, services, { ...input, isProofValid }, now, address);
      await storeContact(trx, services, contact, reason);
      if (!reason) await confirmToVisitor(trx, services, contact);
      return { id: contact.id };
    },
  });
}
