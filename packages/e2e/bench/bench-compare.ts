import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@upcurve/api-client/create-client';
import { blog } from '@upcurve/contracts/blog/blog';
import { SAMPLE_BLOCKS } from '../tests/system/sample-blocks.ts';
import { type BenchSite, startSite } from './marketing-process.ts';
import { requestsPerSecond } from './requests-per-second.ts';
import { median } from './statistics.ts';

const ROUNDS = 5;
export const BENCH_LOAD = { connections: 16 };

/** An address of ours and the same answer from a minimal server. */
interface Pair {
  what: string;
  ours: string;
  bare: string;
  wanted: number;
}

/** Publishes a post with every kind of block. Returns its address and that of its preview, which is never cached. */
export async function publishPost(site: BenchSite): Promise<{ post: string; preview: string }> {
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

/** Compares what our servers answer in a second with minimal servers that give the same answers. Prints Markdown. */
export async function benchCompare(serverUrl: string): Promise<void> {
  const site = await startSite(serverUrl, 'bench_compare');
  const folder = await mkdtemp(join(tmpdir(), 'upcurve-bench-'));
  const children: ChildProcess[] = [];
  const start = async (file: string, args: string[], env: Record<string, string> = {}): Promise<string> => {
    const child = fork(resolve(import.meta.dirname, file), args, {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    });
    children.push(child);
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    return url;
  };
  try {
    const { post, preview } = await publishPost(site);
    const plain = await start('plain-router-process.ts', [], {
      API_URL: site.api.url,
      MARKETING_URL: site.url,
    });
    const rendered = (what: string, ours: string): Pair => {
      const { pathname, search } = new URL(ours);
      return {
        what: `${what}, rendered ÷ plain React Router`,
        ours,
        bare: plain + pathname + search,
        wanted: 0.85,
      };
    };
    const fromMemory = async (what: string, ours: string): Promise<Pair> => {
      const file = join(folder, `${what}.html`);
      await writeFile(file, await (await fetch(ours)).text());
      const bare = await start('bare-process.ts', ['page', file]);
      return { what: `${what}, from memory ÷ node:http`, ours, bare, wanted: 0.95 };
    };
    const pairs = [
      await fromMemory('home', site.url),
      await fromMemory('list of posts', `${site.url}/blog`),
      await fromMemory('post', post),
      rendered('post', preview),
      rendered('search in posts', `${site.url}/blog?search=clinic`),
      {
        what: 'questions of the quiz ÷ Fastify + pg',
        ours: `${site.api.url}/api/eligibility/questions`,
        bare: await start('bare-questions-process.ts', [site.api.databaseUrl]),
        wanted: 0.8,
      },
    ];
    await print(pairs);
  } finally {
    for (const child of children) child.kill();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Measures both servers of each pair in turn, and prints a row with the medians of all rounds. */
async function print(pairs: readonly Pair[]): Promise<void> {
  const [{ model = 'unknown' } = {}, ...more] = cpus();
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format();
  process.stdout.write(`${day}, Node ${process.version}, ${more.length + 1} × ${model}\n\n`);
  process.stdout.write('| work | ours/s | bare/s | ratio | wanted |\n|---|---|---|---|---|\n');
  for (const { what, ours, bare, wanted } of pairs) {
    const rounds: { own: number; other: number }[] = [];
    for (let round = 0; round < ROUNDS; round++)
      rounds.push({
        own: await requestsPerSecond(ours, BENCH_LOAD),
        other: await requestsPerSecond(bare, BENCH_LOAD),
      });
    const rate = (of: 'own' | 'other') => median(rounds.map((round) => round[of])).toFixed(0);
    const ratio = median(rounds.map(({ own, other }) => own / other)).toFixed(2);
    process.stdout.write(`| ${what} | ${rate('own')} | ${rate('other')} | ${ratio} | ≥ ${wanted} |\n`);
  }
}
