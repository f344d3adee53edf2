import { people } from '@upcurve/contracts/leads/people';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { LEAD_NOUNS } from '../../../db/lead-columns.ts';
import { orNotFound } from '../../../lib/http/errors.ts';
import { implement } from '../../../lib/http/implement.ts';
import type { Services } from '../../../services.ts';
import { audit } from '../../audit/service.ts';
import { canMail } from '../../mail/service.ts';
import { mergePeople, splitPerson } from './change.ts';
import { erasePerson, previewErasure } from './erase.ts';
import { exportPerson } from './export.ts';
import { listPeople } from './list.ts';
import { findPerson } from './timeline.ts';

export function peopleRoutes(app: FastifyInstance, services: Services): void {
  const { db, log } = services;

  implement(app, 'people', people, {
    listPeople: ({ query }) => listPeople(db, query),

    getPerson: async ({ params }) => ({
      ...orNotFound(await findPerson(db, params.id), 'person'),
      canMail: await canMail(db, services.config),
    }),

    getLeadPerson: async ({ params: { kind, id } }) => {
      const { rows } = await sql<{ id: string; leadCount: number }>`
        select person_id as id, (select count(*) from leads where person_id = lead.person_id) as lead_count
        from leads as lead where lead.id = ${id} and kind = ${kind}`.execute(db);
      return orNotFound(rows[0], LEAD_NOUNS[kind]);
    },

    mergePeople: async ({ params, body, user }) => ({
      moved: await mergePeople(db, user, params.id, body.otherId),
    }),

    splitPerson: async ({ params, body, user }) => ({
      id: await splitPerson(db, user, params.id, body.leadIds),
    }),

    exportPerson: async ({ params, user }) => {
      const file = await exportPerson(services, params.id);
      await audit(db, 'export', { what: 'A person', subjectId: params.id });
      log.info({ userId: user.id, bytes: file.size }, 'person exported');
      return file;
    },

    previewErasure: ({ params }) => previewErasure(services, params.id),

    erasePerson: async ({ params, body, user }) => {
      const answer = await erasePerson(services, params.id, body.confirm);
      log.info({ userId: user.id, ...answer }, 'person erased');
      return answer;
    },
  });
}
