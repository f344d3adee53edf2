import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataDir } from './data-dir-lock.mjs';
import { nodeProcess } from './node-process.test-helper.ts';
import { processStart } from './process-identity.mjs';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'upcurve-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const holder = (dir: string) =>
  nodeProcess(`
    import { lockDataDir } from './data-dir-lock.mjs';
    await lockDataDir(${JSON.stringify(dir)});
    console.log('held');
    setInterval(() => {}, 1000);`);

test('refuses to lock a folder in use, and locks it once released', async () => {
  const lock = await lockDataDir(dataDir);

  await expect(lockDataDir(dataDir)).rejects.toThrow(
    `Another npm start is already using ${dataDir} (process ${process.pid}). Stop it first, or set DATA_DIR to another folder.`,
  );

  lock.release();
  const next = await lockDataDir(dataDir);
  next.release();
  expect(readdirSync(join(dataDir, 'lock'))).toEqual([]);
});

test('releases the lock of another process when that process is killed', async () => {
  const other = holder(dataDir);
  expect(await other.line()).toBe('held');
  await expect(lockDataDir(dataDir)).rejects.toMatchObject({ name: 'DataDirInUseError', pid: other.pid });

  await other.kill();

  const lock = await lockDataDir(dataDir);
  lock.release();
});

test('ignores a lock whose process id now belongs to another process', async () => {
  const folder = join(dataDir, 'lock');
  mkdirSync(folder);
  writeFileSync(join(folder, `${process.ppid}-0123456789abcdef-aa`), '');

  const lock = await lockDataDir(dataDir);

  expect(readdirSync(folder)).toEqual([`${process.pid}-${processStart(process.pid)}-${lock.token}`]);
  lock.release();
});

test('shares a lock between parent and child by its token', async () => {
  const parent = await lockDataDir(dataDir);
  const child = nodeProcess(`
    import { lockDataDir } from './data-dir-lock.mjs';
    await lockDataDir(${JSON.stringify(dataDir)}, { token: '${parent.token}' });
    console.log('held');
    setInterval(() => {}, 1000);`);
  expect(await child.line()).toBe('held');
  parent.release();
  await expect(lockDataDir(dataDir)).rejects.toMatchObject({ name: 'DataDirInUseError', pid: child.pid });
  await child.kill();
});

test('never lets two processes hold the lock at once', async () => {
  const contender = `
    import { lockDataDir } from './data-dir-lock.mjs';
    import { mkdirSync, rmdirSync } from 'node:fs';
    const inside = ${JSON.stringify(join(dataDir, 'inside'))};
    let result = 'refused';
    for (let i = 0; i < 20; i += 1) {
      const lock = await lockDataDir(${JSON.stringify(dataDir)}).catch(() => undefined);
      if (!lock) continue;
      mkdirSync(inside); // throws when another one is inside
      await new Promise((done) => setTimeout(done, 2));
      rmdirSync(inside);
      lock.release();
      result = 'got in';
    }
    console.log(result);`;
  const results = await Promise.all(Array.from({ length: 4 }, () => nodeProcess(contender).line()));

  expect(results).toContain('got in');
  expect(results.filter((result) => result === '')).toEqual([]);
});

test('creates a data folder that other users can traverse but not list', async () => {
  const fresh = join(dataDir, 'fresh');
  const lock = await lockDataDir(fresh);
  expect(statSync(fresh).mode & 0o777).toBe(0o711);
  lock.release();
});
