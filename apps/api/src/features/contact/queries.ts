import type { Detail } from '@upcurve/contracts/contact';
import type { ContactFilter, ContactStatus } from '@upcurve/contracts/contacts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { ContactSubmissionsTable } from '../../db/schema/contact.ts';
import { orderOf, type Sorts } from '../../lib/order.ts';
import { everyRow, pageOf } from '../../lib/paging.ts';
import { planSearch, searchText } from '../../lib/search.ts';

type Row = Omit<Insertable<ContactSubmissionsTable>, 'searchText' | 'details'> & { details: Detail[] };

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
] as const;
const ALL_COLUMNS = [...LIST_COLUMNS, 'details', 'consent', 'consentVersion'] as const;

const SORTS: Sorts = {
  createdAt: { by: 'createdAt', kind: 'instant' },
  name: { by: sql`lower(name)`, kind: 'text' },
  status: { by: 'status', kind: 'text' },
};

/** What visitors sent with the public forms beside the quiz. */
export function contactQueries(db: Db) {
  const rows = db.selectFrom('contactSubmissions');
  const orderIn = ({ sort = '-createdAt' }: ContactFilter) => orderOf(SORTS, sort);
  function matching({ search, status, formType, from, to }: ContactFilter) {
    let found = rows;
    if (search) found = found.where('searchText', 'like', planSearch(search)?.pattern ?? '%');
    if (status) found = found.where('status', '=', status);
    if (formType) found = found.where('formType', '=', formType);
    if (from) found = found.where('createdAt', '>=', from);
    if (to) found = found.where('createdAt', '<', to);
    return found;
  }

  return {
    async create({ details, ...row }: Row): Promise<void> {
      const { name, email, company, message } = row;
      const texts = details.map(({ text }) => text);
      await db
        .insertInto('contactSubmissions')
        .values({
          ...row,
          details: JSON.stringify(details),
          searchText: searchText(name, email, company, message, ...texts),
        })
        .execute();
    },

    list: (filter: ContactFilter) =>
      pageOf(db, matching(filter).select(LIST_COLUMNS), filter, orderIn(filter)),

    every: (filter: ContactFilter) => everyRow(db, matching(filter).select(ALL_COLUMNS), orderIn(filter)),

    find: (id: string) => rows.select(ALL_COLUMNS).where('id', '=', id).executeTakeFirst(),

    setStatus: (id: string, status: ContactStatus) =>
      db
        .updateTable('contactSubmissions')
        .set({ status })
        .where('id', '=', id)
        .returning(LIST_COLUMNS)
        .executeTakeFirst(),
  };
}
