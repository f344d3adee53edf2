import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFormGuard } from './form-guard.ts';

/**
 * Submits quizzes without a session. `URL SECRET SECONDS closed CONNECTIONS` sends the next quiz on each connection
 * after the response; `URL SECRET SECONDS open RATE` sends a fixed number per second. Prints the results as JSON: a
 * `[status, ms]` pair each, with status 0 for a broken connection.
 */
const [url = '', secret = '', seconds = '', way = '', size = ''] = process.argv.slice(2);
const isOpen = way === 'open';
/** More quizzes per second than any of our machines can handle in a closed loop. */
const ENOUGH_A_SECOND = 600;
const TICK_MS = 5;

const agent = new Agent({ keepAlive: true, maxSockets: isOpen ? Number.POSITIVE_INFINITY : Number(size) });
const answers: [status: number, ms: number][] = [];

function handIn(body: string): Promise<void> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => {
      answers.push([status, performance.now() - startedAt]);
      resolve();
    };
    const headers = {
      origin: 'http://localhost:3000',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const call = request(
      `${url}/api/eligibility/submissions`,
      { agent, method: 'POST', headers },
      (answer) => {
        answer.resume().once('end', () => end(answer.statusCode ?? 0));
      },
    );
    call.once('error', () => end(0)).end(body);
  });
}

const bodies: string[] = [];
for (let i = 0; i < Number(seconds) * (isOpen ? Number(size) : ENOUGH_A_SECOND); i++) {
  const guard = await createFormGuard(secret);
  const email = `load${i}-${process.pid}@example.com`;
  bodies.push(
    JSON.stringify({
      name: `Load ${i}`,
      email,
      consent: false,
      answers: { 1: 'owner', 9: ['seo'] },
      ...guard,
    }),
  );
}
process.stdout.write('ready\n');
const endsAt = performance.now() + Number(seconds) * 1000;

if (isOpen) {
  const startedAt = performance.now();
  const calls: Promise<void>[] = [];
  while (performance.now() < endsAt && bodies.length > 0) {
    const due = ((performance.now() - startedAt) / 1000) * Number(size);
    while (calls.length < due && bodies.length > 0) calls.push(handIn(bodies.pop() ?? ''));
    await sleep(TICK_MS);
  }
  await Promise.all(calls);
} else {
  await Promise.all(
    Array.from({ length: Number(size) }, async () => {
      while (performance.now() < endsAt && bodies.length > 0) await handIn(bodies.pop() ?? '');
    }),
  );
}
process.stdout.write(`${JSON.stringify(answers)}\n`, () => process.exit(0));
