import { afterEach, expect, test } from 'vitest';
import { createWebServer, type WebServer } from './create-web-server.ts';

const running: WebServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function start(options: Partial<Parameters<typeof createWebServer>[0]> = {}): Promise<string> {
  const server = createWebServer({
    publicUrl: 'http://site.example',
    forward: { to: 'http://127.0.0.1:9' },
    handle: ({ url }) => new Response(`page ${url.href}`),
    log: () => {},
    ...options,
  });
  running.push(server);
  return `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
}

test('a page sees the public address, whatever the Host header says', async () => {
  const response = await fetch(`${await start()}/about?x=1`);
  expect(await response.text()).toBe('page http://site.example/about?x=1');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('health answers without the pages', async () => {
  const address = await start({ handle: () => Promise.reject(new Error('down')), ready: () => false });
  expect((await fetch(`${address}/health/live`)).status).toBe(200);
  expect((await fetch(`${address}/health/ready`)).status).toBe(503);
  expect((await fetch(`${address}/`)).status).toBe(500);
});
