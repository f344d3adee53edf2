import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startWeb } from './test/servers.ts';

/** Starts a process that calls `runServer` with this function body as its plan. */
function run(plan: string) {
  const at = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  const main = `
    import { createWebServer } from ${at('./create-web-server.ts')};
    import { runServer } from ${at('./run-server.ts')};
    import { ConfigError } from ${at('./settings.ts')};
    await runServer({ portVariable: 'ADMIN_PORT' }, () => { ${plan} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', main]);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

const serve = (port: number) => `
  const app = createWebServer({ publicUrl: 'http://a.example' });
  app.get('/', () => 'page');
  return { app, port: ${port}, host: '127.0.0.1' };`;

test('logs its address and exits with 0 on SIGTERM', async () => {
  const child = run(serve(0));
  const [line] = await once(child.stdout, 'data');
  const [address] = /http:\/\/[\d.:]+/.exec(JSON.parse(line).msg) ?? [];
  expect(await (await fetch(`${address}/`)).text()).toBe('page');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('prints one line that names the variable of a taken port, and exits with 1', async () => {
  const { port } = await startWeb();
  const child = run(serve(port));
  const said = text(child.stderr);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(await said).toBe(
    `Port ${port} on 127.0.0.1 is taken: stop what listens there, or set ADMIN_PORT to a free port.\n`,
  );
});

test('prints one line for a wrong setting and a stack trace for a bug', async () => {
  const wrong = run(`throw new ConfigError('API_URL is "x": set it to an address.');`);
  const broken = run(`throw new TypeError('a defect');`);
  const [sentence, trace] = await Promise.all([text(wrong.stderr), text(broken.stderr)]);
  expect(sentence).toBe('API_URL is "x": set it to an address.\n');
  expect(trace).toMatch(/^TypeError: a defect\n {4}at /);
});
