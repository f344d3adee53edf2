import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema/database.ts';
import { conflict } from '../http/errors.ts';

/**
 * Does long work that no two may do at once, in whatever process. It is entered in a row and not held by a lock, which would keep a
 * connection for as long, and which a pooler loses.
 * @param seconds longer than the work can take; so long nobody else may, where a process dies at it
 * @throws {HttpError} 409 with these words where somebody else is at it
 */
export async function runExclusively<T>(
  db: Kysely<Database>,
  { name, seconds, busy }: { name: string; seconds: number; busy: string },
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await sql<{ until: string }>`
    insert into leases (name, until) values (${name}, clock_timestamp() + make_interval(secs => ${seconds}))
    on conflict (name) do update set until = excluded.until where leases.until < clock_timestamp()
    returning until::text`.execute(db);
  const [own] = rows;
  if (!own) throw conflict(busy);
  try {
    return await work();
  } finally {
    await sql`delete from leases where name = ${name} and until = ${own.until}::timestamptz`.execute(db);
  }
}
