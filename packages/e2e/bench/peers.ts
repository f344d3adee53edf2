import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { type BenchSite, startSite } from './marketing-process.ts';
import { median, report } from './statistics.ts';

const PEER = join(import.meta.dirname, 'peer-process.ts');
const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 16;

/** Returns the requests per second that an address can serve. @throws if any request is refused or fails */
async function requestsPerSecond(url: string): Promise<number> {
  const load = { url, duration: SECONDS, connections: CONNECTIONS };
  const { requests, non2xx, errors } = await autocannon(load);
  if (non2xx || errors) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  // The server still works on the requests that the end of the run cut off.
  await sleep(1000);
  return requests.average;
}

/** Measures our address and the minimal server's in turn, and reports the median ratio. */
async function compare(what: string, ours: string, theirs: string): Promise<void> {
  const rounds: { own: number; other: number }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ own: await requestsPerSecond(ours), other: await requestsPerSecond(theirs) });
  const own = median(rounds.map((round) => round.own)).toFixed(0);
  const other = median(rounds.map((round) => round.other)).toFixed(0);
  const ratio = median(rounds.map((round) => round.own / round.other)).toFixed(2);
  report(what, `${own}/s ÷ ${other}/s = ${ratio}`, '≥ 0.8');
}

/** Returns the path of a post, as soon as the API has added the demo's. */
async function findPost({ api }: BenchSite): Promise<string> {
  for (;;) {
    const { posts } = (await (await fetch(`${api.url}/api/blog`)).json()) as { posts: { slug: string }[] };
    if (posts[0]) return `/blog/${posts[0].slug}`;
    await sleep(200);
  }
}

/** Compares the pages that our site sends in a second with minimal servers that send the same. */
export async function benchPeers(serverUrl: string): Promise<void> {
  const site = await startSite(serverUrl, 'bench_peers');
  const folder = await mkdtemp(join(tmpdir(), 'upcurve-bench-'));
  const children: ChildProcess[] = [];
  const start = async (file: string): Promise<string> => {
    const child = fork(PEER, [file], { env: { PATH: process.env.PATH, NODE_ENV: 'production' } });
    children.push(child);
    const [{ url }] = (await once(child, 'message')) as [{ url: string }];
    return url;
  };
  try {
    const post = await findPost(site);
    for (const path of ['/', '/blog', post]) {
      const file = join(folder, 'page.html');
      await writeFile(file, await (await fetch(site.url + path)).text());
      await compare(`${path} from memory ÷ node:http`, site.url + path, await start(file));
    }
  } finally {
    for (const child of children) child.kill();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
