import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { freeLoopbackPort } from '@upcurve/local-postgres/port';
import { processStart } from '@upcurve/local-postgres/process-identity';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startApp } from './app-process.ts';

let logs: string;
let said: string[];
beforeEach(() => {
  logs = mkdtempSync(join(tmpdir(), 'upcurve-app-'));
  said = [];
});
afterEach(() => rmSync(logs, { recursive: true }));

function start(code: string, port = 1) {
  const command = { name: 'api' as const, command: process.execPath, args: ['-e', code], cwd: logs };
  const options = { logs, chatty: false, say: (line: string) => void said.push(line) };
  return startApp({ ...command, readyUrl: `http://127.0.0.1:${port}/` }, { PORT: String(port) }, options);
}

const answering = (after: number) => `
  const started = Date.now();
  require('http').createServer((_, res) => res.writeHead(Date.now() - started < ${after} ? 503 : 200).end())
    .listen(process.env.PORT, '127.0.0.1');`;

test('is ready once it answers 200, and does not report a requested stop as unexpected', async () => {
  const app = start(answering(300), await freeLoopbackPort());
  let death: string | undefined;
  void app.died.then((why) => {
    death = why;
  });
  await app.ready();
  await app.stop(5000);
  await sleep(0);
  expect(death).toBeUndefined();
});

test('reports an unexpected end with the path of the log, and shows the last output', async () => {
  const app = start(
    `console.log('{"level":30,"msg":"hello"}'); console.error('API_URL is wrong.'); process.exitCode = 3`,
  );
  expect(await app.died).toBe(`api ended unexpectedly (exit code 3): see ${join(logs, 'api.log')}.`);
  expect(said).toEqual(['api        API_URL is wrong.']);
  expect(readFileSync(join(logs, 'api.log'), 'utf8').split('\n').sort()).toEqual([
    '',
    'API_URL is wrong.',
    '{"level":30,"msg":"hello"}',
  ]);
});

test('keeps running and shows output in the terminal if the log cannot be written', async () => {
  mkdirSync(join(logs, 'api.log'));
  const app = start(`console.error('The disk is full.'); ${answering(0)}`, await freeLoopbackPort());
  await app.ready();
  await expect.poll(() => said).toEqual(['api        The disk is full.']);
  await app.stop(5000);
});

test('kills an app that ignores the request to stop', async () => {
  const app = start(`process.on('SIGTERM', () => {}); ${answering(0)}`, await freeLoopbackPort());
  await app.ready();
  await app.stop(100);
});

test('reports a command that does not exist', async () => {
  const app = startApp(
    { name: 'admin', command: '/no/such/program', args: [], cwd: logs, readyUrl: 'http://127.0.0.1:1/' },
    {},
    { logs, chatty: false, say: () => {} },
  );
  expect(await app.died).toContain('ENOENT');
  await app.stop(100);
});

test('ends when the launcher is killed', async () => {
  const code = `
    import { startApp } from './app-process.ts';
    startApp(
      { name: 'api', command: process.execPath, args: ['-e', 'console.error(process.pid); setInterval(() => {}, 1000)'], cwd: '/', readyUrl: '' },
      {},
      { logs: ${JSON.stringify(logs)}, chatty: false, say: (line) => console.log(line.split(' ').at(-1)) },
    );`;
  const launcher = spawn(process.execPath, ['--input-type=module-typescript', '--eval', code], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = await once(createInterface({ input: launcher.stdout }), 'line');
  launcher.kill('SIGKILL');
  await expect.poll(() => processStart(Number(pid)), { timeout: 10_000 }).toBeUndefined();
});
