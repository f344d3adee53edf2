import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from './marketing-process.ts';
import { median, percentile, report } from './statistics.ts';

const SECONDS = 10;
const ROUNDS = 3;
const CROWD = join(import.meta.dirname, 'crowd-process.ts');
/** Unknown addresses share one cached page, except below `/services/`: there a route checks each and renders a page. */
const PREFIXES = ['/', '/services/'];

/** Measures how long a visitor waits for a cached page while 400 connections request random addresses. */
export async function benchCrowd(serverUrl: string): Promise<void> {
  const site = await startSite(serverUrl, 'bench_crowd');
  try {
    for (const prefix of PREFIXES) {
      const figures = [];
      let answers = '';
      for (let round = 0; round < ROUNDS; round++) {
        const crowd = spawn(process.execPath, [CROWD, site.url + prefix, String(SECONDS)], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        const ended = once(crowd, 'exit');
        const [times, said] = await Promise.all([
          visitUntil(ended, `${site.url}/pricing`),
          text(crowd.stdout),
        ]);
        figures.push(percentile(times, 0.99));
        answers = said;
      }
      report(
        `p99 of a page beside 400 connections on ${prefix}…`,
        `${median(figures).toFixed(1)} ms`,
        '≤ 50 ms',
      );
      process.stdout.write(`  (${answers})\n`);
    }
  } finally {
    await site.stop();
  }
}

/** Requests a page repeatedly until `end`. Returns the response times in ms. */
async function visitUntil(end: Promise<unknown>, url: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let isOver = false;
  void end.then(() => {
    isOver = true;
  });
  await sleep(1000); // The crowd gathers.
  while (!isOver) {
    const startedAt = performance.now();
    await new Promise<void>((resolve, reject) => {
      get(url, { agent }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`));
        answer.on('end', resolve).resume();
      }).on('error', reject);
    });
    times.push(performance.now() - startedAt);
    await sleep(5);
  }
  agent.destroy();
  return times;
}
