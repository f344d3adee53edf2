import { type Kysely, sql } from 'kysely';
import type { Database } from '../src/db/schema/database.ts';

/**
 * Returns the tables in which any column contains a text, case-insensitively: as text, inside JSON, or as bytes.
 * Includes the tables of the queue.
 */
export async function tablesWith(db: Kysely<Database>, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('information_schema', 'pg_catalog') and table_type = 'BASE TABLE'
    order by table_name`.execute(db);
  const patterns = [text, Buffer.from(text).toString('hex')].map((each) => `%${each}%`);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(`${schema}.${name}`)} t where t::text ilike any(${patterns}) limit 1`.execute(
      db,
    );
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}
