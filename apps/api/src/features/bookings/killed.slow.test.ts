import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@upcurve/api-client/create-client';
import { bookings } from '@upcurve/contracts/bookings/bookings';
import { freeLoopbackPort } from '@upcurve/local-postgres/port';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SITE, startApi } from '../../../test/api.ts';
import { spawnApi } from '../../../test/processes/api-process.ts';
import { contactInput } from '../../../test/samples/leads.ts';

const MEETINGS = 60;

test('a server killed while it books loses no booking that it confirmed; a retry books nothing twice', async () => {
  const api = await startApi();
  const dataDir = await mkdtemp(join(tmpdir(), 'upcurve-bookings-'));
  onTestFinished(async () => {
    await api.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  await api.signIn('owner', 'ada');
  const { slots } = await api.client(bookings).listSlots({ query: {} });
  expect(slots.length).toBeGreaterThan(MEETINGS * 2);

  const port = String(await freeLoopbackPort());
  const env = { DATABASE_URL: api.databaseUrl, DATA_DIR: dataDir, API_PORT: port, API_ROLE: 'server' };
  async function startServer() {
    const server = spawnApi({
      ...env,
      LOG_LEVEL: 'info',
      SESSION_SECRET: api.config.sessionSecret,
      MARKETING_URL: SITE,
      RATE_LIMIT_FACTOR: '1000',
    });
    onTestFinished(() => (server.child.exitCode === null ? server.kill('SIGKILL') : undefined));
    await vi.waitFor(() => expect(server.output()).toContain('listening'), { timeout: 60_000 });
    return server;
  }
  const visitor = createClient(bookings, {
    baseUrl: `http://127.0.0.1:${port}`,
    fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, origin: SITE } }),
  });
  const wishes = Array.from({ length: MEETINGS }, (_, i) => {
    const { name, email, consent, formToken, proof } = contactInput(api, { email: `lead${i}@x.example` });
    const form = { name, email, consent, formToken, proof, zone: 'Europe/London', source: '/book' };
    // Every other slot, because a meeting keeps its host busy for a while after it.
    return { key: `wish-${i}`, body: { ...form, type: 'consultation', start: slots[i * 2]?.start ?? '' } };
  });
  const confirmed = new Map<string, string>();
  const send = async ({ key, body }: (typeof wishes)[number]) => {
    const { id } = await visitor.book({ body }, { idempotencyKey: key });
    // Confirmed before the kill: the retry must get the same booking.
    expect(confirmed.get(key) ?? id).toBe(id);
    confirmed.set(key, id);
    return confirmed.size;
  };

  const first = await startServer();
  const all = Promise.allSettled(wishes.map(send));
  await vi.waitFor(() => expect(confirmed.size).toBeGreaterThan(5), { timeout: 30_000, interval: 5 });
  await first.kill('SIGKILL');
  const outcomes = await all;
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);

  const second = await startServer();
  for (const wish of wishes) await send(wish);
  await second.kill('SIGTERM');
  const { rows } = await sql<{ id: string; leads: number }>`
    select id, (select count(*)::int from leads) as leads from bookings`.execute(api.db);
  expect(rows.map(({ id }) => id).sort()).toEqual([...confirmed.values()].sort());
  expect(rows).toHaveLength(MEETINGS);
  expect(rows[0]?.leads).toBe(MEETINGS);
});
