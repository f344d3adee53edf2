import type { Client } from 'pg';

/**
 * Sessions are not backed up, because a restore would revive sessions that have been ended. Everybody signs in again.
 */
const LEFT_OUT = ['sessions'];

/** Makes every server format values the same way, and turns off timeouts because a backup may take long. */
const SETTINGS = {
  client_encoding: 'UTF8',
  datestyle: 'ISO',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  extra_float_digits: '1',
  bytea_output: 'hex',
  row_security: 'off',
  // Scans each table from its beginning, so rows come in the order they were written.
  synchronize_seqscans: 'off',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  lock_timeout: '10s',
};

/** Applies the settings to the current transaction only. */
export async function applySessionSettings(client: Client): Promise<void> {
  for (const [name, value] of Object.entries(SETTINGS)) await client.query(`set local ${name} = '${value}'`);
}

export interface Table {
  name: string;
  /** Excludes generated columns. */
  columns: string[];
}

/** Returns our tables in the schema, except those of the migrator. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and c.relname not in ('kysely_migration', 'kysely_migration_lock')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname collate "C"`,
  );
  return rows;
}

export const isBackedUp = ({ name }: { name: string }) => !LEFT_OUT.includes(name);

export async function sequencesOf(client: Client): Promise<{ name: string; next: string }[]> {
  const { rows } = await client.query<{ name: string; next: string }>(
    `select sequencename::text as name, coalesce(last_value + increment_by, start_value)::text as next
    from pg_sequences where schemaname = current_schema() order by 1`,
  );
  return rows;
}

export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

export async function foreignKeysOf(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select c.relname::text as "table", k.conname::text as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace and k.conparentid = 0
    order by 1, 2`,
  );
  return rows;
}

/** Returns the applied migrations in order, or none if the schema is not ours. */
export async function migrationsOf(client: Client): Promise<string[]> {
  const { rows: found } = await client.query("select to_regclass('kysely_migration') is not null as is");
  if (!found[0]?.is) return [];
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name collate "C"',
  );
  return rows.map(({ name }) => name);
}
