import { createHash, createHmac } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Config } from '../config.ts';
import { openConnection } from '../db/client.ts';
import { BACKUP_LOCK } from '../lib/database/locks.ts';
import { openStorage } from '../lib/storage/open-storage.ts';
import type { Storage } from '../lib/storage/storage.ts';
import { type AddEntry, writeArchive } from './archive.ts';
import {
  applySessionSettings,
  isBackedUp,
  migrationsOf,
  sequencesOf,
  type Table,
  tablesOf,
} from './catalogue.ts';
import {
  BackupError,
  fileName,
  MANIFEST_NAME,
  type Manifest,
  partName,
  type TableContent,
} from './manifest.ts';

/** Bytes of a table that are buffered in memory and written as one entry. */
const PART = 4 * 1024 * 1024;
const LOCK_NOT_AVAILABLE = '55P03';

export interface BackupResult {
  path: string;
  manifest: Manifest;
}

/** Returns a fingerprint of the suppression key that does not reveal the key. */
export const suppressionKeyOf = ({ suppressionSecret }: Config) =>
  createHmac('sha256', suppressionSecret).update('upcurve backup').digest('hex');

/**
 * Writes a consistent snapshot of database and uploads into one file in this folder, while the system keeps running.
 * @throws {BackupError} if there is nothing to back up, or another backup is running
 */
export async function writeBackup(config: Config, folder: string): Promise<BackupResult> {
  await mkdir(folder, { recursive: true });
  const now = new Date();
  const stamp = now.toISOString().replace(/[-:.]/g, '');
  const path = join(folder, `upcurve-${stamp}.tar.zst`);
  const unfinished = `${path}.part`;
  const release = await holdFiles(config);
  try {
    let manifest: Manifest | undefined;
    await writeArchive(unfinished, async (add) => {
      manifest = await addAll(config, add, now);
    });
    await rename(unfinished, path);
    await syncFolder(folder);
    // The manifest is written last; without it `writeArchive` would have thrown.
    return { path, manifest: manifest as Manifest };
  } catch (error) {
    // If the name is taken, the file belongs to another process.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(unfinished, { force: true });
    throw error;
  } finally {
    await release();
  }
}

/**
 * Keeps all referenced files from before the snapshot until the backup ends. Uses a separate connection, because
 * waiting for the lock would already take the snapshot.
 */
async function holdFiles({ databaseUrl }: Config): Promise<() => Promise<void>> {
  const { client } = await openConnection(databaseUrl, 'upcurve-backup');
  try {
    await client.query('begin');
    await applySessionSettings(client);
    await client.query(`select pg_advisory_xact_lock(${BACKUP_LOCK})`);
    return () => client.end();
  } catch (error) {
    await client.end();
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    throw new BackupError('Another backup of this database is running. Wait until it has finished.');
  }
}

async function addAll(config: Config, add: AddEntry, now: Date): Promise<Manifest> {
  const storage = await openStorage(config);
  const { client } = await openConnection(config.databaseUrl, 'upcurve-backup');
  try {
    // Reads from one snapshot, which does not include later writes.
    await client.query('begin isolation level repeatable read read only');
    await applySessionSettings(client);
    const migrations = await migrationsOf(client);
    if (migrations.length === 0)
      throw new BackupError('DATABASE_URL: this database contains none of our tables.');
    const tables: TableContent[] = [];
    for (const table of (await tablesOf(client)).filter(isBackedUp))
      tables.push(await addTable(client, table, add));
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version') as version",
    );
    const manifest: Manifest = {
      format: 1,
      createdAt: now.toISOString(),
      postgres: rows[0]?.version ?? '',
      migrations,
      suppressionKey: suppressionKeyOf(config),
      tables,
      sequences: await sequencesOf(client),
      ...(await addFiles(client, storage, tables, add)),
    };
    const text = Buffer.from(JSON.stringify(manifest, null, 1));
    await add(MANIFEST_NAME, text.length, one(text));
    return manifest;
  } finally {
    await client.end();
  }
}

async function* one(body: Buffer): AsyncGenerator<Buffer> {
  yield body;
}

export function copyOut(client: Client, { name, columns }: Table) {
  const quoted = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return client.query(
    copyTo(`copy ${client.escapeIdentifier(name)} (${quoted}) to stdout`, { highWaterMark: PART / 4 }),
  );
}

async function addTable(client: Client, table: Table, add: AddEntry): Promise<TableContent> {
  const copied = copyOut(client, table);
  const hash = createHash('sha256');
  let held: Buffer[] = [];
  let length = 0;
  let bytes = 0;
  let parts = 0;
  async function flush(): Promise<void> {
    if (length === 0) return;
    const part = Buffer.concat(held);
    await add(partName(table.name, ++parts), part.length, one(part));
    held = [];
    length = 0;
  }
  for await (const chunk of copied as AsyncIterable<Buffer>) {
    hash.update(chunk);
    held.push(chunk);
    length += chunk.length;
    bytes += chunk.length;
    if (length >= PART) await flush();
  }
  await flush();
  // `rowCount` is set after the last row, so this waits for another query.
  await client.query('select 1');
  return { ...table, rows: copied.rowCount, bytes, sha256: hash.digest('hex') };
}

async function addFiles(
  client: Client,
  storage: Storage,
  tables: TableContent[],
  add: AddEntry,
): Promise<Pick<Manifest, 'files' | 'missing'>> {
  const files: Manifest['files'] = [];
  const missing: string[] = [];
  if (!tables.some(({ name }) => name === 'media_files')) return { files, missing };
  const { rows } = await client.query<{ key: string }>('select key from media_files order by key');
  for (const { key } of rows) {
    const stored = await storage.find(key);
    if (!stored) {
      missing.push(key);
      continue;
    }
    const sha256 = await add(fileName(key), stored.size, (await stored.open()) as AsyncIterable<Buffer>);
    files.push({ key, size: stored.size, sha256 });
  }
  return { files, missing };
}

/** Without syncing the folder, a power failure can lose the new file name. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
