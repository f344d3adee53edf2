import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createDatabase } from '@upcurve/local-postgres/databases';
import { BENCH_SECRET, startApi } from './api-process.ts';
import { createFormGuard } from './form-guard.ts';
import { percentile, report } from './statistics.ts';

const LOAD = join(import.meta.dirname, 'load-process.ts');
const CLOSED_SECONDS = 6;
const OPEN_SECONDS = 10;
const CONNECTIONS = 16;
/** The load has passed once a quiz is accepted within this time. */
const QUIET_MS = 100;

type Answers = [status: number, ms: number][];

/** Runs a load in its own process. Returns status and time of each response. */
async function load(url: string, seconds: number, way: 'closed' | 'open', size: number): Promise<Answers> {
  const args = [LOAD, url, BENCH_SECRET, String(seconds), way, String(size)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(child.stdout)) if (line !== 'ready') return JSON.parse(line);
  throw new Error('The load ended without a figure.');
}

const share = (answers: Answers, is: (status: number) => boolean) =>
  `${((answers.filter(([status]) => is(status)).length / answers.length) * 100).toFixed(1)} %`;

function reportAnswers(what: string, answers: Answers, seconds: number): void {
  const taken = answers.filter(([status]) => status === 201).map(([, ms]) => ms);
  const p = (values: number[], at: number) => `${percentile(values, at).toFixed(0)} ms`;
  report(`${what}: accepted p50, p99`, `${p(taken, 0.5)}, ${p(taken, 0.99)}`, 'p99 ≤ 500 ms');
  const refused = answers.filter(([status]) => status === 503).map(([, ms]) => ms);
  const parts = [
    `${(answers.length / seconds).toFixed(0)}/s asked`,
    `${(taken.length / seconds).toFixed(0)}/s accepted`,
    `201 ${share(answers, (status) => status === 201)}`,
    `429 ${share(answers, (status) => status === 429)}`,
    `503 ${share(answers, (status) => status === 503)}${refused.length ? ` (p99 ${p(refused, 0.99)})` : ''}`,
    `other ${share(answers, (status) => ![201, 429, 503].includes(status))}`,
  ];
  process.stdout.write(`  (${parts.join(', ')})\n`);
}

/** Returns the time until a quiz is accepted quickly again, in ms. */
async function recovery(url: string): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const guard = await createFormGuard(BENCH_SECRET);
    const body = { name: 'After', email: 'after@example.com', consent: false, answers: {}, ...guard };
    const askedAt = performance.now();
    const { status } = await fetch(`${url}/api/eligibility/submissions`, {
      method: 'POST',
      headers: { origin: 'http://localhost:3000', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const now = performance.now();
    if (status === 201 && now - askedAt < QUIET_MS) return now - startedAt;
  }
}

/** Submits quizzes as fast as possible to find the capacity, then at 0.5, 1 and 3 times that rate. */
export async function benchLoad(serverUrl: string): Promise<void> {
  // Otherwise the first start would create demo content during the measurement.
  const env = { DEMO_CONTENT: 'false' };
  const api = await startApi(await createDatabase(serverUrl, 'bench_load'), false, env);
  try {
    await load(api.url, 2, 'closed', CONNECTIONS); // Warm-up.
    const answers = await load(api.url, CLOSED_SECONDS, 'closed', CONNECTIONS);
    const capacity = answers.filter(([status]) => status === 201).length / CLOSED_SECONDS;
    report('submissions beside the load generator', `${capacity.toFixed(0)}/s`, '≥ 300/s');
    for (const times of [0.5, 1, 3]) {
      const rate = Math.round(capacity * times);
      const seen = await load(api.url, OPEN_SECONDS, 'open', rate);
      reportAnswers(`  at ${times} × of that`, seen, OPEN_SECONDS);
    }
    report('  quiet again after', `${(await recovery(api.url)).toFixed(0)} ms`, '≤ 10,000 ms');
  } finally {
    await api.stop();
  }
}
