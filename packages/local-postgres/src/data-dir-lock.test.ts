import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDir } from './data-dir-lock.mjs';
import { holdLock, nodeProcess } from './node-process.test-helper.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'upcurve-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('refuses to lock a folder in use, and locks it once released', async () => {
  const other = holdLock(dataDir);
  expect(await other.line()).toBe('held');

  await expect(lockDataDir(dataDir)).rejects.toThrow(
    `Another npm start is already using ${dataDir} (process ${other.pid}). Stop it first, or set DATA_DIR to another folder.`,
  );

  other.child.kill('SIGTERM');
  await expect.poll(() => readdirSync(join(dataDir, 'lock'))).toEqual([]);
  const release = await lockDataDir(dataDir);
  release();
  await other.kill();
});

test('releases the lock of another process when that process is killed', async () => {
  const other = holdLock(dataDir);
  expect(await other.line()).toBe('held');
  await expect(lockDataDir(dataDir)).rejects.toThrow(`(process ${other.pid})`);

  await other.kill();

  const release = await lockDataDir(dataDir);
  release();
});

test('ignores a lock whose process id now belongs to another process', async () => {
  const folder = join(dataDir, 'lock');
  mkdirSync(folder);
  writeFileSync(join(folder, '1'), 'node packages/launcher/bootstrap.mjs start');

  const release = await lockDataDir(dataDir);

  expect(readdirSync(folder)).toEqual([String(process.pid)]);
  release();
});

test('shares a lock with a child process, which keeps it when the parent ends', async () => {
  const release = await lockDataDir(dataDir);
  const child = holdLock(dataDir);
  expect(await child.line()).toBe('held');
  release();
  await expect(lockDataDir(dataDir)).rejects.toThrow(`(process ${child.pid})`);
  await child.kill();
});

test('never lets two processes hold the lock at once', async () => {
  const contender = `
    import { lockDataDir } from './data-dir-lock.mjs';
    import { mkdirSync, rmdirSync } from 'node:fs';
    const inside = ${JSON.stringify(join(dataDir, 'inside'))};
    let result = 'refused';
    for (let i = 0; i < 20; i += 1) {
      const release = await lockDataDir(${JSON.stringify(dataDir)}).catch(() => undefined);
      if (!release) continue;
      mkdirSync(inside); // throws when another one is inside
      await new Promise((done) => setTimeout(done, 2));
      rmdirSync(inside);
      release();
      result = 'got in';
    }
    console.log(result);`;
  const results = await Promise.all(Array.from({ length: 4 }, () => nodeProcess(contender).line()));

  expect(results).toContain('got in');
  expect(results.filter((result) => result === '')).toEqual([]);
});

test('creates a data folder that other users can traverse but not list', async () => {
  const fresh = join(dataDir, 'fresh');
  const release = await lockDataDir(fresh);
  expect(statSync(fresh).mode & 0o777).toBe(0o711);
  release();
});
