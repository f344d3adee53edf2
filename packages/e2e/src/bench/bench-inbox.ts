import { createDatabase } from '@upcurve/local-postgres/databases';
import pg from 'pg';
import { type BenchApi, startApi } from './api-process.ts';
import { GIN, seedLeads } from './seed-leads.ts';
import { median, percentile, report } from './statistics.ts';

const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);
const ROUNDS = 40;

const VIEWS = ['all', 'new', 'eligible', 'mine', 'due', 'waiting'];
const LISTS = [
  ...VIEWS.flatMap((view) => ['', '&kind=eligibility', '&kind=contact'].map((kind) => `view=${view}${kind}`)),
  // A name with a number is met once; a town some thousand times; a word everywhere; nothing; beginnings; punctuation.
  ...['walker77', 'kensington', 'example', 'nothing like it', 'an', 'zq', '&'].map(
    (term) => `search=${term}`,
  ),
  ...['walker77', 'kensington', 'example'].flatMap((term) =>
    ['new', 'mine', 'due', 'eligible'].map((view) => `view=${view}&search=${term}`),
  ),
];

/** A hundredth is mine, three hundredths have a follow-up, half of those overdue; a tenth is new, half of that unread. */
const SPREAD = `
  status = case when n % 10 = 0 then 'new' else 'contacted' end, is_unread = n % 20 = 0,
  assignee_id = case when n % 100 = 1 then (select id from users limit 1) end,
  follow_up_at = case when n % 100 < 3 then now() + make_interval(mins => case when n % 2 = 0 then n else -n end) end`;

async function spread(client: pg.Client, table: string, at: string): Promise<void> {
  await client.query(`drop index ${table}_search`);
  await client.query(`
    update ${table} set ${SPREAD} ${table === 'submissions' ? ', is_eligible = n % 30 = 0' : ''}
    from (select id as of, row_number() over (order by ${at} desc)::int as n from ${table}) as numbered where id = of`);
  await client.query(`vacuum full ${table}`);
  await client.query(`create index ${table}_search on ${table} ${GIN}`);
  // What autovacuum does in time: the planner knows what is rare, and indexes alone tell what all may see.
  await client.query(`vacuum (analyze) ${table}`);
}

/** The inbox over a million leads of each kind. */
export async function benchInbox(serverUrl: string): Promise<void> {
  const databaseUrl = await createDatabase(serverUrl, 'bench_inbox');
  const api = await startApi(databaseUrl);
  try {
    await run(api, databaseUrl);
  } finally {
    await api.stop();
  }
}

async function run(api: BenchApi, databaseUrl: string): Promise<void> {
  const headers = await api.register();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  client.on('error', () => {});
  await seedLeads(client, ROWS);
  await spread(client, 'submissions', 'completed_at');
  await spread(client, 'contact_submissions', 'created_at');
  await client.end();
  const since = new Date(Date.now() - 3_600_000).toISOString();
  const addresses = [...LISTS.map((query) => `?${query}`), `/counts?since=${since}`];
  const times = new Map<string, number[]>(addresses.map((address) => [address, []]));
  for (let round = -2; round < ROUNDS; round++) {
    for (const address of addresses) {
      const started = performance.now();
      const answer = await fetch(`${api.url}/api/inbox${encodeURI(address)}`, { headers });
      await answer.text();
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      if (round >= 0) times.get(address)?.push(performance.now() - started);
    }
  }
  const inWords = (all: number[]) =>
    `p50 ${median(all).toFixed(1)} ms, p99 ${percentile(all, 0.99).toFixed(1)} ms`;
  for (const [address, all] of times) report(`  inbox${address}`, inWords(all), '≤ 50 ms');
  report(
    `inbox over ${ROWS.toLocaleString('en-GB')} leads of each kind, all`,
    inWords([...times.values()].flat()),
    'p99 ≤ 50 ms',
  );
}
