import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Analytics } from '@upcurve/contracts/analytics/analytics';
import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import pg from 'pg';
import { type BenchSite, startSite } from './marketing-process.ts';
import { seedLeads } from './seed-leads.ts';
import { addAllToTallies, countPageViews, seedVisits, tallyQuizzes } from './seed-visits.ts';
import { median, percentile, report } from './statistics.ts';

const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);
/** Ten events on the site for each submitted quiz. */
const EVENTS = ROWS * 10;
const ROUNDS = 15;
const EVENTS_A_SECOND = 500;
const SENDER = join(import.meta.dirname, 'events-process.ts');
const SECONDS = 10;
const TURNS = 5;

const VIEWS = [
  ...['', '&by=week', '&by=month', '&compare=true', '&source=google', '&source=source-30'],
  ...['&tier=Growing', '&version=1', '&compare=true&source=google&tier=Growing&by=week'],
];

const dayOf = (daysAgo: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: AGENCY_ZONE }).format(Date.now() - daysAgo * 86_400_000);

interface Target {
  site: BenchSite;
  client: pg.Client;
  headers: Record<string, string>;
}

async function read({ site, headers }: Target, query: string): Promise<{ figures: Analytics; ms: number }> {
  const startedAt = performance.now();
  const answer = await fetch(`${site.api.url}/api/eligibility/analytics?${query}`, { headers });
  const figures = (await answer.json()) as Analytics;
  if (!answer.ok) throw new Error(`${query}: ${answer.status}`);
  return { figures, ms: performance.now() - startedAt };
}

async function seed(client: pg.Client): Promise<void> {
  const startedAt = performance.now();
  await client.query(`insert into question_sets (hash, questions) values ('\\x00', $1)`, [
    JSON.stringify(DEFAULT_QUESTIONS),
  ]);
  await client.query('alter table submissions disable trigger submissions_record_insert');
  await seedLeads(client, ROWS);
  await client.query('alter table submissions enable trigger submissions_record_insert');
  await tallyQuizzes(client);
  // People who became clients through a form have submitted a quiz before.
  await client.query(`
    update contact_submissions client set person_id = quiz.person_id, value_pence = 250000, outcome = 'won', won_on = client.created_at
    from submissions quiz where quiz.email = client.email and client.status = 'converted'`);
  const { rows } = await client.query(`select number from question_sets where hash = '\\x00'`);
  await seedVisits(client, EVENTS, rows[0].number);
  await addAllToTallies(client);
  const seconds = (performance.now() - startedAt) / 1000;
  const tallies = (await client.query('select count(*)::int as tallies from tallies')).rows[0].tallies;
  process.stdout.write(`  (seeded in ${seconds.toFixed(0)} s: ${tallies.toLocaleString('en-GB')} tallies)\n`);
}

/** Compares the figures of one day with a row-by-row count. */
async function check(target: Target): Promise<void> {
  const day = dayOf(200);
  const { figures } = await read(target, `from=${day}&to=${day}`);
  const { rows } = await target.client.query(
    `select count(*)::int as completed, count(*) filter (where is_eligible)::int as eligible,
      count(*) filter (where status = 'qualified')::int as qualified, count(*) filter (where answers ? '1')::int as answered,
      count(*) filter (where source = 'google')::int as google
    from submissions where (completed_at at time zone '${AGENCY_ZONE}')::date = $1`,
    [day],
  );
  const shown = {
    completed: figures.funnel.completed,
    eligible: figures.eligible,
    qualified: figures.qualified,
    answered: figures.questions[0]?.answered ?? 0,
    google: figures.sources.find(({ source }) => source === 'google')?.completed ?? 0,
    campaigns: figures.campaigns.reduce((sum, { completed }) => sum + completed, 0),
    pages: figures.visited.reduce((sum, { views }) => sum + views, 0),
  };
  const counted = {
    ...rows[0],
    campaigns: rows[0].completed,
    pages: await countPageViews(target.client, EVENTS, day),
  };
  if (JSON.stringify(shown) !== JSON.stringify(counted))
    throw new Error(`${day}: shown ${JSON.stringify(shown)}, counted ${JSON.stringify(counted)}`);
  process.stdout.write(`  (${day} as counted row by row: ${JSON.stringify(counted)})\n`);
}

const inWords = (times: number[]) =>
  `p50 ${median(times).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms`;

async function timed(target: Target, what: string, query: string, wanted: number): Promise<void> {
  const times: number[] = [];
  for (let round = -2; round < ROUNDS; round++) {
    const { ms } = await read(target, query);
    if (round >= 0) times.push(ms);
  }
  report(`  ${what}`, inWords(times), `≤ ${wanted} ms`);
}

/**
 * Sends events from a process of its own, which doesn't delay the measurement. Returns a function that stops it and
 * returns the number of accepted events.
 */
function collect({ url }: BenchSite): () => Promise<number> {
  const sender = fork(SENDER, [url, String(EVENTS_A_SECOND)]);
  const taken = once(sender, 'message');
  return async () => {
    sender.send('stop');
    const [count] = (await taken) as [number];
    return count;
  };
}

/** Requests a page repeatedly for some seconds. Returns the response times in ms. */
async function pageTimes(url: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (const until = performance.now() + SECONDS * 1000; performance.now() < until; await sleep(5)) {
    const startedAt = performance.now();
    await new Promise<void>((resolve, reject) => {
      get(`${url}/pricing`, { agent }, (answer) => answer.on('end', resolve).resume()).on('error', reject);
    });
    times.push(performance.now() - startedAt);
  }
  agent.destroy();
  return times;
}

/** Measures analytics over three years of a busy site, and how much collecting events slows down pages. */
export async function benchAnalytics(serverUrl: string): Promise<void> {
  const site = await startSite(serverUrl, 'bench_analytics');
  const client = new pg.Client({ connectionString: site.api.databaseUrl });
  await client.connect();
  client.on('error', () => {});
  try {
    const target = { site, client, headers: await site.api.register() };
    process.stdout.write(
      `analytics over ${ROWS.toLocaleString('en-GB')} submissions and ${EVENTS.toLocaleString('en-GB')} events\n`,
    );
    await seed(client);
    await check(target);
    const today = dayOf(0);
    const year = `from=${dayOf(364)}&to=${today}`;
    for (const view of VIEWS) await timed(target, `a year${view}`, year + view, 500);
    await timed(target, 'three years', `from=${dayOf(1094)}&to=${today}`, 500);
    await timed(target, 'today', `from=${today}&to=${today}`, 100);

    const times = { without: [] as number[][], with: [] as number[][] };
    let taken = 0;
    for (let turn = 0; turn < TURNS; turn++) {
      times.without.push(await pageTimes(site.url));
      const stop = collect(site);
      times.with.push(await pageTimes(site.url));
      taken += await stop();
    }
    report('events taken beside that', `${(taken / SECONDS / TURNS).toFixed(0)}/s`, `${EVENTS_A_SECOND}/s`);
    for (const share of [0.5, 0.99]) {
      const of = (all: number[][]) => median(all.map((each) => percentile(each, share)));
      const [without, beside] = [of(times.without), of(times.with)];
      report(
        `  p${share * 100} of a page without and with them`,
        `${without.toFixed(1)}, ${beside.toFixed(1)} ms (${(beside / without).toFixed(2)})`,
        '≤ 1.05',
      );
    }
    const { figures } = await read(target, `from=${today}&to=${today}`);
    const home = figures.visited.find(({ path }) => path === '/')?.views ?? 0;
    if (home < taken / 2)
      throw new Error(`${taken} events were taken, and ${home} views of the home page counted.`);
    await timed(target, 'today, while they wait to be added up', `from=${today}&to=${today}`, 100);
  } finally {
    await client.end();
    await site.stop();
  }
}
