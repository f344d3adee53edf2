import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freeLoopbackPort } from '@upcurve/local-postgres/port';
import { report } from './statistics.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

async function secondsToReady(env: Record<string, string>): Promise<number> {
  const started = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  await new Promise<void>((done, failed) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (/^ready\b/m.test(output)) done();
    });
    child.once('exit', (code) => failed(new Error(`npm start ended with ${code}:\n${output}`)));
  });
  const seconds = (performance.now() - started) / 1000;
  child.removeAllListeners('exit');
  child.kill('SIGTERM');
  await once(child, 'exit');
  return seconds;
}

/** From `npm start` to `ready`, the first time in a data folder and the second. */
export async function benchStart(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'upcurve-start-'));
  const ports = {
    API_PORT: freeLoopbackPort(),
    ADMIN_PORT: freeLoopbackPort(),
    MARKETING_PORT: freeLoopbackPort(),
  };
  const env: Record<string, string> = { DATA_DIR: dataDir };
  for (const [name, port] of Object.entries(ports)) env[name] = String(await port);
  try {
    report(
      'npm start to ready, built before, new data folder',
      `${(await secondsToReady(env)).toFixed(1)} s`,
      '',
    );
    report('npm start to ready, the second time', `${(await secondsToReady(env)).toFixed(1)} s`, '< 15 s');
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
