import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '@upcurve/local-postgres/databases';
import pg from 'pg';
import { startApi } from './api-process.ts';
import { report } from './statistics.ts';

const EVENTS = 2000;
/** One in this many events never gets a response. */
const HUNG_EVERY = 20;
const KILLS = 10;
const ENV = { WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true', DEMO_CONTENT: 'false' };

/** Accepts all events except those that hang. Counts how often each event arrived. */
async function startReceiver() {
  const taken = new Map<string, number>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (JSON.parse(body).number % HUNG_EVERY === 0) return;
    const id = String(request.headers['webhook-id']);
    taken.set(id, (taken.get(id) ?? 0) + 1);
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    taken,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Measures deliveries per second while one response in twenty hangs, and duplicates while workers are killed. */
export async function benchWebhook(serverUrl: string): Promise<void> {
  const databaseUrl = await createDatabase(serverUrl, 'bench_webhook');
  const receiver = await startReceiver();
  const { taken } = receiver;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  let api = await startApi(databaseUrl, false, ENV);
  const expected = EVENTS - EVENTS / HUNG_EVERY;
  const until = async (count: number) => {
    while (taken.size < count) await sleep(20);
  };
  const write = async () => {
    taken.clear();
    await pool.query('delete from webhook_deliveries');
    await pool.query(
      `insert into webhook_deliveries (id, event, body, status, next_attempt_at)
       select gen_random_uuid(), 'lead.deleted', json_build_object('number', n)::text, 'pending', now()
       from generate_series(1, $1::int) n`,
      [EVENTS],
    );
  };
  try {
    await pool.query(
      `update webhook_settings set webhook_url = $1, is_enabled = true, secret = 'whsec_c2VjcmV0'`,
      [receiver.url],
    );
    await write();
    await until(1);
    const started = performance.now();
    await until(expected);
    const rate = expected / ((performance.now() - started) / 1000);
    report('webhook: deliveries/s, 5 % of answers hang', rate.toFixed(0), '≥ 40/s');

    await write();
    for (let kill = 1; kill <= KILLS; kill++) {
      await until((expected * kill) / (KILLS + 1));
      api.child.kill('SIGKILL');
      await api.stop();
      api = await startApi(databaseUrl, false, ENV);
    }
    await until(expected);
    // A delivery that was sent but not recorded is sent again when its lease expires.
    await sleep(25_000);
    const twice = [...taken.values()].filter((times) => times > 1).length;
    const share = `${((twice / EVENTS) * 100).toFixed(2)} % (${twice} of ${EVENTS})`;
    report(`webhook: taken twice over ${KILLS} kills`, share, '≤ 0.5 %');
  } finally {
    await api.stop();
    await pool.end();
    receiver.stop();
  }
}
