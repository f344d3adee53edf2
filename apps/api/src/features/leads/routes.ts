import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { leads } from '@upcurve/contracts/leads/leads';
import { seenVersion } from '@upcurve/contracts/shared/if-match';
import type { FastifyInstance } from 'fastify';
import { LEAD_TABLES, leadTableOf } from '../../db/lead-tables.ts';
import { forbidden, notFound, orNotFound } from '../../lib/http/errors.ts';
import { implement } from '../../lib/http/implement.ts';
import type { Services } from '../../services.ts';
import { audit } from '../audit/service.ts';
import { activityQueries } from './activity.ts';
import { listAssignees } from './assignees.ts';
import { callQueries, logCall } from './calls.ts';
import { changeLead } from './change.ts';
import { addNote, type MailMention, seeMentions } from './mentions.ts';

/** Routes for leads of either kind. */
export function leadRoutes(app: FastifyInstance, services: Services, mailMention: MailMention): void {
  const { db } = services;

  /** Returns the activity of a lead. @throws {HttpError} 404 if there is no such lead */
  async function activityOf({ kind, id }: { kind: LeadKind; id: string }) {
    const query = db.selectFrom(leadTableOf(kind)).select('id').where('id', '=', id);
    orNotFound(await query.executeTakeFirst(), LEAD_TABLES[kind].noun);
    return activityQueries(db, kind);
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
      await activityQueries(trx, kind).deleteEntry(entry.id);
      await audit(trx, action, { what: LEAD_TABLES[kind].noun, subjectId: id });
    });
    return {};
  }

  implement(app, 'leads', leads, {
    listAssignees: () => listAssignees(db),

    changeLead: ({ params, body, headers, user }) => changeLead(db, user, params, body, seenVersion(headers)),

    listActivity: async ({ params, query }) => (await activityOf(params)).list(params.id, query),

    listNotes: async ({ params, query }) => (await activityOf(params)).listNotes(params.id, query),

    addNote: ({ params, body, user }) => addNote(services, mailMention, user, params, body),

    deleteNote: async ({ params, user }) => {
      const activity = await activityOf(params);
      const note = await activity.findNote(params.id, params.noteId);
      if (!note) throw notFound('note');
      return deleteEntry(user, params, note, 'note.deleted');
    },

    seeMentions: async ({ params, user }) => {
      await activityOf(params);
      await seeMentions(db, params, user.id);
      return {};
    },

    listCalls: async ({ params, query }) => {
      await activityOf(params);
      return callQueries(db, params.kind).list(params.id, query);
    },

    logCall: ({ params, body, user }) => logCall(db, user, params, body),

    deleteCall: async ({ params, user }) => {
      await activityOf(params);
      const call = await callQueries(db, params.kind).find(params.id, params.callId);
      if (!call) throw notFound('call');
      return deleteEntry(user, params, call, 'call.deleted');
    },
  });
}
