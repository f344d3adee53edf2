import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataDirInUseError } from '@upcurve/local-postgres/data-dir-lock';
import { holdLock } from '@upcurve/local-postgres/node-process.test-helper';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { withDatabase } from './database-script.ts';

const URL_OF_START = 'postgres://upcurve:x@127.0.0.1:9/upcurve';

test('uses the database of DATABASE_URL and locks nothing', async () => {
  const config = readConfig({ DATABASE_URL: URL_OF_START, DATA_DIR: '/nowhere' });
  expect(await withDatabase(config, false, async (url) => url)).toBe(URL_OF_START);
});

test('uses the database of a running npm start only if the command may share it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'upcurve-with-'));
  const start = holdLock(dataDir);
  onTestFinished(async () => {
    await start.kill();
    rmSync(dataDir, { recursive: true });
  });
  await start.line();
  writeFileSync(join(dataDir, 'database-url'), `${URL_OF_START}\n`);
  const config = readConfig({ DATA_DIR: dataDir });
  expect(await withDatabase(config, true, async (url) => url)).toBe(URL_OF_START);
  await expect(withDatabase(config, false, async (url) => url)).rejects.toThrow(DataDirInUseError);
});
