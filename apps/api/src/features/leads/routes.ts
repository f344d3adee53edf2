import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { leads } from '@upcurve/contracts/leads/leads';
import { seenVersion } from '@upcurve/contracts/shared/if-match';
import type { FastifyInstance } from 'fastify';
import { LEAD_NOUNS } from '../../db/lead-columns.ts';
import { forbidden, notFound, orNotFound } from '../../lib/http/errors.ts';
import { implement } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { audit } from '../audit/service.ts';
import { activityQueries } from './activity.ts';
import { callQueries, logCall } from './calls.ts';
import { changeLead, listAssignees } from './change.ts';

export function leadRoutes(app: FastifyInstance, { db }: Services): void {
  /** Returns the activity of a lead. @throws {HttpError} 404 if there is no such lead */
  async function activityOf({ kind, id }: { kind: LeadKind; id: string }) {
    const query = db.selectFrom('leads').select('id').where('id', '=', id).where('kind', '=', kind);
    orNotFound(await query.executeTakeFirst(), LEAD_NOUNS[kind]);
    return activityQueries(db);
  }

  /** Deletes a member's own note or call. @throws {HttpError} 403 if it is a colleague's, without the permission */
  async function deleteEntry(
    user: CurrentUser,
    { kind, id }: { kind: LeadKind; id: string },
    entry: { id: string; actorId: string | null },
    action: 'note.deleted' | 'call.deleted',
  ) {
    if (entry.actorId !== user.id && !user.permissions.includes('leads:delete')) throw forbidden();
    await db.transaction().execute(async (trx) => {
      await activityQueries(trx).deleteEntry(entry.id);
      await audit(trx, action, { what: LEAD_NOUNS[kind], subjectId: id });
    });
  }

  implement(app, 'leads', leads, {
    listAssignees: () => listAssignees(db),

    changeLead: ({ params, body, headers, user }) => changeLead(db, user, params, body, seenVersion(headers)),

    listActivity: async ({ params, query }) => (await activityOf(params)).list(params.id, query),

    listNotes: async ({ params, query }) => (await activityOf(params)).listNotes(params.id, query),

    addNote: async ({ params, body: { text }, user }) => {
      await activityOf(params);
      return db
        .transaction()
        .execute((trx) => activityQueries(trx).add(user, params.id, { type: 'note', text }));
    },

    deleteNote: async ({ params, user }) => {
      const activity = await activityOf(params);
      const note = await activity.findNote(params.id, params.noteId);
      if (!note) throw notFound('note');
      return deleteEntry(user, params, note, 'note.deleted');
    },

    listCalls: async ({ params, query }) => {
      await activityOf(params);
      return callQueries(db).list(params.id, query);
    },

    logCall: ({ params, body, user }) => logCall(db, user, params, body),

    deleteCall: async ({ params, user }) => {
      await activityOf(params);
      const call = await callQueries(db).find(params.id, params.callId);
      if (!call) throw notFound('call');
      return deleteEntry(user, params, call, 'call.deleted');
    },
  });
}
