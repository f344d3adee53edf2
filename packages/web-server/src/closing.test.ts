import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWeb } from './test/servers.ts';

// So that nothing is closed only because its time is up.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('closes idle keep-alive connections at once and refuses new ones', async () => {
  const { app, port, address } = await startWeb();
  const agent = new Agent({ keepAlive: true });
  const outgoing = request(address, { agent }).end();
  const [response] = await once(outgoing, 'response');
  await text(response);
  await app.close();
  const socket = connect(port, '127.0.0.1');
  await expect(once(socket, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  agent.destroy();
});

test('finishes a response in progress, then closes its connection', async () => {
  const asked = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<string>();
  const { app, address } = await startWeb({
    pages: (site) =>
      site.get('/*', () => {
        asked.resolve();
        return finish.promise;
      }),
  });
  const agent = new Agent({ keepAlive: true });
  const outgoing = request(address, { agent }).end();
  await asked.promise;
  const closed = app.close();
  finish.resolve('whole');
  const [response] = await once(outgoing, 'response');
  expect(await text(response)).toBe('whole');
  await closed;
  agent.destroy();
});

test('closes stuck connections after 6 s, before the launcher kills the process', async () => {
  const asked = Promise.withResolvers<void>();
  const { app, address } = await startWeb({
    pages: (site) =>
      site.get('/*', () => {
        asked.resolve();
        return new Promise(() => {});
      }),
  });
  const outgoing = request(address)
    .on('error', () => {})
    .end();
  await asked.promise;
  const isClosed = vi.fn();
  const closed = app.close().then(isClosed);
  await expect.poll(() => app.server.listening).toBe(false);
  await vi.advanceTimersByTimeAsync(5_900);
  expect(isClosed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await closed;
  outgoing.destroy();
});

test('is not ready while draining, but still answers requests', async () => {
  const { app, address } = await startWeb({ drainSeconds: 5 });
  const status = async (path: string) => (await fetch(address + path)).status;
  expect(await status('/health/ready')).toBe(200);
  const closed = app.close();
  await expect.poll(() => status('/health/ready')).toBe(503);
  expect(await status('/health/live')).toBe(200);
  expect(await status('/')).toBe(200);
  await vi.advanceTimersByTimeAsync(5_000);
  await closed;
  await expect(fetch(address)).rejects.toThrow();
});
