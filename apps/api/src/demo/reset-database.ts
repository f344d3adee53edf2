import { type RawBuilder, sql } from 'kysely';
import { openDatabase, type Trx } from '../db/client.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { seedQuestions } from '../features/questions/seed.ts';

/* `pnpm db:reset --yes` empties the database at DATABASE_URL, then migrates and seeds it, in one transaction. */

const FLAG = '--yes';
/** The tables of the owner's account, each with a condition that selects the owner's rows. */
const ACCOUNT: Record<string, RawBuilder<unknown>> = {
  users: sql`role = 'owner'`,
  second_factors: sql`user_id in (select id from users where role = 'owner')`,
  recovery_codes: sql`user_id in (select id from users where role = 'owner')`,
};

type Row = Record<string, unknown>;

async function accountRows(trx: Trx): Promise<Map<string, Row[]>> {
  const account = new Map<string, Row[]>();
  for (const [table, isOwners] of Object.entries(ACCOUNT)) {
    const { rows: tables } = await sql<{ isThere: boolean }>`
      select to_regclass(${table}) is not null as "isThere"`.execute(trx);
    if (!tables[0]?.isThere) continue;
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(${sql.table(table)}) as row from ${sql.table(table)} where ${isOwners}`.execute(trx);
    account.set(
      table,
      rows.map(({ row }) => row),
    );
  }
  return account;
}

/** Inserts only columns that the table has now, since the rows may come from another branch's schema. */
async function insertRows(trx: Trx, table: string, rows: Row[]): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}`.execute(trx);
  const common = columns.filter(({ name }) => rows[0] && name in rows[0]).map(({ name }) => sql.ref(name));
  if (common.length === 0) return;
  await sql`insert into ${sql.table(table)} (${sql.join(common)})
    select ${sql.join(common)} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`.execute(
    trx,
  );
}

/**
 * Empties a database, then migrates and seeds it. Keeps the owner's account with its password and second factor.
 * @returns the names of the owners
 */
async function resetDatabase(trx: Trx): Promise<string[]> {
  const account = await accountRows(trx);
  await sql`drop schema if exists pgboss, development cascade`.execute(trx);
  await sql`drop schema public cascade`.execute(trx);
  await sql`create schema public`.execute(trx);
  await migrateToLatest(trx);
  for (const [table, rows] of account) await insertRows(trx, table, rows);
  await seedQuestions(trx);
  return (account.get('users') ?? []).map(({ username }) => String(username));
}

async function run([flag]: string[]): Promise<string> {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set.');
  if (process.env.NODE_ENV === 'production')
    throw new Error('db:reset is for development: NODE_ENV is production.');
  const { host, pathname } = new URL(url);
  const database = `${pathname.slice(1)} at ${host}`;
  if (flag !== FLAG)
    throw new Error(
      `This empties the database ${database}: leads, posts, settings and colleagues; only the owner's account stays. To do it: pnpm db:reset ${FLAG}`,
    );
  const { db } = openDatabase(url, { max: 1, queryTimeout: 120_000 });
  try {
    const owners = await db.transaction().execute(resetDatabase);
    const account = owners.length > 0 ? `The account of ${owners.join(', ')} stays` : 'There was no account';
    return `Emptied ${database}. ${account}. pnpm dev adds the demo content.`;
  } finally {
    await db.destroy();
  }
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
