import type { ContactFilter, ContactSubmission } from '@upcurve/contracts/leads/contacts';
import type { PageOf } from '@upcurve/contracts/shared/paging';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';
import { assignedTo, DESK_COLUMNS, outcomeIs } from '../../../../db/lead-columns.ts';
import { callColumns } from '../../calls.ts';
import {
  arrivedBetween,
  equalTo,
  everyLead,
  type LeadQuery,
  orderOfLeads,
  pageOfLeads,
  sortByIds,
} from '../../list/list.ts';
import { STORY_COLUMNS } from '../../list/story.ts';

const ROW_COLUMNS = [
  'id',
  'name',
  'email',
  'company',
  'phone',
  'message',
  'status',
  'formType',
  'source',
  'createdAt',
  ...DESK_COLUMNS,
  ...STORY_COLUMNS,
] as const;

const WHOLE_COLUMNS = [...ROW_COLUMNS, 'details', 'attribution', 'consent', 'consentVersion'] as const;

/** The columns whose types the kind of the lead decides. */
type OfKind = Pick<ContactSubmission, 'status' | 'formType'>;

function queryOf(filter: ContactFilter): LeadQuery {
  const { sort = '-createdAt', status, formType, outcome, assignee, from, to, ...rest } = filter;
  return {
    ...rest,
    order: orderOfLeads(sort),
    conditions: [
      sql<SqlBool>`kind = 'contact'`,
      ...equalTo({ status, formType }),
      ...arrivedBetween(from, to),
      ...assignedTo(assignee),
      ...outcomeIs(outcome),
    ],
  };
}

export function contactQueries(db: Db) {
  const these = (ids: readonly string[]) =>
    db
      .selectFrom('leads')
      .innerJoin('contactDetails', 'leadId', 'id')
      .where('id', '=', sql<string>`any(${ids})`);

  return {
    async list(filter: ContactFilter): Promise<PageOf<ContactSubmission>> {
      const { items: ids, ...page } = await pageOfLeads(db, queryOf(filter));
      const rows = await these(ids).select(ROW_COLUMNS).$narrowType<OfKind>().execute();
      return { ...page, items: sortByIds(ids, rows) };
    },

    every: (filter: ContactFilter) =>
      everyLead(db, queryOf(filter), (ids) =>
        these(ids)
          .select([...WHOLE_COLUMNS, ...callColumns])
          .$narrowType<OfKind>()
          .execute(),
      ),

    find: (id: string) => these([id]).select(WHOLE_COLUMNS).$narrowType<OfKind>().executeTakeFirst(),

    findRow: (id: string) => these([id]).select(ROW_COLUMNS).$narrowType<OfKind>().executeTakeFirst(),

    /** Returns a form with everything that is announced or shown, even if it is in quarantine. */
    findWhole: (id: string) =>
      db
        .selectFrom('allLeads')
        .innerJoin('contactDetails', 'leadId', 'id')
        .select(['id', 'name', 'email', 'company', 'phone', 'message', 'details', 'formType', 'source'])
        .select(['consent', 'createdAt'])
        .where('id', '=', id)
        .$narrowType<Pick<ContactSubmission, 'formType'>>()
        .executeTakeFirst(),
  };
}

export type StoredContact = NonNullable<Awaited<ReturnType<ReturnType<typeof contactQueries>['findWhole']>>>;
