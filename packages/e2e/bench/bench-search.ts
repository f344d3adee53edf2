import { createDatabase, dropDatabase } from '@upcurve/local-postgres/databases';
import pg from 'pg';
import { type BenchApi, startApi } from './api-process.ts';
import { seedLeads } from './seed-leads.ts';
import { percentile, report } from './statistics.ts';

const SMALL = 10_000;
const LARGE = Number(process.env.BENCH_ROWS ?? 1_000_000);
const ROUNDS = 15;

/** Typical searches: a surname, a full name in either order, part of an address, a town, a number, a few letters, no match. */
const TERMS = [
  ...['smith', 'JONESON', 'amia', 'oliel walker', 'walker oliel', 'harah kha', 'walker77', 'isia.browley'],
  ...['kensington', 'oxford dental', 'glasgow', 'medspa', 'example.com', '4242', '07671 777', '+44 7671'],
  ...['99', 'zq', 'an', 'nothing like it', "o'brien"],
];

/** Names with one typing error, for the palette. */
const MISSPELT = [
  ...['smyth', 'jmaia', 'smtih', 'joneson', 'wlaker', 'taylr', 'brownn', 'jonsln'],
  ...['olel wakler', 'amia smiht', 'harrah khak', 'nobody elze'],
];

const searches = TERMS.map((search) => ({ search }));
const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();

/** The kinds of calls of each list. Each kind is measured separately. */
const LISTS = {
  '/api/eligibility/submissions': {
    'first page': [{}, { sort: 'completedAt' }, { sort: 'name' }, { sort: '-score' }],
    filtered: [
      { status: 'new' },
      { status: 'qualified', tier: 'Ready to scale' },
      { eligible: 'true' },
      { source: 'tiktok' },
      { source: 'partner', eligible: 'true', status: 'new' },
      { tier: 'Growing', eligible: 'true', source: 'instagram', from: days(30) },
      { status: 'contacted', from: days(400), to: days(90) },
      { tier: 'Ready to scale', source: 'google', sort: 'score' },
      { status: 'qualified', eligible: 'true', sort: 'name' },
    ],
    searched: searches,
    'searched and filtered': searches.flatMap((search, i) => [
      { ...search, status: 'contacted', tier: 'Growing' },
      { ...search, source: i % 2 ? 'tiktok' : 'google', eligible: 'true' },
      { ...search, status: 'new', from: days(90) },
    ]),
  },
  '/api/admin/contact-submissions': {
    'first page': [{}, { sort: 'createdAt' }, { sort: 'name' }, { sort: 'status' }],
    filtered: [
      { status: 'new' },
      { formType: 'Partner' },
      { status: 'converted', formType: 'Calculator' },
      { formType: 'Consultation', from: days(30) },
      { status: 'closed', sort: 'name' },
    ],
    searched: searches,
    'searched and filtered': searches.flatMap((search) => [
      { ...search, status: 'contacted', formType: 'Partner' },
      { ...search, formType: 'E-book', from: days(90) },
    ]),
  },
  '/api/search': {
    exact: TERMS.map((term) => ({ term })),
    misspelt: MISSPELT.map((term) => ({ term })),
  },
};

interface Target {
  api: BenchApi;
  headers: Record<string, string>;
}

async function target(databaseUrl: string, count: number): Promise<Target> {
  const api = await startApi(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await seedLeads(client, count);
  await client.end();
  return { api, headers: await api.register() };
}

/** Returns the response time of a call, in ms. */
async function call({ api, headers }: Target, path: string, query: Record<string, string>): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${api.url}${path}?${new URLSearchParams(query)}`, { headers });
  await answer.text();
  if (!answer.ok) throw new Error(`${path} ${JSON.stringify(query)}: ${answer.status}`);
  return performance.now() - started;
}

async function compare(small: Target, large: Target, path: string, name: string, queries: object[]) {
  const times = { small: [] as number[], large: [] as number[] };
  const worst: [number, string][] = [];
  for (const query of queries as Record<string, string>[]) {
    const own: number[] = [];
    for (let round = -2; round < ROUNDS; round++) {
      const [a, b] = [await call(small, path, query), await call(large, path, query)];
      if (round < 0) continue;
      times.small.push(a);
      times.large.push(b);
      own.push(b);
    }
    worst.push([percentile(own, 0.5), JSON.stringify(query)]);
  }
  for (const [share, wanted] of [
    [0.5, '≤ 2 ×'],
    [0.99, '≤ 50 ms, ≤ 2 ×'],
  ] as const) {
    const [a, b] = [percentile(times.small, share), percentile(times.large, share)];
    const figure = `${b.toFixed(1)} ms, ${(b / a).toFixed(1)} × 10,000 rows`;
    report(`${path.slice(5)}, ${name}, p${share * 100}`, figure, wanted);
  }
  const [slowest] = worst.toSorted(([a], [b]) => b - a);
  if (slowest) report(`  slowest ${slowest[1]}, median`, `${slowest[0].toFixed(1)} ms`, '≤ 50 ms');
}

/** Compares lists of a million leads of each kind with lists of ten thousand, alternating call by call. */
export async function benchSearch(serverUrl: string): Promise<void> {
  const names = { small: `bench_${SMALL}`, large: `bench_large_${LARGE}` };
  const small = await target(await createDatabase(serverUrl, names.small), SMALL);
  const large = await target(await createDatabase(serverUrl, names.large), LARGE);
  try {
    for (const [path, kinds] of Object.entries(LISTS))
      for (const [name, queries] of Object.entries(kinds)) await compare(small, large, path, name, queries);
  } finally {
    await small.api.stop();
    await large.api.stop();
    for (const name of Object.values(names)) await dropDatabase(serverUrl, name);
  }
}
