import { createDatabase, dropDatabase } from '@upcurve/local-postgres/databases';
import pg from 'pg';
import { type BenchApi, startApi } from './api-process.ts';
import { seedLeads } from './seed-leads.ts';
import { median, percentile, report } from './statistics.ts';

const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);
const SMALL = 10_000;
const ROUNDS = 40;

const VIEWS = ['all', 'new', 'eligible', 'mine', 'due', 'waiting'];
const LISTS = [
  ...VIEWS.flatMap((view) => ['', '&kind=eligibility', '&kind=contact'].map((kind) => `view=${view}${kind}`)),
  // Terms that match one lead, some thousand, or all; no match; prefixes; punctuation.
  ...['walker77', 'kensington', 'example', 'nothing like it', 'an', 'zq', '&'].map(
    (term) => `search=${term}`,
  ),
  ...['walker77', 'kensington', 'example'].flatMap((term) =>
    ['new', 'mine', 'due', 'eligible'].map((view) => `view=${view}&search=${term}`),
  ),
];

/**
 * 1 % of leads are assigned to the member, 3 % have a follow-up (half of them overdue), 10 % are new (half of them
 * unread).
 */
const SPREAD = `
  status = case when n % 10 = 0 then 'new' else 'contacted' end, is_unread = n % 20 = 0,
  assignee_id = case when n % 100 = 1 then (select id from users limit 1) end,
  follow_up_at = case when n % 100 < 3 then now() + make_interval(mins => case when n % 2 = 0 then n else -n end) end`;

const spread = (table: string) => `
  update ${table} set ${SPREAD} ${table === 'submissions' ? ', is_eligible = n % 30 = 0' : ''}
  from (
    select id as of, row_number() over (order by ${table === 'submissions' ? 'completed_at' : 'created_at'} desc)::int as n
    from ${table}
  ) as numbered where id = of`;

interface Target {
  api: BenchApi;
  headers: Record<string, string>;
  database: string;
}

async function target(serverUrl: string, rows: number): Promise<Target> {
  const database = `bench_inbox_${rows}`;
  const databaseUrl = await createDatabase(serverUrl, database);
  const api = await startApi(databaseUrl);
  const headers = await api.register();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  client.on('error', () => {});
  await seedLeads(client, rows, spread);
  await client.end();
  return { api, headers, database };
}

/** Returns the response time of a call, in ms. */
async function call({ api, headers }: Target, address: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${api.url}/api/inbox${encodeURI(address)}`, { headers });
  await answer.text();
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return performance.now() - started;
}

/** Compares the inbox with a million leads of each kind to one with ten thousand, alternating call by call. */
export async function benchInbox(serverUrl: string): Promise<void> {
  const [small, large] = [await target(serverUrl, SMALL), await target(serverUrl, ROWS)];
  const since = new Date(Date.now() - 3_600_000).toISOString();
  const addresses = [...LISTS.map((query) => `?${query}`), `/counts?since=${since}`];
  const times = addresses.map((address) => ({ address, small: [] as number[], large: [] as number[] }));
  try {
    for (let round = -2; round < ROUNDS; round++) {
      for (const each of times) {
        const [a, b] = [await call(small, each.address), await call(large, each.address)];
        if (round < 0) continue;
        each.small.push(a);
        each.large.push(b);
      }
    }
  } finally {
    for (const { api, database } of [small, large]) {
      await api.stop();
      await dropDatabase(serverUrl, database);
    }
  }
  const inWords = (all: number[]) =>
    `p50 ${median(all).toFixed(1)} ms, p99 ${percentile(all, 0.99).toFixed(1)} ms`;
  for (const { address, large: all } of times) report(`  inbox${address}`, inWords(all), '≤ 50 ms');
  const all = { small: times.flatMap((each) => each.small), large: times.flatMap((each) => each.large) };
  const rows = `${ROWS.toLocaleString('en-GB')} leads of each kind`;
  report(`inbox over ${rows}, all`, inWords(all.large), 'p99 ≤ 50 ms');
  for (const share of [0.5, 0.99]) {
    const ratio = percentile(all.large, share) / percentile(all.small, share);
    report(`  p${share * 100} beside 10,000 of each kind`, `${ratio.toFixed(1)} ×`, '≤ 2 ×');
  }
}
