import { createDatabase, dropDatabase } from '@upcurve/local-postgres/databases';
import pg from 'pg';
import { BENCH_SECRET, type BenchApi, startApi } from './api-process.ts';
import { createFormGuard } from './form-guard.ts';
import { median, percentile, report } from './statistics.ts';

const HOSTS = 5;
const EVENTS = 2000;
const DAYS = 21;
const READS = 300;
const BOOKINGS = 1500;
const CONNECTIONS = 16;
const ZONE = 'Europe/London';

/** Members with the usual hours, each with a private calendar that is busy until half past nine. */
const SEED = [
  `insert into users (id, username, username_key, password_hash, role)
    select gen_random_uuid(), 'host' || n, 'host' || n, 'none', 'sales' from generate_series(1, ${HOSTS}) n`,
  `insert into meeting_type_hosts (type_id, host_id, position)
    select meeting_types.id, users.id, row_number() over () from meeting_types, users where role = 'sales'`,
  `insert into busy_calendars (id, member_id, position, url, read_at, expanded_at, tried_at)
    select gen_random_uuid(), id, 1, '', now(), now(), now() from users where role = 'sales'`,
  `insert into busy_times (calendar_id, starts_at, ends_at)
    select id, at, at + interval '4 minutes'
    from busy_calendars, generate_series(0, ${EVENTS - 1}) n,
      lateral (select date_trunc('day', now()) + n % ${DAYS} * interval '1 day' + n / ${DAYS} * interval '6 minutes' as at) times`,
  'vacuum analyze',
];

/** Opens the hosts' whole days and shortens meetings, so that there are enough slots to book. */
const OPEN_ALL_DAY = `
  with hours as (
    insert into host_hours (member_id, zone, weekly, dates)
    select id, '${ZONE}', (select jsonb_agg('[{"from":"00:00","to":"24:00"}]'::jsonb) from generate_series(1, 7)), '[]'
    from users where role = 'sales'
  )
  update meeting_types set minutes = 15, buffer_after = 0`;

const DOUBLES = `
  select count(*)::int as n from booking_hosts a join booking_hosts b
    on a.host_id = b.host_id and a.booking_id < b.booking_id and a.occupied && b.occupied
  where a.is_in_force and b.is_in_force`;

async function timedFetch(url: string, init?: RequestInit) {
  const startedAt = performance.now();
  const answer = await fetch(url, init);
  const text = await answer.text();
  return { status: answer.status, text, ms: performance.now() - startedAt };
}

/** Returns all free starts, in pages of at most 500. */
async function freeStarts({ url }: BenchApi): Promise<string[]> {
  const starts: string[] = [];
  for (let from = new Date().toISOString(); ; ) {
    const query = new URLSearchParams({ type: 'consultation', from, zone: ZONE });
    const { slots } = JSON.parse((await timedFetch(`${url}/api/bookings/slots?${query}`)).text);
    starts.push(...slots.map(({ start }: { start: string }) => start));
    if (slots.length < 500) return starts;
    from = new Date(Date.parse(starts.at(-1) ?? '') + 60_000).toISOString();
  }
}

/** Measures the list of free slots, then books as many slots as the hosts have, all at once. */
export async function benchBookings(serverUrl: string): Promise<void> {
  const databaseUrl = await createDatabase(serverUrl, 'bench_bookings');
  const api = await startApi(databaseUrl, false, { DEMO_CONTENT: 'false' });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of SEED) await client.query(statement);
    const times: number[] = [];
    for (let i = -20; i < READS; i++) {
      const { ms, status } = await timedFetch(`${api.url}/api/bookings/slots?type=consultation`);
      if (status !== 200) throw new Error(`Slots: ${status}`);
      if (i >= 0) times.push(ms);
    }
    report(
      `slots of ${DAYS} days, ${HOSTS} hosts with ${EVENTS.toLocaleString('en-GB')} events each`,
      `p50 ${median(times).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`,
      'p99 ≤ 50 ms',
    );

    await client.query(OPEN_ALL_DAY);
    const starts = await freeStarts(api);
    const bodies: string[] = [];
    for (let i = 0; i < BOOKINGS; i++)
      bodies.push(
        JSON.stringify({
          ...{ type: 'consultation', start: starts[i % starts.length], zone: ZONE, source: '/bench' },
          ...{ name: `Load ${i}`, email: `load${i}@example.com`, consent: false },
          ...(await createFormGuard(BENCH_SECRET)),
        }),
      );
    const headers = { origin: 'http://localhost:3000', 'content-type': 'application/json' };
    const statuses: number[] = [];
    const startedAt = performance.now();
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        for (let body = bodies.pop(); body; body = bodies.pop())
          statuses.push(
            (await timedFetch(`${api.url}/api/bookings`, { method: 'POST', headers, body })).status,
          );
      }),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    const accepted = statuses.filter((status) => status === 201).length;
    report('bookings accepted', `${(accepted / seconds).toFixed(0)}/s`, '≥ 100/s');
    const { rows } = await client.query<{ n: number }>(DOUBLES);
    report('  of them at the same time of the same host', String(rows[0]?.n), '0');
    process.stdout.write(`  (${accepted} accepted, ${statuses.length - accepted} refused)\n`);
  } finally {
    await client.end();
    await api.stop();
    await dropDatabase(serverUrl, 'bench_bookings');
  }
}
