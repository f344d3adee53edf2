import {
  type AuditActor,
  type AuditEntry,
  type AuditFilter,
  audit as contract,
} from '@upcurve/contracts/account/audit';
import type { PageOf } from '@upcurve/contracts/shared/paging';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { LEAD_NOUNS } from '../../db/lead-columns.ts';
import { implement } from '../../lib/http/implement.ts';
import { pageOf } from '../../lib/http/paging/paging.ts';
import { isFoundIn } from '../../lib/search/search.ts';
import type { Services } from '../../services.ts';

export function auditRoutes(app: FastifyInstance, { db }: Services): void {
  const entries = auditQueries(db);

  implement(app, 'audit', contract, {
    listAuditLog: ({ query }) => entries.list(query),

    listAuditActors: () => entries.actors(),
  });
}

const COLUMNS = [
  'id',
  'createdAt',
  'actorId',
  'actorName',
  'address',
  'action',
  'what',
  'subjectId',
  'before',
  'after',
] as const;

/** The present name of the lead that an entry is about. The log itself names no leads, so that they can be erased. */
const LEAD_NAME = sql<string | null>`(select name from leads where id = case
  when what in (${sql.join(Object.values(LEAD_NOUNS))}) then subject_id::uuid end)`;

function auditQueries(db: Db) {
  function filtered({ actor, action, from, to, search }: AuditFilter) {
    let rows = db.selectFrom('auditLog').select(COLUMNS);
    if (actor) rows = rows.where('actorId', '=', actor);
    if (action) rows = rows.where('action', '=', action);
    if (from) rows = rows.where('createdAt', '>=', sql<string>`${from}::timestamptz`);
    if (to) rows = rows.where('createdAt', '<', sql<string>`${to}::timestamptz`);
    return search ? rows.where(isFoundIn('searchText', search)) : rows;
  }

  return {
    list: (filter: AuditFilter): Promise<PageOf<AuditEntry>> =>
      pageOf(db, filtered(filter).select(LEAD_NAME.as('leadName')), filter),

    /** Returns each actor under their latest name. */
    async actors(): Promise<AuditActor[]> {
      const { rows } = await sql<AuditActor>`
        select id, name from (
          select distinct on (actor_id) actor_id as id, actor_name as name from audit_log
          where actor_id is not null order by actor_id desc, created_at desc, id desc
        ) as actors order by name`.execute(db);
      return rows;
    },
  };
}
