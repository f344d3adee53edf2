import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createDatabase } from '@upcurve/local-postgres/databases';
import pg from 'pg';
import { startApi } from './api-process.ts';
import { requestsPerSecond } from './requests-per-second.ts';
import { seedPosts } from './seed-posts.ts';
import { median, percentile, report } from './statistics.ts';

const POSTS = 10_000;
const ROUNDS = 5;
const SEARCHES = 40;
const HERE = import.meta.dirname;

/** Terms that match one post, about a hundred, every sixth post or all posts; no match; prefixes; punctuation. */
const TERMS = [
  'no 7777',
  'laser reviews',
  'clinic',
  'means',
  'nothing like it',
  'sk',
  'zq',
  '&',
  'what means for',
  // These words are in the texts of all posts and of every 500th post.
  'laser clinic',
  'cfcd20',
];
const QUERIES = [
  ...TERMS.flatMap((term) => ['', '&category=category-2', '&page=40'].map((more) => `search=${term}${more}`)),
  'category=category-2',
  'author=author-1',
  'page=1000',
];

/** Starts bare node:http and pg in its own process, like the API. */
async function startBare(databaseUrl: string, ...more: string[]) {
  const child = fork(join(HERE, 'bare-posts-process.ts'), [databaseUrl, ...more]);
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return { url, stop: () => child.kill() };
}

async function searchTimes(url: string, headers: Record<string, string>): Promise<number[]> {
  const times: number[] = [];
  for (const query of QUERIES) {
    const own = [];
    for (let round = -2; round < SEARCHES; round++) {
      const started = performance.now();
      const answer = await fetch(encodeURI(`${url}/api/blog?${query}`), { headers });
      await answer.text();
      if (!answer.ok) throw new Error(`${query}: ${answer.status}`);
      if (round >= 0) own.push(performance.now() - started);
    }
    report(`  ?${query}`, inWords(own), '≤ 50 ms');
    times.push(...own);
  }
  return times;
}

const inWords = (all: number[]) =>
  `p50 ${median(all).toFixed(1)} ms, p99 ${percentile(all, 0.99).toFixed(1)} ms`;

/**
 * Compares the list of ten thousand posts with bare node:http and pg running the same selects, and measures searches.
 */
export async function benchBlog(serverUrl: string): Promise<void> {
  const databaseUrl = await createDatabase(serverUrl, 'bench_blog');
  const api = await startApi(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('truncate blog_posts, blog_categories, blog_authors cascade');
  await seedPosts(client, POSTS);
  await client.end();
  const alone = await startBare(databaseUrl);
  const counting = await startBare(databaseUrl, 'counts');
  try {
    const ratios: Record<string, number[]> = { alone: [], counting: [] };
    for (let round = 0; round < ROUNDS; round++) {
      const ours = await requestsPerSecond(`${api.url}/api/blog`);
      ratios.alone?.push(ours / (await requestsPerSecond(alone.url)));
      ratios.counting?.push(ours / (await requestsPerSecond(counting.url)));
    }
    report('10 of 10,000 posts ÷ bare http + pg, page alone', median(ratios.alone ?? []).toFixed(2), '≥ 0.8');
    report('the same, with the count', median(ratios.counting ?? []).toFixed(2), '≥ 0.8');
    for (const [who, headers] of [
      ['readers', {}],
      ['staff', await api.register()],
    ] as const)
      report(
        `${who} search ${POSTS} posts, all`,
        inWords(await searchTimes(api.url, headers)),
        'p99 ≤ 50 ms',
      );
  } finally {
    alone.stop();
    counting.stop();
    await api.stop();
  }
}
