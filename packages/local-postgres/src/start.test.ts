import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commandOf } from './command-of.mjs';
import { nodeProcess } from './node-process.test-helper.ts';
import { type LocalPostgres, startLocalPostgres } from './start.ts';

let home: string;
let dataDir: string;
let toStop: (() => unknown)[];
beforeEach(() => {
  toStop = [];
  home = mkdtempSync(join(tmpdir(), 'upcurve-start-'));
  chmodSync(home, 0o711);
  dataDir = join(home, 'data');
});
afterEach(async () => {
  for (const stop of toStop) await stop();
  rmSync(home, { recursive: true });
});

async function start(
  options: Partial<Parameters<typeof startLocalPostgres>[0]> = {},
): Promise<LocalPostgres> {
  const server = await startLocalPostgres({ dataDir, ...options });
  toStop.push(() => server.stop());
  return server;
}

async function query(url: string, text: string): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function gone(pid: number): Promise<void> {
  while (commandOf(pid)) await sleep(20);
}

const launcher = () =>
  nodeProcess(`
    import { startLocalPostgres } from './start.ts';
    const server = await startLocalPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(JSON.stringify(server));
    setInterval(() => {}, 1000);`);

test('keeps data, port and password on a restart, and is durable, UTF-8 and loopback only', async () => {
  const first = await startLocalPostgres({ dataDir });
  await query(
    first.url,
    `CREATE EXTENSION pg_trgm; CREATE TABLE note (body text); INSERT INTO note VALUES ('ÄÖ 👋')`,
  );
  await first.stop();
  expect(commandOf(first.pid)).toBe('');

  const second = await start();

  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'SELECT lower(body) AS body FROM note')).toEqual([{ body: 'äö 👋' }]);
  const settings = `SELECT name, setting FROM pg_settings
    WHERE name IN ('fsync', 'full_page_writes', 'listen_addresses', 'TimeZone') ORDER BY name`;
  expect((await query(second.url, settings)).map(({ setting }) => setting)).toEqual([
    'UTC',
    'on',
    'on',
    '127.0.0.1',
  ]);
  const socketFolder = readFileSync(join(second.cluster, 'postmaster.pid'), 'utf8').split('\n')[4];
  expect(socketFolder).toBe('');
  expect(
    await query(
      second.url,
      `SELECT pg_encoding_to_char(encoding) AS encoding, datlocprovider, datlocale FROM pg_database WHERE datname = current_database()`,
    ),
  ).toEqual([{ encoding: 'UTF8', datlocprovider: 'b', datlocale: 'C.UTF-8' }]);
});

test('accepts only our role, with a password that only the file’s owner can read', async () => {
  const { url } = await start();
  const wrong = new URL(url);
  wrong.password = 'wrong';
  await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  const superuser = new URL(url);
  superuser.username = 'postgres';
  await expect(query(superuser.href, 'SELECT 1')).rejects.toThrow('no pg_hba.conf entry');
  expect(await query(url, 'SELECT rolsuper, rolcreatedb FROM pg_roles WHERE rolname = current_user')).toEqual(
    [{ rolsuper: false, rolcreatedb: true }],
  );
  expect(readFileSync(join(dataDir, 'database-url'), 'utf8')).toBe(`${url}\n`);
  expect(statSync(join(dataDir, 'database-url')).mode & 0o777).toBe(0o600);
});

test('chooses another port if the remembered one is taken', async () => {
  const first = await startLocalPostgres({ dataDir });
  await first.stop();
  const squatter = createServer().listen(first.port, '127.0.0.1');
  toStop.push(() => squatter.close());

  const second = await start();

  expect(second.port).not.toBe(first.port);
  expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('keeps the data if the file with the password is lost', async () => {
  const first = await startLocalPostgres({ dataDir });
  await query(first.url, 'CREATE TABLE kept ()');
  await first.stop();
  rmSync(join(dataDir, 'database-url'));

  const second = await start();

  expect(second.url).not.toBe(first.url);
  expect(await query(second.url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 0 }]);
});

test('ends the server when the launcher is killed', async () => {
  const other = launcher();
  const { pid } = JSON.parse(await other.line()) as LocalPostgres;
  await other.kill();
  await gone(pid);
});

test('stops and restarts a server left running by a killed launcher', async () => {
  const other = launcher();
  const { pid, url } = JSON.parse(await other.line()) as LocalPostgres;
  await query(url, `CREATE TABLE note (body text); INSERT INTO note VALUES ('kept')`);
  // A frozen server cannot handle the stop signal that it gets when the launcher dies.
  process.kill(pid, 'SIGSTOP');
  await other.kill();
  setTimeout(() => process.kill(pid, 'SIGCONT'), 300);

  const messages: string[] = [];
  const server = await start({ log: (message) => messages.push(message) });

  expect(messages).toContain(`Stopping PostgreSQL left running by an earlier start (process ${pid})`);
  expect(await query(server.url, 'SELECT body FROM note')).toEqual([{ body: 'kept' }]);
});

test('recovers all committed data of a killed server', async () => {
  const other = launcher();
  const { pid, url } = JSON.parse(await other.line()) as LocalPostgres;
  await query(url, `CREATE TABLE note (body text); INSERT INTO note VALUES ('kept')`);
  process.kill(pid, 'SIGKILL');
  await other.kill();

  const server = await start();

  expect(await query(server.url, 'SELECT body FROM note')).toEqual([{ body: 'kept' }]);
});

test('does not start beside a process of a killed server', async () => {
  const other = launcher();
  const { pid, url } = JSON.parse(await other.line()) as LocalPostgres;
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  const backend = rows[0].pid;
  process.kill(backend, 'SIGSTOP');
  process.kill(pid, 'SIGKILL');
  await other.kill();

  await expect(startLocalPostgres({ dataDir })).rejects.toThrow('still in use');

  process.kill(backend, 'SIGKILL');
  await gone(backend);
  const server = await start();
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('does not stop another process that has the recorded process id', async () => {
  const first = await startLocalPostgres({ dataDir });
  await first.stop();
  const bystander = nodeProcess(`console.log('here'); setInterval(() => {}, 1000);`);
  expect(await bystander.line()).toBe('here');
  const { uid, gid } = statSync(first.cluster);
  const file = join(first.cluster, 'postmaster.pid');
  writeFileSync(file, `${bystander.pid}\n${first.cluster}\n`);
  chownSync(file, uid, gid);

  const second = await start();

  expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(commandOf(bystander.pid)).not.toBe('');
  await bystander.kill();
});

test('reports an unexpected end of the server', async () => {
  const server = await startLocalPostgres({ dataDir });
  process.kill(server.pid, 'SIGQUIT');
  expect(await server.died).toContain('PostgreSQL ended unexpectedly');
  await server.stop();
});

test('refuses a cluster of another major version and leaves it unchanged', async () => {
  const cluster = join(dataDir, 'postgres');
  mkdirSync(cluster, { recursive: true });
  chmodSync(dataDir, 0o711);
  writeFileSync(join(cluster, 'PG_VERSION'), '12\n');

  await expect(startLocalPostgres({ dataDir })).rejects.toThrow(
    'was made by PostgreSQL 12 and cannot be read by 18',
  );

  expect(readdirSync(cluster)).toEqual(['PG_VERSION']);
});

test('starts despite the remains of an interrupted first start', async () => {
  mkdirSync(join(dataDir, 'postgres.new', 'base'), { recursive: true });
  chmodSync(dataDir, 0o711);
  const server = await start();
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});
