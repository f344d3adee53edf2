import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createClient } from '@upcurve/api-client/create-client';
import { webhook } from '@upcurve/contracts/webhooks/webhook';
import pg from 'pg';
import { percentile, report } from '../bench/statistics.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { checkFleetConsistency } from './fleet-consistency.ts';
import { type Load, startLoad } from './load.ts';
import type { Member } from './member.ts';
import { startReceiver } from './receiver.ts';

/*
 * `pnpm soak`: runs the processes of two machines under load while each of them is restarted and killed. Options:
 * `--rounds N` rolling restarts, `--kills N`, `--minutes M` minimum duration of the load.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '2' },
    kills: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '0' },
  },
});
const [ROUNDS = 0, KILLS = 0, MINUTES = 0] = [values.rounds, values.kills, values.minutes].map(Number);

/** nginx skips a failed process for one second, so the next restart waits longer. */
const SETTLE_MS = 2000;
/** Deliveries in flight at a kill are sent again within 20 s. */
const LATE_MS = 25_000;
const QUIET_MS = 60_000;

/** Widens the schema as a later version would. The current version must keep running and still start. */
async function widenSchema(db: pg.Client): Promise<void> {
  await db.query('alter table submissions add column later text');
  await db.query(`insert into kysely_migration values ('20991231T2359-later', now()::text)`);
}

const errorsOf = ({ tallies }: Load) => Object.values(tallies).flatMap(({ errors }) => errors);

/** Prints the errors that clients saw since the last call. Returns their number. */
function tellErrors(load: Load, phase: string, seen: Set<string>): number {
  const fresh = errorsOf(load).filter((error) => !seen.has(error));
  for (const error of fresh) {
    seen.add(error);
    process.stdout.write(`  ${error}\n`);
  }
  report(`${phase}: errors seen`, String(fresh.length), '0');
  return fresh.length;
}

async function rollingRestart({ all }: Fleet): Promise<void> {
  const took: number[] = [];
  for (const member of all) {
    process.stdout.write(`  ${new Date().toISOString().slice(11, 23)} restart of ${member.name}\n`);
    took.push(await member.stop());
    await member.start();
    await sleep(SETTLE_MS);
  }
  report('  a process ends within', `${Math.max(...took).toFixed(0)} ms`, '≤ 10,000 ms');
}

async function kills({ members }: Fleet): Promise<void> {
  const victims: Member[] = [members.worker[0], members.api[0], members.worker[1], members.api[1]].flatMap(
    (each) => each ?? [],
  );
  for (let n = 0; n < KILLS; n++) {
    const victim = victims[n % victims.length];
    await victim?.kill();
    await victim?.start();
    await sleep(SETTLE_MS);
  }
}

/** Compares the responses to visitors with the stored rows and delivered events. Returns the number of mismatches. */
async function countMismatches(
  load: Load,
  db: pg.Client,
  receiver: Awaited<ReturnType<typeof startReceiver>>,
) {
  const { quizzes, forms } = load.acknowledged;
  const acknowledged = [...quizzes, ...forms];
  const { rows } = await db.query<{ email: string; times: number }>(
    `select email, count(*)::int as times from
       (select email from submissions union all select email from contact_submissions) leads group by email`,
  );
  const timesOf = new Map(rows.map(({ email, times }) => [email, times]));
  const lost = acknowledged.filter((email) => !timesOf.has(email));
  const doubled = rows.filter(({ times }) => times > 1);
  report('leads acknowledged', String(acknowledged.length), '');
  report('  without a row', String(lost.length), '0');
  report('  with two', String(doubled.length), '0');

  const quietAt = Date.now() + QUIET_MS;
  const missing = () => acknowledged.filter((email) => !receiver.emails.has(email)).length;
  while (missing() > 0 && Date.now() < quietAt) await sleep(200);
  await sleep(KILLS > 0 ? LATE_MS : 0);
  const events = receiver.times.size;
  const twice = [...receiver.times.values()].filter((times) => times > 1).length;
  const share = (twice / events) * 100;
  report('events received', String(events), '');
  report('  lost', String(missing()), '0');
  report('  twice', `${twice} (${share.toFixed(2)} %)`, '≤ 0.5 %');
  return lost.length + doubled.length + missing() + (share > 0.5 ? 1 : 0);
}

const fleet = await startFleet();
const receiver = await startReceiver();
const db = new pg.Client(fleet.databaseUrl);
let failures = 0;
try {
  await db.connect();
  const staff = await fleet.signIn();
  const failed = await checkFleetConsistency(fleet, staff);
  failures += failed.length;
  const hooks = createClient(webhook, { baseUrl: fleet.urls.admin, headers: () => staff });
  await hooks.saveSettings({
    body: { webhookUrl: receiver.url, isEnabled: true, events: ['eligibility.submitted', 'contact.created'] },
  });

  const endsAt = Date.now() + MINUTES * 60_000;
  const load = startLoad(fleet.urls, staff);
  const seen = new Set<string>();
  await sleep(3000);
  failures += tellErrors(load, 'undisturbed', seen);
  for (let round = 1; round <= ROUNDS; round++) {
    if (round === 2) await widenSchema(db);
    await rollingRestart(fleet);
    const what = round === 2 ? ', the schema of a later version' : '';
    failures += tellErrors(load, `rolling restart ${round}${what}`, seen);
  }
  if (KILLS > 0) {
    await kills(fleet);
    // Requests in flight at a kill fail unless they can be retried, so these errors do not count.
    tellErrors(load, `${KILLS} kills`, seen);
  }
  while (Date.now() < endsAt) await sleep(500);
  await load.stop();
  tellErrors(load, 'afterwards', seen);

  for (const [kind, { ms, errors }] of Object.entries(load.tallies)) {
    const p = (share: number) => `${percentile(ms, share).toFixed(0)} ms`;
    report(`${kind}: asked, p50, p99, errors`, `${ms.length}, ${p(0.5)}, ${p(0.99)}, ${errors.length}`, '');
  }
  failures += await countMismatches(load, db, receiver);
  if (failures > 0) {
    for (const { name, output } of fleet.all)
      if (output) process.stdout.write(`\n${name}:\n${output.slice(-4000)}\n`);
    process.stdout.write(`\nnginx:\n${fleet.balancer.readLog().slice(-4000)}\n`);
  }
} finally {
  await db.end();
  receiver.stop();
  await fleet.stop();
}
process.exitCode = failures > 0 ? 1 : 0;
