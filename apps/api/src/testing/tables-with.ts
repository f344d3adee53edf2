import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema/database.ts';

/** The tables, as the database's own catalogue has them, in which some row contains a text. */
export async function tablesWith(db: Kysely<Database>, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
  `.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } =
      await sql`select 1 from ${sql.table(name)} t where t::text like ${`%${text}%`} limit 1`.execute(db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
