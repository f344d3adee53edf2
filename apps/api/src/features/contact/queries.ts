import type { Insertable } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { ContactSubmissionsTable } from '../../db/schema/contact.ts';
import { searchText } from '../../lib/search.ts';

type Row = Omit<Insertable<ContactSubmissionsTable>, 'searchText'>;

/** What visitors sent with the public forms beside the quiz. */
export function contactQueries(db: Db) {
  return {
    async create(row: Row): Promise<void> {
      const { name, email, company, message } = row;
      await db
        .insertInto('contactSubmissions')
        .values({ ...row, searchText: searchText(name, email, company, message) })
        .execute();
    },
  };
}
