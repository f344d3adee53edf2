import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startWeb } from './test/servers.ts';

test('idle kept-alive connections end at once; a new one is refused', async () => {
  const { server, port, address } = await startWeb();
  const agent = new Agent({ keepAlive: true });
  const outgoing = request(address, { agent }).end();
  const [response] = await once(outgoing, 'response');
  await text(response);
  const startedAt = performance.now();
  await server.close();
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  const socket = connect(port, '127.0.0.1');
  await expect(once(socket, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  agent.destroy();
});

test('an answer under way is finished, and its connection ends with it', async () => {
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
  const startedAt = performance.now();
  await closed;
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  agent.destroy();
});

test('ends stuck connections within 7 s, before a launcher’s own kill', async () => {
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
  const startedAt = performance.now();
  await server.close();
  expect(performance.now() - startedAt).toBeLessThan(7_000);
  outgoing.destroy();
});

test('readiness is no from the first moment; calls are answered for as long as was asked', async () => {
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

test('closing twice is closing once', async () => {
  const { server } = await startWeb();
  await Promise.all([server.close(), server.close()]);
});
