import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@upcurve/api-client/create-client';
import { blog } from '@upcurve/contracts/blog';
import autocannon from 'autocannon';
import { launchBrowser } from '../browser.ts';
import { SAMPLE_BLOCKS } from '../system/sample-blocks.ts';
import { type BenchSite, startSite } from './marketing-process.ts';
import type { Drawn } from './plain-router-process.ts';
import { median, report } from './statistics.ts';

const SECONDS = 4;
const ROUNDS = 5;
const CONNECTIONS = 16;

async function requestsPerSecond(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
  if (non2xx || errors) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return requests.average;
}

/** Publishes a post of every kind of block; gives its address, and that of its preview, which is kept by nobody. */
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

/** What a page is made of, without its scripts. */
async function elementsOf(url: string): Promise<Drawn> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ javaScriptEnabled: true });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(url);
    return await page.evaluate(() => {
      const named: Record<string, string> = {
        class: 'className',
        for: 'htmlFor',
        srcset: 'srcSet',
        tabindex: 'tabIndex',
      };
      const drawn = (node: Node): Drawn | undefined => {
        if (node instanceof Text) return node.data;
        if (!(node instanceof Element) || /^(script|style)$/i.test(node.localName)) return undefined;
        const attributes = [...node.attributes]
          .filter(({ name }) => !/^(on|style$|value$|checked$)/.test(name))
          .map(({ name, value }) => [named[name] ?? name, value]);
        const children = [...node.childNodes].map(drawn).filter((child) => child !== undefined);
        return [node.localName, Object.fromEntries(attributes), children];
      };
      return drawn(document.documentElement) as Drawn;
    });
  } finally {
    await browser.close();
  }
}

async function startProcess(file: string, ...args: string[]): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(resolve(import.meta.dirname, file), args, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return { url, child };
}

/** A post rendered anew beside a plain React Router server with the same elements, and from memory beside bare node:http. */
export async function benchPost(serverUrl: string): Promise<void> {
  const site = await startSite(serverUrl, 'bench_post');
  const folder = await mkdtemp(join(tmpdir(), 'upcurve-bench-'));
  const children: ChildProcess[] = [];
  try {
    const { post, preview } = await publishPost(site);
    const [page, tree] = [join(folder, 'page.html'), join(folder, 'tree.json')];
    await writeFile(page, await (await fetch(post)).text());
    await writeFile(tree, JSON.stringify(await elementsOf(preview)));
    const bare = await startProcess('bare-process.ts', 'page', page);
    const plain = await startProcess('plain-router-process.ts', tree);
    children.push(bare.child, plain.child);
    const [kept, anew]: [number[], number[]] = [[], []];
    const seen: Record<string, number[]> = { kept: [], bare: [], anew: [], plain: [] };
    for (let round = 0; round < ROUNDS; round++) {
      const figures = {
        kept: await requestsPerSecond(post),
        bare: await requestsPerSecond(bare.url),
        anew: await requestsPerSecond(preview),
        plain: await requestsPerSecond(plain.url),
      };
      for (const [name, figure] of Object.entries(figures)) seen[name]?.push(figure);
      kept.push(figures.kept / figures.bare);
      anew.push(figures.anew / figures.plain);
    }
    const rates = Object.entries(seen).map(([name, all]) => `${name} ${median(all).toFixed(0)}/s`);
    report(rates.join(', '), '', 'to know');
    report('a post anew ÷ plain React Router, same elements', median(anew).toFixed(2), '≥ 0.8');
    report('a post from memory ÷ bare http, same bytes', median(kept).toFixed(2), '≥ 0.9');
  } finally {
    for (const child of children) child.kill();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
