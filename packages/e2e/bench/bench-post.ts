import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@upcurve/api-client/create-client';
import { blog } from '@upcurve/contracts/blog/blog';
import { SAMPLE_BLOCKS } from '../tests/system/sample-blocks.ts';
import { type BenchSite, startSite } from './marketing-process.ts';
import { requestsPerSecond } from './requests-per-second.ts';
import { median, report } from './statistics.ts';

const ROUNDS = 5;
const LOAD = { connections: 16 };

/** Publishes a post with every kind of block. Returns its address and that of its preview, which is never cached. */
async function publishPost(site: BenchSite): Promise<{ post: string; preview: string }> {
  const headers = await site.api.register();
  const api = createClient(blog, { baseUrl: site.api.url, headers: () => headers });
  const { id, slug } = await api.createPost({
    body: {
      title: 'The first five minutes',
      excerpt: 'In short.',
      content: { version: 1, blocks: SAMPLE_BLOCKS },
    },
  });
  await api.publishPost({ params: { id }, body: {} });
  const { url } = await api.createPreviewLink({ params: { id }, body: {} });
  const post = `${site.url}/blog/${slug}`;
  while (!(await fetch(post)).ok) await sleep(100);
  return { post, preview: site.url + new URL(url).pathname };
}

async function startProcess(
  file: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(resolve(import.meta.dirname, file), args, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return { url, child };
}

/**
 * Compares an uncached post with the same page on a plain React Router server, and a cached post with bare node:http.
 */
export async function benchPost(serverUrl: string): Promise<void> {
  const site = await startSite(serverUrl, 'bench_post');
  const folder = await mkdtemp(join(tmpdir(), 'upcurve-bench-'));
  const children: ChildProcess[] = [];
  try {
    const { post, preview } = await publishPost(site);
    const page = join(folder, 'page.html');
    await writeFile(page, await (await fetch(post)).text());
    const bare = await startProcess('bare-process.ts', ['page', page]);
    const plain = await startProcess('plain-router-process.ts', [], {
      API_URL: site.api.url,
      MARKETING_URL: site.url,
    });
    children.push(bare.child, plain.child);
    const [cached, rendered]: [number[], number[]] = [[], []];
    const seen: Record<string, number[]> = { cached: [], bare: [], rendered: [], plain: [] };
    for (let round = 0; round < ROUNDS; round++) {
      const figures = {
        cached: await requestsPerSecond(post, LOAD),
        bare: await requestsPerSecond(bare.url, LOAD),
        rendered: await requestsPerSecond(preview, LOAD),
        plain: await requestsPerSecond(plain.url + new URL(preview).pathname, LOAD),
      };
      for (const [name, figure] of Object.entries(figures)) seen[name]?.push(figure);
      cached.push(figures.cached / figures.bare);
      rendered.push(figures.rendered / figures.plain);
    }
    const rates = Object.entries(seen).map(([name, all]) => `${name} ${median(all).toFixed(0)}/s`);
    report(rates.join(', '), '', 'to know');
    report('a post rendered ÷ plain React Router, same page', median(rendered).toFixed(2), '≥ 0.8');
    report('a post from memory ÷ bare http, same bytes', median(cached).toFixed(2), '≥ 0.9');
  } finally {
    for (const child of children) child.kill();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
