import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeLoopbackPort } from '@upcurve/local-postgres/port';

/** Whether PgBouncer is installed, as from Debian's package `pgbouncer`. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;
/** The user id of `nobody`, since PgBouncer refuses to run as root. */
const NOBODY = 65_534;

/** Starts a PgBouncer in transaction mode in front of a database, with fewer connections than clients. */
export async function startPgBouncer(databaseUrl: string) {
  const { hostname, port: behind, username, password, pathname } = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'upcurve-pgbouncer-'));
  await chmod(folder, 0o755);
  const port = await freeLoopbackPort();
  const secret = password && ` password=${decodeURIComponent(password)}`;
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${behind} user=${username}${secret}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 3',
    'ignore_startup_parameters = extra_float_digits,statement_timeout,idle_in_transaction_session_timeout',
  ];
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, `${settings.join('\n')}\n`);
  const uid = process.getuid?.() === 0 ? NOBODY : undefined;
  const child = spawn('pgbouncer', [file], { uid, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('pgbouncer ended')));
    child.stderr.on('data', (text) => {
      if (String(text).includes('process up')) resolve();
    });
  });
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    async close() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
