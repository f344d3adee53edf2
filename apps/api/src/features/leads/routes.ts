import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { leads } from '@upcurve/contracts/leads/leads';
import { seenVersion } from '@upcurve/contracts/shared/if-match';
import type { FastifyInstance } from 'fastify';
import { LEAD_TABLES, plainTable } from '../../db/lead-tables.ts';
import { forbidden, notFound, orNotFound } from '../../lib/http/errors.ts';
import { implement } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { audit } from '../audit/service.ts';
import { activityQueries } from './activity.ts';
import { listAssignees } from './assignees.ts';
import { changeLead } from './change.ts';

/** Routes for leads of either kind. */
export function leadRoutes(app: FastifyInstance, { db }: Services): void {
  /** Returns the activity of a lead. @throws {HttpError} 404 if there is no such lead */
  async function activityOf({ kind, id }: { kind: LeadKind; id: string }) {
    const query = db.selectFrom(plainTable(kind)).select('id').where('id', '=', id);
    orNotFound(await query.executeTakeFirst(), LEAD_TABLES[kind].noun);
    return activityQueries(db, kind);
  }

  implement(app, 'leads', leads, {
    listAssignees: () => listAssignees(db),

    changeLead: ({ params, body, headers, user }) => changeLead(db, user, params, body, seenVersion(headers)),

    listActivity: async ({ params, query }) => (await activityOf(params)).list(params.id, query),

    listNotes: async ({ params, query }) => (await activityOf(params)).listNotes(params.id, query),

    addNote: async ({ params, body, user }) => (await activityOf(params)).addNote(user, params.id, body.text),

    deleteNote: async ({ params, user }) => {
      const activity = await activityOf(params);
      const note = await activity.findNote(params.id, params.noteId);
      if (!note) throw notFound('note');
      if (note.actorId !== user.id && !user.permissions.includes('leads:delete')) throw forbidden();
      await db.transaction().execute(async (trx) => {
        await activityQueries(trx, params.kind).deleteNote(note.id);
        await audit(trx, 'note.deleted', { subjectId: params.id });
      });
      return {};
    },
  });
}
