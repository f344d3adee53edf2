import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import type { Config } from '../config.ts';
import { adoptBaseline, howToUpdate, isOlderThanBaseline, sinceBaseline } from '../db/adopt-baseline.ts';
import { openConnection, type Trx } from '../db/client.ts';
import { migrateTo, migrationNames } from '../db/migrate.ts';
import { mailQueries } from '../features/mail/queries.ts';
import { clearMailServer } from '../features/mail/server-settings.ts';
import { countWaiting, holdWaiting } from '../features/webhook/deliveries/replay.ts';
import { openStorage } from '../lib/storage/open-storage.ts';
import { applySessionSettings, foreignKeysOf, migrationsOf, tablesOf } from './catalogue.ts';
import { checkBackup } from './check-backup.ts';
import { loadArchive } from './load-archive.ts';
import { BackupError, type Manifest, type TableContent } from './manifest.ts';
import { copyOut, suppressionKeyOf } from './write-backup.ts';

export interface RestoreOptions {
  overwrite?: boolean;
  /** If `false`, pending webhooks and emails stay on hold, for a trial run next to the real system. */
  send?: boolean;
}

export interface RestoreResult {
  manifest: Manifest;
  /** Pending webhooks and emails that were queued again. */
  queued: number;
  /** Whether the suppression list matches the current SUPPRESSION_SECRET. */
  knowsSuppressed: boolean;
}

/**
 * Restores a backup into the configured database and storage. Restores all of it or nothing.
 * @throws {BackupError} with a readable message, before anything is changed
 */
export async function restoreBackup(
  config: Config,
  path: string,
  { overwrite = false, send = true }: RestoreOptions = {},
): Promise<RestoreResult> {
  const manifest = await checkBackup(path);
  const version = versionOf(manifest);
  const storage = await openStorage(config);
  const { client, db } = await openConnection(config.databaseUrl, 'upcurve-restore');
  const putFiles: string[] = [];
  try {
    await refuseUse(client);
    if (!overwrite) await refuseData(client);
    const queued = await db.transaction().execute(async (trx) => {
      await applySessionSettings(client);
      await emptySchemaAt(client, trx, version, manifest);
      const keys = await takeOffForeignKeys(client);
      await withoutTriggers(client, async () => {
        await loadArchive(client, storage, path, manifest, putFiles);
        for (const table of manifest.tables) await compareTable(client, table);
      });
      for (const key of keys) await client.query(key);
      for (const { name, next } of manifest.sequences)
        await client.query(`alter sequence ${client.escapeIdentifier(name)} restart with ${next}`);
      return settleOutboxes(trx, send);
    });
    await client.query('analyze');
    return { manifest, queued, knowsSuppressed: manifest.suppressionKey === suppressionKeyOf(config) };
  } catch (error) {
    await storage.delete(putFiles).catch(() => {});
    throw error;
  } finally {
    await client.end();
  }
}

/**
 * Returns the last migration of the backup.
 * @throws {BackupError} if this version does not know its migrations
 */
function versionOf(manifest: Manifest): string {
  const migrations = sinceBaseline(manifest.migrations);
  const last = migrations.at(-1) as string;
  const known = migrationNames.slice(0, migrations.length);
  if (known.join() === migrations.join()) return last;
  throw new BackupError(
    isOlderThanBaseline(migrations)
      ? `The backup is too old for this version. ${howToUpdate(last)} Then make a new backup.`
      : `The backup was made by a newer version (${last}). Restore it with that version or a later one.`,
  );
}

/** Running processes would write into the data being replaced, and keep stale data. */
async function refuseUse(client: Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*) from pg_stat_activity
    where datname = current_database() and application_name in ('upcurve-api', 'upcurve-queue', 'upcurve-backup')`,
  );
  if (rows[0]?.count === 0) return;
  throw new BackupError('The API or a worker is using this database. Stop all of them, then restore.');
}

async function refuseData(client: Client): Promise<void> {
  for (const { name } of await tablesOf(client)) {
    const { rows } = await client.query(`select from ${client.escapeIdentifier(name)} limit 1`);
    if (rows.length > 0)
      throw new BackupError(
        `The database holds data already (${name}). To replace it all by the backup: --overwrite`,
      );
  }
}

/**
 * Migrates to the backup's version. Empties the tables before, so that migrations have no rows to rewrite, and after,
 * because migrations also insert rows.
 */
async function emptySchemaAt(client: Client, trx: Trx, version: string, manifest: Manifest): Promise<void> {
  await adoptBaseline(trx, await migrationsOf(client));
  const known = await migrationsOf(client);
  const stranger = known.find((name) => !migrationNames.includes(name));
  if (stranger)
    throw new BackupError(
      `The database belongs to a newer version (${stranger}). Restore with that version.`,
    );
  if (known.length > 0) await truncate(client);
  await migrateTo(trx, version);
  await truncate(client);
  const tables = new Map((await tablesOf(client)).map(({ name, columns }) => [name, columns]));
  for (const { name, columns } of manifest.tables)
    if (!columns.every((column) => tables.get(name)?.includes(column)))
      throw new BackupError(`Table ${name} does not match this version’s schema.`);
}

async function truncate(client: Client): Promise<void> {
  const names = await namesOf(client);
  if (names.length > 0) await withoutTriggers(client, () => client.query(`truncate ${names.join(', ')}`));
}

const namesOf = async (client: Client): Promise<string[]> =>
  (await tablesOf(client)).map(({ name }) => client.escapeIdentifier(name));

/** Disables triggers, because the backup already contains the values that they maintain. */
async function withoutTriggers(client: Client, work: () => Promise<unknown>): Promise<void> {
  const names = await namesOf(client);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await work();
  await client.query('set constraints all immediate');
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
}

/**
 * Drops all foreign keys, because tables refer to each other in cycles. Returns the statements that restore the keys.
 */
async function takeOffForeignKeys(client: Client): Promise<string[]> {
  const keys = await foreignKeysOf(client);
  const statements = keys.map(({ table, name, definition }) => {
    const [of, constraint] = [client.escapeIdentifier(table), client.escapeIdentifier(name)];
    return {
      off: `alter table ${of} drop constraint ${constraint}`,
      on: `alter table ${of} add constraint ${constraint} ${definition}`,
    };
  });
  for (const { off } of statements) await client.query(off);
  return statements.map(({ on }) => on);
}

/** Reads a table back and compares it with the backup. A difference rolls back the restore. */
async function compareTable(client: Client, content: TableContent): Promise<void> {
  const copied = copyOut(client, content);
  const hash = createHash('sha256');
  for await (const chunk of copied as AsyncIterable<Buffer>) hash.update(chunk);
  await client.query('select 1');
  if (copied.rowCount === content.rows && hash.digest('hex') === content.sha256) return;
  throw new BackupError(
    `Table ${content.name} would differ from the backup, so nothing was changed. This server may format values differently.`,
  );
}

/** Returns how many webhooks and mails wait to be sent. Without `send`, drops them and the email server. */
async function settleOutboxes(trx: Trx, send: boolean): Promise<number> {
  if (send) return (await countWaiting(trx)) + (await mailQueries(trx).countWaiting());
  await holdWaiting(trx);
  await mailQueries(trx).failWaiting();
  await clearMailServer(trx);
  return 0;
}
