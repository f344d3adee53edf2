import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { holdLock } from '@upcurve/local-postgres/node-process.test-helper';
import { expect, onTestFinished, test } from 'vitest';

const BOOTSTRAP = join(import.meta.dirname, '../../bootstrap.mjs');

test('refuses a second start on the same data folder with a one-line message', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'upcurve-bootstrap-'));
  const first = holdLock(dataDir);
  onTestFinished(async () => {
    await first.kill();
    rmSync(dataDir, { recursive: true });
  });
  await first.line();

  const second = spawn(process.execPath, [BOOTSTRAP, 'start'], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const [out, err, [code]] = await Promise.all([
    text(second.stdout),
    text(second.stderr),
    once(second, 'exit'),
  ]);

  expect({ out, err, code }).toEqual({
    out: '',
    err: `Another npm start is already using ${dataDir} (process ${first.pid}). Stop it first, or set DATA_DIR to another folder.\n`,
    code: 1,
  });
});
