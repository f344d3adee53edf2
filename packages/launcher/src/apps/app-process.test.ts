import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { commandOf } from '@upcurve/local-postgres/command-of';
import { freeLoopbackPort } from '@upcurve/local-postgres/port';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AppProcess, startApp, untilReady } from './app-process.ts';

let logs: string;
let said: string[];
beforeEach(() => {
  logs = mkdtempSync(join(tmpdir(), 'upcurve-app-'));
  said = [];
});
afterEach(() => rmSync(logs, { recursive: true }));

function start(code: string, port = 1): AppProcess {
  const command = { name: 'api' as const, command: process.execPath, args: ['-e', code], cwd: logs };
  const options = { logs, chatty: false, say: (line: string) => void said.push(line) };
  return startApp({ ...command, readyUrl: '' }, { PORT: String(port) }, options);
}

async function startAndWait(code: string, port: number): Promise<AppProcess> {
  const app = start(code, port);
  await untilReady(`http://127.0.0.1:${port}/`, new AbortController().signal);
  return app;
}

const answering = (after: number) => `
  const started = Date.now();
  require('http').createServer((_, res) => res.writeHead(Date.now() - started < ${after} ? 503 : 200).end())
    .listen(process.env.PORT, '127.0.0.1');`;

test('is ready once it answers 200', async () => {
  const app = await startAndWait(answering(300), await freeLoopbackPort());
  await app.stop();
});

test('reports an unexpected end with the path of the log, and shows the last output', async () => {
  const app = start(
    `console.log('{"level":30,"msg":"hello"}'); console.error('API_URL is wrong.'); process.exitCode = 3`,
  );
  expect(await app.ended).toBe(`api ended unexpectedly (exit code 3): see ${join(logs, 'api.log')}.`);
  expect(said).toEqual(['api        API_URL is wrong.']);
  expect(readFileSync(join(logs, 'api.log'), 'utf8').split('\n').sort()).toEqual([
    '',
    'API_URL is wrong.',
    '{"level":30,"msg":"hello"}',
  ]);
});

test('kills an app that ignores the request to stop', async () => {
  const app = await startAndWait(
    `process.on('SIGTERM', () => {}); ${answering(0)}`,
    await freeLoopbackPort(),
  );
  await app.stop(100);
});

test('reports a command that does not exist', async () => {
  const app = startApp(
    { name: 'admin', command: '/no/such/program', args: [], cwd: logs, readyUrl: 'http://127.0.0.1:1/' },
    {},
    { logs, chatty: false, say: () => {} },
  );
  expect(await app.ended).toContain('ENOENT');
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
  await expect.poll(() => commandOf(Number(pid)), { timeout: 10_000 }).toBe('');
});
