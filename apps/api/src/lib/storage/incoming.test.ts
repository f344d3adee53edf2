import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sweepIncoming } from './incoming.ts';
import { openFolder } from './storage-folder.ts';

test('removes the partial uploads of killed processes at the start and keeps those of running ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upcurve-incoming-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const living = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const killed = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  onTestFinished(() => void living.kill('SIGKILL'));
  killed.kill('SIGKILL');
  await once(killed, 'exit');

  const folderOf = async (machine: string, pid: number | undefined) => {
    const name = `${machine}.${pid}.${randomUUID()}`;
    await mkdir(join(folder, 'incoming', name), { recursive: true });
    await writeFile(join(folder, 'incoming', name, randomUUID()), 'half');
    return name;
  };
  const ofKilled = await folderOf(hostname(), killed.pid);
  // In a container, every start gets process id 1.
  const ofFormer = await folderOf(hostname(), process.pid);
  const ofLiving = await folderOf(hostname(), living.pid);
  const ofAnother = await folderOf('another-machine', killed.pid);

  const { incoming } = await openFolder(folder);
  await writeFile(join(incoming, 'own'), 'half');
  await openFolder(folder);
  const left = await readdir(dirname(incoming));
  expect(left.sort()).toEqual([ofLiving, ofAnother, basename(incoming)].sort());
  expect(left).not.toContain(ofKilled);
  expect(left).not.toContain(ofFormer);
  expect(await readdir(incoming)).toEqual(['own']);

  // The hourly sweep deletes by age, in the folders of all processes.
  expect(await sweepIncoming(dirname(incoming), Date.now() - 60_000)).toBe(0);
  expect(await sweepIncoming(dirname(incoming), Date.now() + 60_000)).toBe(3);
});
