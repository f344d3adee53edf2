import { setTimeout as sleep } from 'node:timers/promises';

/*
 * Sends visit events to a site at a constant rate, in batches like real pages: `URL EVENTS_A_SECOND`. At a message of
 * the parent process it stops and answers with the number of accepted events.
 */

const BATCH = 4;
/** The site's origin in the API's default configuration. */
const ORIGIN = 'http://localhost:3000';
const [url = '', rate = ''] = process.argv.slice(2);
const underway = new Set<Promise<void>>();
let taken = 0;
let isOver = false;

async function send(n: number): Promise<void> {
  const events = Array.from({ length: BATCH }, (_, at) => ({
    kind: 'page',
    path: at % 2 ? '/pricing' : '/',
    source: `source-${n % 40}`,
  }));
  const answer = await fetch(`${url}/api/events`, {
    method: 'POST',
    headers: {
      origin: ORIGIN,
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 Firefox/140.0',
    },
    body: JSON.stringify({ id: crypto.randomUUID(), events }),
  });
  if (!answer.ok) throw new Error(`Events: ${answer.status}`);
  taken += BATCH;
}

process.once('message', () => {
  isOver = true;
});
const startedAt = performance.now();
for (let sent = 0; !isOver; sent++) {
  const one = send(sent).finally(() => underway.delete(one));
  underway.add(one);
  await sleep(Math.max(0, startedAt + ((sent + 1) * BATCH * 1000) / Number(rate) - performance.now()));
}
await Promise.all(underway);
process.send?.(taken);
