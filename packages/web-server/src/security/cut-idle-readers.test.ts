import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { cutIdleReaders } from './cut-idle-readers.ts';

/* More than the buffers of a loopback connection hold without a reader. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);
const PATIENCE_MS = 300;

async function start(): Promise<{ server: Server; client: Socket }> {
  const server = createServer((req, res) => {
    if (req.url === '/slow') setTimeout(() => res.end('at last'), 4 * PATIENCE_MS);
    else res.end(LARGE);
  });
  cutIdleReaders(server, PATIENCE_MS);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => {});
  onTestFinished(() => {
    client.destroy();
    server.close();
    server.closeAllConnections();
  });
  await once(client, 'connect');
  return { server, client };
}
const ask = (client: Socket, path: string) => client.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);

test('disconnects a client that does not read its answer', async () => {
  const { server, client } = await start();
  const [seen] = await Promise.all([once(server, 'request'), ask(client, '/large')]);
  // The client has no data listener, so it reads nothing.
  await once(seen[0].socket, 'close');
  expect(seen[1].writableFinished).toBe(false);
});

test('sends the whole answer to a slow reader', async () => {
  const { client } = await start();
  ask(client, '/large');
  let read = 0;
  let pauses = 0;
  client.on('data', (chunk) => {
    read += chunk.length;
    if (pauses * 8 * 1024 * 1024 > read) return;
    pauses++;
    client.pause();
    // Far below the limit, because a busy machine resumes later.
    setTimeout(() => client.resume(), PATIENCE_MS / 4);
  });
  const isOver = () => client.destroyed || read > LARGE.length;
  await expect.poll(isOver, { timeout: 50_000 }).toBe(true);
  expect(read).toBeGreaterThan(LARGE.length);
  expect(pauses).toBeGreaterThan(4);
  expect(client.destroyed).toBe(false);
});

test('does not blame a client while the server stands still', async () => {
  const { server, client } = await start();
  const [seen] = await Promise.all([once(server, 'request'), ask(client, '/large')]);
  const { socket } = seen[0];
  // Two checks find an idle client. Then no check can take place for longer than the client's time.
  await new Promise((done) => setTimeout(done, PATIENCE_MS / 2));
  const until = performance.now() + 2 * PATIENCE_MS;
  while (performance.now() < until);
  let read = 0;
  client.on('data', (chunk) => {
    read += chunk.length;
  });
  await expect.poll(() => read).toBeGreaterThan(LARGE.length);
  expect(socket.destroyed).toBe(false);
});

test('keeps the connection during a slow answer and for a second request', async () => {
  const { client } = await start();
  ask(client, '/slow');
  const [answer] = await once(client, 'data');
  expect(String(answer)).toContain('at last');
  ask(client, '/slow');
  expect(String((await once(client, 'data'))[0])).toContain('at last');
});
