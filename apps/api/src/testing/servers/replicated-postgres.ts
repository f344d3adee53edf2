import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUrl } from '@upcurve/local-postgres/databases';
import { startLocalPostgres } from '@upcurve/local-postgres/start';
import pg from 'pg';

/** Lets tests replicate, pause and do everything else without a password, in a temporary cluster on loopback. */
const ACCESS = 'host all,replication postgres 127.0.0.1/32 trust\n';

/** Starts a PostgreSQL with a streaming replica from the bundled programs. The replica can be paused and stopped. */
export async function startReplicatedPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'upcurve-replicated-'));
  const [first, second] = ['primary', 'replica'].map((name) => join(folder, name)) as [string, string];
  chmodSync(folder, 0o711);
  const start = (dataDir: string) => startLocalPostgres({ dataDir, durable: false });

  // A copy of a stopped cluster is a valid base backup.
  const made = await start(first);
  await made.stop();
  appendFileSync(join(made.cluster, 'pg_hba.conf'), ACCESS);
  mkdirSync(second, { mode: 0o711 });
  copyFileSync(join(first, 'database-url'), join(second, 'database-url'));
  const copy = join(second, 'postgres');
  const { status, stderr } = spawnSync('cp', ['-Rp', made.cluster, copy], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);

  const primary = await start(first);
  writeFileSync(join(copy, 'standby.signal'), '');
  appendFileSync(
    join(copy, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres'\n`,
  );
  const replica = await start(second);

  const asked = async (text: string) => {
    const url = new URL(databaseUrl(replica.url, 'postgres'));
    url.username = 'postgres';
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  let stopReplica: Promise<void> | undefined;
  const leave = () => {
    stopReplica ??= replica.stop();
    return stopReplica;
  };
  return {
    serverUrl: primary.url,
    replicaUrl: replica.url,
    holdUp: () => asked('select pg_wal_replay_pause()'),
    goOn: () => asked('select pg_wal_replay_resume()'),
    leave,
    async stop() {
      await leave();
      await primary.stop();
      for (const each of [made.cluster, copy, folder]) rmSync(each, { recursive: true, force: true });
    },
  };
}
