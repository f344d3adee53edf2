import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError } from '@upcurve/web-server/settings';
import { loadConfig } from '../config.ts';
import { isUnavailable } from '../db/client.ts';
import { HttpError } from '../lib/http/errors.ts';
import type { Manifest } from './manifest.ts';
import { BackupError } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const USAGE = `backup [--to FOLDER]
restore FILE [--overwrite] [--no-send]`;

/** The exit code if a backup was made but some files are missing. */
const INCOMPLETE = 3;

const number = new Intl.NumberFormat('en-GB');

function contents({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return `${number.format(rows)} rows in ${tables.length} tables, ${number.format(files.length)} files of ${number.format(Math.round(bytes / 1e6))} MB`;
}

async function backup(folder: string | undefined): Promise<void> {
  const config = loadConfig();
  const { path, manifest } = await writeBackup(
    config,
    folder ? resolve(folder) : join(config.dataDir, 'backups'),
  );
  console.log(`${path}: ${contents(manifest)}.`);
  if (manifest.missing.length === 0) return;
  console.error(
    `${number.format(manifest.missing.length)} files are missing from the store and from this backup: ${manifest.missing.slice(0, 5).join(', ')}.`,
  );
  process.exitCode = INCOMPLETE;
}

async function restore(file: string, options: { overwrite?: boolean; send?: boolean }): Promise<void> {
  const { manifest, queued, knowsSuppressed } = await restoreBackup(loadConfig(), resolve(file), options);
  console.log(`Restored ${contents(manifest)}, as of ${manifest.createdAt}. All members must sign in again.`);
  if (queued > 0)
    console.log(`${number.format(queued)} waiting webhooks and emails will be sent at the next start.`);
  if (!knowsSuppressed)
    console.error(
      'SUPPRESSION_SECRET (or SESSION_SECRET, if it is not set) differs from the one this backup was made with. Until it is restored, unsubscribed addresses are not recognised.',
    );
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: { to: { type: 'string' }, overwrite: { type: 'boolean' }, send: { type: 'boolean' } },
  });
  const [command, file, ...more] = positionals;
  const { to, overwrite, send } = values;
  if (command === 'backup' && !file && overwrite === undefined && send === undefined) return backup(to);
  if (command === 'restore' && file && more.length === 0 && to === undefined)
    return restore(file, { overwrite, send });
  throw new BackupError(`Usage:\n${USAGE}`);
}

function describeError(error: unknown): string {
  const { code = '', message, stack = '', name } = error as NodeJS.ErrnoException;
  if (error instanceof BackupError || error instanceof ConfigError || error instanceof HttpError)
    return message;
  if (name === 'TypeError' && code.startsWith('ERR_PARSE_ARGS')) return `${message}\nUsage:\n${USAGE}`;
  if (isUnavailable(error as Error)) return `DATABASE_URL: PostgreSQL is not available (${message || code}).`;
  if (/^(ENOSPC|EDQUOT|EACCES|EROFS|ENOTDIR|EEXIST)$/.test(code))
    return `The backup cannot be written: ${message}.`;
  return stack;
}

try {
  await run();
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
