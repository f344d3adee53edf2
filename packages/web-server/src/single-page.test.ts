import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadAssets } from './assets.ts';
import { noncePlaceholder, singlePage } from './single-page.ts';
import { send, startWeb } from './test/servers.ts';

const policy = { publicUrl: 'http://admin.example', styleAttributes: true };

async function start(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'single-page-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(
    join(folder, 'index.html'),
    `<meta nonce="${noncePlaceholder}"><script nonce="${noncePlaceholder}">`,
  );
  const assets = await loadAssets(folder);
  return (await startWeb({ assets, handle: singlePage(assets, policy) })).address;
}

test('every path is the app, with a nonce of its own in page and policy', async () => {
  const address = await start();
  const nonces = [];
  for (const path of ['/', '/admin/blog/7/builder', '/auth?invite=a.b']) {
    const { status, headers, body } = await send(address, path);
    const [, nonce] =
      /script-src 'self' 'nonce-([\w-]{22})';/.exec(String(headers['content-security-policy'])) ?? [];
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}';`);
    expect(body.toString()).toBe(`<meta nonce="${nonce}"><script nonce="${nonce}">`);
    nonces.push(nonce);
  }
  expect(new Set(nonces).size).toBe(3);
});

test('a file of an earlier release is 404, not the app', async () => {
  const { status, body } = await send(await start(), '/assets/app-0000.js');
  expect([status, body.toString()]).toEqual([404, 'Not found']);
});

test('a build without index.html is refused at start', async () => {
  const empty = { get: () => undefined, text: () => undefined };
  expect(() => singlePage(empty, policy)).toThrow('build the app first');
});
