import { createDatabase } from '@upcurve/local-postgres/databases';
import autocannon from 'autocannon';
import { BENCH_SECRET, startApi } from './api-process.ts';
import { createFormGuard } from './form-guard.ts';
import { percentile, report } from './statistics.ts';

const SECONDS = 8;
const CONNECTIONS = 16;
/** Enough connections to keep up a rate that the API cannot. */
const OPEN_CONNECTIONS = 1000;
/** More quizzes per second than any of our machines can handle. */
const ENOUGH_A_SECOND = 600;
/** The load has passed once a quiz is accepted within this time. */
const QUIET_MS = 100;

const HEADERS = { origin: 'http://localhost:3000', 'content-type': 'application/json' };

type Answer = [status: number, ms: number];

/** Returns the body of a quiz from a new person. Every quiz needs its own form token and proof. */
async function quiz(): Promise<string> {
  const guard = await createFormGuard(BENCH_SECRET);
  const email = `${guard.formToken.slice(-20)}@example.com`;
  return JSON.stringify({
    name: 'Load',
    email,
    consent: false,
    answers: { 1: 'owner', 9: ['seo'] },
    ...guard,
  });
}

/** Sends quizzes for some seconds: as fast as they are answered, or a fixed number a second. */
async function send(url: string, seconds: number, rate?: number): Promise<Answer[]> {
  const bodies: string[] = [];
  while (bodies.length < seconds * (rate ?? ENOUGH_A_SECOND)) bodies.push(await quiz());
  const answers: Answer[] = [];
  await new Promise<void>((resolve, reject) => {
    const options: autocannon.Options = {
      url,
      duration: seconds,
      connections: rate ? OPEN_CONNECTIONS : CONNECTIONS,
      ...(rate && { overallRate: rate }),
      requests: [
        {
          method: 'POST',
          headers: HEADERS,
          setupRequest: (request) => ({ ...request, body: bodies.pop() ?? '' }),
        },
      ],
    };
    autocannon(options, (error) => (error ? reject(error) : resolve())).on(
      'response',
      (_client, status, _bytes, ms) => answers.push([status, ms]),
    );
  });
  return answers;
}

/** Returns the time until a quiz is accepted quickly again, in ms. */
async function recovery(url: string): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const body = await quiz();
    const askedAt = performance.now();
    const { status } = await fetch(url, { method: 'POST', headers: HEADERS, body });
    const now = performance.now();
    if (status === 201 && now - askedAt < QUIET_MS) return now - startedAt;
  }
}

/** Submits quizzes as fast as possible to find the capacity, then at 0.5, 1 and 3 times that rate. */
export async function benchLoad(serverUrl: string): Promise<void> {
  // Otherwise the first start would create demo content during the measurement.
  const api = await startApi(await createDatabase(serverUrl, 'bench_load'), { DEMO_CONTENT: 'false' });
  const url = `${api.url}/api/eligibility/submissions`;
  try {
    await send(url, 2); // Warm-up.
    const accepted = (await send(url, SECONDS)).filter(([status]) => status === 201);
    const capacity = accepted.length / SECONDS;
    report('quizzes accepted, 16 connections', `${capacity.toFixed(0)}/s`, '≥ 300/s');
    for (const times of [0.5, 1, 3]) {
      const answers = await send(url, SECONDS, Math.round(capacity * times));
      const taken = answers.filter(([status]) => status === 201).map(([, ms]) => ms);
      const [p50, p99] = [0.5, 0.99].map((share) => percentile(taken, share).toFixed(0));
      report(`  at ${times} × of that: p50, p99 of the accepted`, `${p50}, ${p99} ms`, 'p99 ≤ 500 ms');
      const counts = Map.groupBy(answers, ([status]) => status);
      console.log(`    (${[...counts].map(([status, { length }]) => `${status}: ${length}`).join(', ')})`);
    }
    report('  quick again after', `${(await recovery(url)).toFixed(0)} ms`, '≤ 10,000 ms');
  } finally {
    await api.stop();
  }
}
