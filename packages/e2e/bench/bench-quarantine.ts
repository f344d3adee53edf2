import { createDatabase } from '@upcurve/local-postgres/databases';
import pg from 'pg';
import { BENCH_SECRET, startApi } from './api-process.ts';
import { createFormGuard } from './form-guard.ts';
import { median, percentile, report } from './statistics.ts';

const TRIES = 200;
const WARM_UP = 30;

interface Times {
  accepted: number[];
  held: number[];
}

/** Compares response times for accepted and quarantined leads, with webhooks and notifications enabled. */
export async function benchQuarantine(serverUrl: string): Promise<void> {
  const databaseUrl = await createDatabase(serverUrl, 'bench_quarantine');
  // Runs without the worker, which would send webhooks and mails and use CPU time.
  const env = { API_ROLE: 'server', SMTP_URL: 'smtp://127.0.0.1:9' };
  const api = await startApi(databaseUrl, false, env);
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    const headers = await api.register();
    await client.connect();
    await client.query(
      "update webhook_settings set webhook_url = 'https://hook.invalid/', is_enabled = true, secret = 'whsec_x'",
    );
    await client.query("update users set email = 'owner@example.com', lead_mails = 'all'");
    for (const [path, body] of Object.entries({
      '/api/eligibility/submissions': { answers: { 1: 'owner', 9: ['seo'] } },
      '/api/contact': { formType: 'Contact', source: '/contact: form', message: 'Please ring me.' },
    })) {
      const times: Times = { accepted: [], held: [] };
      for (let i = 0; i < WARM_UP + TRIES; i++) {
        // Alternates the order, so that neither kind always comes second.
        const kinds = i % 2 ? (['accepted', 'held'] as const) : (['held', 'accepted'] as const);
        for (const kind of kinds) {
          const guard = await createFormGuard(BENCH_SECRET);
          const lead = {
            name: 'Anna Bell',
            email: `${kind}${i}@example.com`,
            consent: false,
            ...body,
            ...guard,
          };
          const sent = JSON.stringify(kind === 'held' ? { ...lead, fax: 'x' } : lead);
          const started = performance.now();
          const answer = await fetch(`${api.url}${path}`, {
            method: 'POST',
            headers: {
              origin: headers.origin?.replace('3001', '3000') ?? '',
              'content-type': 'application/json',
            },
            body: sent,
          });
          await answer.text();
          if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
          if (i >= WARM_UP) times[kind].push(performance.now() - started);
        }
      }
      const { accepted, held } = times;
      const gap = Math.abs(median(accepted) - median(held));
      const spread = percentile(accepted, 0.9) - percentile(accepted, 0.1);
      report(
        `held: ${path.split('/').at(-1)}, accepted ${median(accepted).toFixed(1)} and held ${median(held).toFixed(1)} ms`,
        `${gap.toFixed(2)} ms of ${spread.toFixed(1)} ms spread`,
        '≤ 5 ms',
      );
    }
  } finally {
    await client.end();
    await api.stop();
  }
}
