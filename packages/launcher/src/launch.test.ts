import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freeLoopbackPorts } from '@upcurve/local-postgres/port';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { APPS, type AppName, portVariable } from './config.ts';
import { launch, type Mode } from './launch.ts';

/** A fake app that answers requests and, when stopped, records whether the database was still running. */
const APP = `
  const { writeFileSync } = require('node:fs');
  const { connect } = require('node:net');
  const [name, port] = process.argv.slice(1);
  const inDataDir = (file) => process.env.DATA_DIR + '/' + file;
  if (name === 'api') writeFileSync(inDataDir('setup-link'), 'http://localhost/auth?invite=new\\n');
  require('node:http').createServer((req, res) => {
    if (req.url === '/crash') process.exit(7);
    res.end();
  }).listen(port, '127.0.0.1');
  process.on('SIGTERM', () => {
    const end = (how) => { writeFileSync(inDataDir(name + '.end'), how); process.exit(); };
    connect(new URL(process.env.DATABASE_URL).port, '127.0.0.1')
      .on('connect', () => end('database there'))
      .on('error', () => end('database gone'));
  });`;

const MODE: Mode = {
  built: false,
  chatty: false,
  env: {},
  commands: ({ ports }) =>
    APPS.map((name) => ({
      name,
      command: process.execPath,
      args: ['-e', APP, name, String(ports[name])],
      cwd: '/',
      readyUrl: `http://127.0.0.1:${ports[name]}/`,
    })),
};

let dataDir: string;
let env: Record<string, string>;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'upcurve-launch-'));
  chmodSync(dataDir, 0o711);
  env = { DATA_DIR: dataDir };
  const ports = await freeLoopbackPorts(APPS.length);
  for (const [i, app] of APPS.entries()) env[portVariable(app)] = String(ports[i]);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Launches the product, runs `whileUp` once the URLs are printed, and stops. Returns the printed lines. */
async function launchAnd(whileUp: (said: string[]) => unknown, mode = MODE): Promise<string[]> {
  const stop = new AbortController();
  const said: string[] = [];
  let done: Promise<unknown> | undefined;
  await launch(mode, stop.signal, env, (line) => {
    said.push(line);
    if (!line.startsWith('ready')) return;
    done = sleep(0)
      .then(() => whileUp(said))
      .finally(() => stop.abort());
  });
  await done;
  return said;
}

const crash = (app: AppName) => fetch(`http://127.0.0.1:${env[portVariable(app)]}/crash`).catch(() => {});
const isUp = (app: AppName) =>
  fetch(`http://127.0.0.1:${env[portVariable(app)]}/`).then(
    ({ ok }) => ok,
    () => false,
  );

test('starts everything, prints the addresses and the new set-up link, and stops the database last', async () => {
  writeFileSync(join(dataDir, 'setup-link'), 'http://localhost/auth?invite=spent\n');

  const said = await launchAnd(() => {});

  // If PostgreSQL cannot read the clone, the first lines say where its data and programs are.
  expect(said.slice(-3)).toEqual([
    `ready  website http://localhost:${env.MARKETING_PORT}  admin http://localhost:${env.ADMIN_PORT}  api http://localhost:${env.API_PORT}`,
    "Set up the owner's account: http://localhost/auth?invite=new",
    'Stopping',
  ]);
  for (const app of APPS) expect(readFileSync(join(dataDir, `${app}.end`), 'utf8')).toBe('database there');
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
});

test('restarts and names an app that dies, and keeps the others running', async () => {
  const said = await launchAnd(async () => {
    await crash('admin');
    await expect.poll(() => isUp('admin'), { timeout: 10_000 }).toBe(true);
    for (const app of APPS) expect(existsSync(join(dataDir, `${app}.end`))).toBe(false);
  });

  expect(said.at(-2)).toBe(
    `admin ended unexpectedly (exit code 7): see ${join(dataDir, 'logs/admin.log')}. Restarting.`,
  );
  for (const app of APPS) expect(readFileSync(join(dataDir, `${app}.end`), 'utf8')).toBe('database there');
});

test('prints the new set-up link after a restart of the API', async () => {
  await launchAnd(async (said) => {
    await crash('api');
    const links = () => said.filter((line) => line.startsWith("Set up the owner's account: http"));
    await expect.poll(links, { timeout: 10_000 }).toHaveLength(2);
  });
});

test('names an app that dies during the start, and stops the others and the database', async () => {
  const failing: Mode = {
    ...MODE,
    commands: (config) =>
      MODE.commands(config).map((app) =>
        app.name === 'admin' ? { ...app, args: ['-e', 'process.exit(7)'] } : app,
      ),
  };
  await expect(launchAnd(() => {}, failing)).rejects.toThrow('admin ended unexpectedly (exit code 7)');

  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  expect(readdirSync(join(dataDir, 'lock'))).toEqual([]);
});
