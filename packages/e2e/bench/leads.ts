import { createDatabase } from '@upcurve/local-postgres/databases';
import pg from 'pg';
import { startApi } from './api-process.ts';
import { seedLeads } from './seed-leads.ts';
import { percentile, report } from './statistics.ts';

/** Half of them submitted the quiz, half a form. */
const LEADS = Number(process.env.BENCH_LEADS ?? 200_000);
const ROUNDS = 15;

/** Typical searches: a surname, a full name in either order, part of an address, a town, a number, a few letters, no match. */
const TERMS = [
  ...['smith', 'JONESON', 'amia', 'oliel walker', 'walker oliel', 'harah kha', 'walker77', 'isia.browley'],
  ...['kensington', 'oxford dental', 'glasgow', 'medspa', 'example.com', '4242', '07671 777', '+44 7671'],
  ...['99', 'zq', 'an', 'nothing like it', "o'brien"],
];

const searches = TERMS.map((search) => ({ search }));
const views = ['all', 'new', 'eligible', 'mine', 'due', 'waiting'].map((view) => ({ view }));
const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();

/** The kinds of calls of each list. Each kind is measured separately. */
const LISTS: [what: string, path: string, queries: Record<string, string>[]][] = [
  [
    'quiz leads, first page',
    '/api/eligibility/submissions',
    [{}, { sort: 'completedAt' }, { sort: 'name' }, { sort: '-score' }],
  ],
  [
    'quiz leads, filtered',
    '/api/eligibility/submissions',
    [
      { status: 'new' },
      { status: 'qualified', tier: 'Ready to scale' },
      { eligible: 'true' },
      { source: 'tiktok' },
      { source: 'partner', eligible: 'true', status: 'new' },
      { tier: 'Growing', eligible: 'true', source: 'instagram', from: days(30) },
      { status: 'contacted', from: days(400), to: days(90) },
      { tier: 'Ready to scale', source: 'google', sort: 'score' },
      { status: 'qualified', eligible: 'true', sort: 'name' },
    ],
  ],
  ['quiz leads, searched', '/api/eligibility/submissions', searches],
  [
    'quiz leads, searched and filtered',
    '/api/eligibility/submissions',
    searches.flatMap((search, i) => [
      { ...search, status: 'contacted', tier: 'Growing' },
      { ...search, source: i % 2 ? 'tiktok' : 'google', eligible: 'true' },
      { ...search, status: 'new', from: days(90) },
    ]),
  ],
  [
    'form leads, first page',
    '/api/admin/contact-submissions',
    [{}, { sort: 'createdAt' }, { sort: 'name' }, { sort: 'status' }],
  ],
  [
    'form leads, filtered',
    '/api/admin/contact-submissions',
    [
      { status: 'new' },
      { formType: 'Partner' },
      { status: 'converted', formType: 'Calculator' },
      { formType: 'Consultation', from: days(30) },
      { status: 'closed', sort: 'name' },
    ],
  ],
  ['form leads, searched', '/api/admin/contact-submissions', searches],
  [
    'inbox, every view and searches',
    '/api/inbox',
    [...views, ...searches, ...views.map((view) => ({ ...view, search: 'kensington' }))],
  ],
  ['people, first page and searches', '/api/people', [{}, ...searches]],
  ['inbox, the counts of its views', '/api/inbox/counts', [{ since: days(0) }]],
  ['palette, a name', '/api/search', TERMS.map((term) => ({ term }))],
];

/** Measures lists, searches and the inbox. */
export async function benchLeads(serverUrl: string): Promise<void> {
  const api = await startApi(await createDatabase(serverUrl, 'bench_leads'), { DEMO_CONTENT: 'false' });
  try {
    const headers = await api.register();
    const client = new pg.Client({ connectionString: api.databaseUrl });
    await client.connect();
    await seedLeads(client, LEADS / 2);
    await client.end();

    /** Returns the response time of a call, in ms. */
    const call = async (address: string) => {
      const started = performance.now();
      const answer = await fetch(api.url + address, { headers });
      await answer.text();
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return performance.now() - started;
    };

    console.log(`${LEADS.toLocaleString('en-GB')} leads`);
    for (const [what, path, queries] of LISTS) {
      const times: number[] = [];
      for (const query of queries)
        for (let round = -2; round < ROUNDS; round++) {
          const ms = await call(`${path}?${new URLSearchParams(query)}`);
          if (round >= 0) times.push(ms);
        }
      const [p50, p99] = [0.5, 0.99].map((share) => percentile(times, share).toFixed(0));
      report(`  ${what}`, `p50 ${p50}, p99 ${p99} ms`, 'p99 ≤ 50 ms');
    }
  } finally {
    await api.stop();
  }
}
