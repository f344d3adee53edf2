import { createDatabase } from '@upcurve/local-postgres/databases';
import pg from 'pg';
import { type BenchApi, startApi } from './api-process.ts';
import { seedLeads } from './seed-leads.ts';
import { median, percentile, report } from './statistics.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;
const ROUNDS = 15;

/** What staff type: a surname, a full name, a part of an address, a town, a few letters, what matches nothing. */
const TERMS = [
  ...[
    'smith',
    'JONESON',
    'amia',
    'oliel walker',
    'harah kha',
    'walker77',
    'isia.browley',
    'kensington',
    'oxford dental',
  ],
  ...['glasgow', 'medspa', 'example.com', '4242', '99', 'zq', 'an', 'nothing like it', "o'brien"],
];

interface Target {
  api: BenchApi;
  headers: Record<string, string>;
  times: Map<string, number[]>;
}

async function target(serverUrl: string, count: number): Promise<Target> {
  const databaseUrl = await createDatabase(serverUrl, `bench_${count}`);
  const api = await startApi(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await seedLeads(client, count);
  await client.end();
  return { api, headers: await api.register(), times: new Map(TERMS.map((term) => [term, []])) };
}

async function search({ api, headers, times }: Target, term: string, isCounted: boolean): Promise<void> {
  const started = performance.now();
  const answer = await fetch(`${api.url}/api/eligibility/submissions?search=${encodeURIComponent(term)}`, {
    headers,
  });
  await answer.text();
  if (!answer.ok) throw new Error(`${term}: ${answer.status}`);
  if (isCounted) times.get(term)?.push(performance.now() - started);
}

const all = ({ times }: Target) => [...times.values()].flat();

/** Searching a million leads beside searching ten thousand, request by request in turn. */
export async function benchSearch(serverUrl: string): Promise<void> {
  const small = await target(serverUrl, SMALL);
  const large = await target(serverUrl, LARGE);
  try {
    for (let round = -2; round < ROUNDS; round++) {
      for (const term of TERMS) {
        for (const one of [small, large]) await search(one, term, round >= 0);
      }
    }
    for (const term of TERMS) {
      const [a, b] = [small, large].map(({ times }) => median(times.get(term) ?? []));
      report(
        `  search "${term}", median`,
        `${b?.toFixed(1)} ms, ${((b ?? 0) / (a ?? 1)).toFixed(1)} × 10,000 rows`,
        '≤ 2 ×',
      );
    }
    const [p50, p99] = [0.5, 0.99].map(
      (share) => [percentile(all(small), share), percentile(all(large), share)] as const,
    );
    report(
      'search of 1,000,000 leads, all terms, median',
      `${p50?.[1].toFixed(1)} ms, ${((p50?.[1] ?? 0) / (p50?.[0] ?? 1)).toFixed(1)} × 10,000 rows`,
      '≤ 2 ×',
    );
    report(
      'search of 1,000,000 leads, all terms, p99',
      `${p99?.[1].toFixed(1)} ms, ${((p99?.[1] ?? 0) / (p99?.[0] ?? 1)).toFixed(1)} × 10,000 rows`,
      '≤ 50 ms, ≤ 2 ×',
    );
  } finally {
    await small.api.stop();
    await large.api.stop();
  }
}
