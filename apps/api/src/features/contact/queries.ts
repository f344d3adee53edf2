import { type Detail, FormType } from '@upcurve/contracts/leads/contact';
import { type ContactFilter, ContactStatus, type ContactSubmission } from '@upcurve/contracts/leads/contacts';
import type { Attribution } from '@upcurve/contracts/leads/lead';
import type { PageOf } from '@upcurve/contracts/shared/paging';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { assignedTo, DESK_COLUMNS, outcomeIs } from '../../db/lead-tables.ts';
import type { ContactSubmissionsTable } from '../../db/schema/contact.ts';
import { orderOf, type Sorts } from '../../lib/http/paging/order.ts';
import { nameKey, searchText } from '../../lib/search/search.ts';
import { callColumnsOf } from '../leads/calls.ts';
import { everyLead, pageOfLeads, sortByIds } from '../leads/list/lead-list.ts';
import { dateConditions, type LeadQuery, type LeadTable } from '../leads/list/lead-query.ts';
import { isMentioned } from '../leads/mentions.ts';
import { personOf } from '../people/service.ts';

type Row = Omit<
  Insertable<ContactSubmissionsTable>,
  'searchText' | 'nameKey' | 'details' | 'attribution' | 'personId' | 'phoneKey'
> & {
  details: Detail[];
  attribution: Attribution | null;
};

const LIST_COLUMNS = [
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
] as const;
const ALL_COLUMNS = [...LIST_COLUMNS, 'details', 'attribution', 'consent', 'consentVersion'] as const;

const SORTS: Sorts = {
  createdAt: { by: 'createdAt', kind: 'instant' },
  name: { by: 'nameKey', kind: 'text' },
  status: { by: 'status', kind: 'text' },
};

const TABLE: LeadTable = {
  table: 'contactSubmissions',
  date: 'createdAt',
  indexes: [{ status: ContactStatus.options, formType: FormType.options }],
  orders: ['createdAt', 'name'],
};

function queryOf(filter: ContactFilter): LeadQuery {
  const { sort = '-createdAt', status, formType, outcome, assignee, from, to, ...rest } = filter;
  const conditions = [
    ...dateConditions('createdAt', from, to),
    ...assignedTo(assignee),
    ...outcomeIs(outcome),
  ];
  return { ...rest, order: orderOf(SORTS, sort), equal: { status, formType }, conditions };
}

/** Queries of contact submissions. */
export function contactQueries(db: Db) {
  const rows = db.selectFrom('contactSubmissions');

  const these = (ids: string[]) => rows.where('id', '=', sql<string>`any(${ids})`);

  return {
    async create({ details, attribution, ...row }: Row): Promise<void> {
      const { name, email, company, phone, message } = row;
      const texts = details.map(({ text }) => text);
      await db
        .insertInto('contactSubmissions')
        .values({
          ...row,
          ...(await personOf(db, row)),
          details: JSON.stringify(details),
          attribution: attribution && JSON.stringify(attribution),
          searchText: searchText([name, email, company, message, ...texts], phone),
          nameKey: nameKey(name),
        })
        .execute();
    },

    async list(filter: ContactFilter): Promise<PageOf<ContactSubmission>> {
      const { ids, ...page } = await pageOfLeads(db, TABLE, queryOf(filter));
      return { ...page, items: sortByIds(ids, await these(ids).select(LIST_COLUMNS).execute()) };
    },

    every: (filter: ContactFilter) =>
      everyLead(db, TABLE, queryOf(filter), (ids) =>
        these(ids).select(ALL_COLUMNS).select(callColumnsOf('contact')).execute(),
      ),

    /** Returns a contact submission as the member sees it. */
    find: (id: string, userId: string) =>
      rows
        .select([...ALL_COLUMNS, isMentioned('contact', userId).as('isMentioned')])
        .where('id', '=', id)
        .executeTakeFirst(),

    findRow: (id: string) => rows.select(LIST_COLUMNS).where('id', '=', id).executeTakeFirst(),
  };
}
