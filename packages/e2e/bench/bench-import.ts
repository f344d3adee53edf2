import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '@upcurve/local-postgres/databases';
import { HOSTILE_IMPORTS } from '@upcurve/testing/hostile-imports';
import { BENCH_SECRET, startApi } from './api-process.ts';
import { createFormGuard } from './form-guard.ts';
import { percentile, report } from './statistics.ts';

const EVERY_MS = 10;
const LEAD_EVERY_MS = 250;

/** Measures how importing each hostile file affects other callers. */
export async function benchImport(serverUrl: string): Promise<void> {
  const api = await startApi(await createDatabase(serverUrl, 'bench_import'), false, { API_ROLE: 'server' });
  try {
    const headers = await api.register();
    const all: number[] = [];
    const slowest = { name: '', ms: 0 };
    const leads = { accepted: 0, other: [] as string[] };
    for (const { name, format, text } of HOSTILE_IMPORTS) {
      const form = new FormData();
      form.set('format', format);
      form.set('file', new File([text()], 'blog', { type: 'application/octet-stream' }));
      const over = new AbortController();
      const watching = [
        health(api.url, over.signal),
        sendLeads(api.url, headers, over.signal, leads),
      ] as const;
      const answer = await fetch(`${api.url}/api/blog/import`, { method: 'POST', headers, body: form });
      await answer.text();
      over.abort();
      const [times] = await Promise.all(watching);
      if (answer.status !== 200 && answer.status !== 400)
        throw new Error(`${name}: the import answered ${answer.status}`);
      all.push(...times);
      const worst = percentile(times, 0.99);
      if (worst > slowest.ms) Object.assign(slowest, { name, ms: worst });
    }
    report(
      `p99 of health during ${HOSTILE_IMPORTS.length} hostile imports`,
      `${percentile(all, 0.99).toFixed(1)} ms`,
      '≤ 100 ms',
    );
    report(`  during the worst (${slowest.name})`, `${slowest.ms.toFixed(1)} ms`, '≤ 100 ms');
    report('leads accepted meanwhile', `${leads.accepted}`, '');
    report('leads answered otherwise', leads.other.join(', ') || '0', '0');
  } finally {
    await api.stop();
  }
}

/** Polls the health endpoint until aborted. Returns the response times in ms. */
async function health(url: string, signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!signal.aborted) {
    const started = performance.now();
    const answer = await fetch(`${url}/api/health/live`);
    await answer.text();
    times.push(performance.now() - started);
    await sleep(EVERY_MS);
  }
  return times;
}

async function sendLeads(
  url: string,
  { origin = '' }: Record<string, string>,
  signal: AbortSignal,
  leads: { accepted: number; other: string[] },
): Promise<void> {
  while (!signal.aborted) {
    const answer = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { origin: origin.replace('3001', '3000'), 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ name: 'Anna Bell', email: 'anna@example.com', consent: false },
        ...{ formType: 'Contact', source: '/contact: form', message: 'Please ring me.' },
        ...(await createFormGuard(BENCH_SECRET)),
      }),
    });
    await answer.text();
    if (answer.status === 201) leads.accepted += 1;
    else leads.other.push(String(answer.status));
    await sleep(LEAD_EVERY_MS, undefined, { signal }).catch(() => {});
  }
}
