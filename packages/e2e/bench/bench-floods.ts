import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { BENCH_SECRET } from './api-process.ts';
import { costlyPages, type Flood, pagesOf, publicCalls } from './flood-targets.ts';
import { createFormGuard } from './form-guard.ts';
import { type BenchSite, startSite } from './marketing-process.ts';
import { seedPosts } from './seed-posts.ts';
import { percentile, report } from './statistics.ts';

const FLOOD = join(import.meta.dirname, 'flood-process.ts');
/** The time per call or page. A full run takes about five minutes. */
const SECONDS = Number(process.env.BENCH_FLOOD_SECONDS ?? 3);
/** Only runs floods whose name contains this text. */
const ONLY = process.env.BENCH_FLOOD_ONLY ?? '';
const CONNECTIONS = 50;
const CROWD = '198.51.100.7';
const QUIET_SECONDS = 8;
const POSTS = 2000;
/** By then the site has rendered the newest posts. */
const SETTLED_MS = 15_000;
const PAUSE_MS = 20;
const LEAST_MS = 60;

const KINDS = ['lead', 'page', 'made page'] as const;
type Kind = (typeof KINDS)[number];
type Answers = Record<Kind, { times: number[]; refused: number }>;

const agent = new Agent({ keepAlive: true });
let visitors = 0;

interface SentRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request as a new visitor with its own address. Returns the status and the time in ms. */
function visit(
  url: string,
  { method = 'GET', headers = {}, body }: SentRequest = {},
): Promise<[status: number, ms: number]> {
  visitors += 1;
  const from = `203.0.${(visitors >> 8) & 255}.${visitors & 255}`;
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (status = 0) => resolve([status, performance.now() - startedAt]);
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const call = request(url, { agent, method, headers: { ...headers, ...length, 'x-forwarded-for': from } });
    call.once('response', (answer) => answer.resume().once('end', () => end(answer.statusCode)));
    call.once('error', () => end()).end(body);
  });
}

async function handIn(site: BenchSite): Promise<[status: number, ms: number]> {
  const guard = await createFormGuard(BENCH_SECRET);
  const email = `honest${visitors}-${process.pid}@example.com`;
  return visit(`${site.url}/api/eligibility/submissions`, {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Honest', email, consent: false, answers: {}, ...guard }),
  });
}

const WAYS: Record<Kind, (site: BenchSite) => Promise<[status: number, ms: number]>> = {
  lead: handIn,
  page: ({ url }) => visit(`${url}/pricing`),
  'made page': ({ url }) => visit(`${url}/calculator/questions?enquiries=${visitors}`),
};

/** Submits leads and opens pages one after another until aborted. */
async function beHonest(site: BenchSite, over: AbortSignal): Promise<Answers> {
  const answers: Answers = {
    lead: { times: [], refused: 0 },
    page: { times: [], refused: 0 },
    'made page': { times: [], refused: 0 },
  };
  while (!over.aborted) {
    for (const kind of KINDS) {
      const [status, ms] = await WAYS[kind](site);
      if (status === 200 || status === 201) answers[kind].times.push(ms);
      else answers[kind].refused += 1;
      await sleep(PAUSE_MS);
    }
  }
  return answers;
}

async function underFlood(site: BenchSite, flood: Flood): Promise<{ answers: Answers; said: string }> {
  const args = [FLOOD, site.url, String(SECONDS), String(CONNECTIONS), CROWD, JSON.stringify(flood)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const over = new AbortController();
  const ended = once(child, 'exit').then(() => over.abort());
  // The flood needs time to build up, and fast responses before that must not count.
  await sleep(500);
  const [answers, said] = await Promise.all([beHonest(site, over.signal), text(child.stdout), ended]);
  return { answers, said };
}

const p90 = (times: number[]) => percentile(times, 0.9);
const formatAnswers = (answers: Answers) =>
  KINDS.map(
    (kind) =>
      `${p90(answers[kind].times).toFixed(0)} ms${answers[kind].refused ? ` (${answers[kind].refused} refused)` : ''}`,
  ).join(', ');

/** Runs each flood. Returns the floods that other visitors noticed. */
async function runFloods(site: BenchSite, floods: readonly Flood[]): Promise<Flood[]> {
  const quiet = await beHonest(site, AbortSignal.timeout(QUIET_SECONDS * 1000));
  report(`p90 of ${KINDS.join(', ')}, all quiet`, formatAnswers(quiet), 'to compare');
  const noticed: Flood[] = [];
  for (const flood of floods) {
    const { answers, said } = await underFlood(site, flood);
    const isWell = KINDS.every((kind) => {
      const { times, refused } = answers[kind];
      return refused === 0 && p90(times) <= Math.max(LEAST_MS, 4 * p90(quiet[kind].times));
    });
    if (!isWell) noticed.push(flood);
    const wanted = isWell ? 'met' : `none refused, ≤ 4 × quiet or ${LEAST_MS} ms`;
    report(`  ${flood.name.slice(0, 56)}`, formatAnswers(answers), wanted);
    process.stdout.write(`    (${said})\n`);
    await sleep(300);
  }
  return noticed;
}

/**
 * Sends requests from one address over fifty connections to each public call and page in turn. Meanwhile measures other
 * visitors: their leads, a cached page and an uncached page.
 */
export async function benchFloods(serverUrl: string): Promise<void> {
  const site = await startSite(serverUrl, 'bench_floods', (url) => ({
    MARKETING_URL: url,
    PUBLIC_PER_ADDRESS: '2',
  }));
  try {
    const client = new pg.Client({ connectionString: site.api.databaseUrl });
    await client.connect();
    try {
      await seedPosts(client, POSTS);
      await client.query('update content_version set version = version + 1');
    } finally {
      await client.end();
    }
    await site.api.register();
    await sleep(SETTLED_MS);
    await beHonest(site, AbortSignal.timeout(2000)); // Warm-up.
    const floods = [
      ...costlyPages(site.url),
      ...publicCalls(site.url),
      ...pagesOf(await site.pages()).filter(({ path }) => !path.startsWith('/blog/')),
    ].filter(({ name }) => name.includes(ONLY));
    const noticed = await runFloods(site, floods);
    // Other load on this machine can cause false alarms, so floods that were noticed run a second time.
    const still = noticed.length > 0 ? await runFloods(site, noticed) : [];
    report('calls and pages whose flood others notice twice', `${still.length} of ${floods.length}`, '0');
  } finally {
    agent.destroy();
    await site.stop();
  }
}
