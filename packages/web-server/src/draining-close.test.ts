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
  const { server, port, address } = await startWeb();
  const agent = new Agent({ keepAlive: true });
  const outgoing = request(address, { agent }).end();
  const [response] = await once(outgoing, 'response');
  await text(response);
  await server.close();
  const socket = connect(port, '127.0.0.1');
  await expect(once(socket, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  agent.destroy();
});

test('finishes a response in progress, then closes its connection', async () => {
  const asked = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<Response>();
  const { server, address } = await startWeb({
    handle: () => {
      asked.resolve();
      return finish.promise;
    },
  });
  const agent = new Agent({ keepAlive: true });
  const outgoing = request(address, { agent }).end();
  await asked.promise;
  const closed = server.close();
  finish.resolve(new Response('whole'));
  const [response] = await once(outgoing, 'response');
  expect(response.headers.connection).toBe('close');
  expect(await text(response)).toBe('whole');
  await closed;
  agent.destroy();
});

test('closes stuck connections after 6 s, before the launcher kills the process', async () => {
  const asked = Promise.withResolvers<void>();
  const { server, address } = await startWeb({
    handle: () => {
      asked.resolve();
      return new Promise(() => {});
    },
  });
  const outgoing = request(address)
    .on('error', () => {})
    .end();
  await asked.promise;
  const isClosed = vi.fn();
  const closed = server.close().then(isClosed);
  await vi.advanceTimersByTimeAsync(5_900);
  expect(isClosed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await closed;
  outgoing.destroy();
});

test('is not ready while draining, but still answers requests', async () => {
  const { server, address } = await startWeb();
  const status = async (path: string) => (await fetch(address + path)).status;
  expect(await status('/health/ready')).toBe(200);
  const closed = server.close(500);
  expect(await status('/health/ready')).toBe(503);
  expect(await status('/health/live')).toBe(200);
  expect(await status('/')).toBe(200);
  await closed;
  await expect(fetch(address)).rejects.toThrow();
});

test('can be closed twice', async () => {
  const { server } = await startWeb();
  await Promise.all([server.close(), server.close()]);
});
