import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { freeLoopbackPorts } from '@upcurve/local-postgres/port';
import { signalOnExit } from '@upcurve/local-postgres/signal-on-exit';
import { LOCALHOST_CERTIFICATE } from '@upcurve/testing/mail-server';

const ROOT = resolve(import.meta.dirname, '../../../..');
const APPS = ['marketing', 'admin', 'api'] as const;

/** The environment variables passed to the product, without the developer's own product settings. */
const PASSED_ON = ['HOME', 'LANG', 'TMPDIR', 'USER', 'SHELL'];

export type Addresses = Record<(typeof APPS)[number], string>;
export type Environment = Record<string, string>;

export type System = {
  addresses: Addresses;
  /** Stops the product as Ctrl-C does, and waits until it has exited. */
  stop(): Promise<void>;
  /** Kills all processes at once, like a power cut. */
  kill(): Promise<void>;
};

/** Creates a data folder below a folder that a database running as another user can traverse. */
export function makeDataDir(): { path: string; remove(): void } {
  const parent = mkdtempSync(join(tmpdir(), 'upcurve-e2e-'));
  chmodSync(parent, 0o711);
  return {
    path: join(parent, 'data'),
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}

/** Returns a free port for each app, as environment variables of the launcher. */
export async function freePorts(): Promise<Environment> {
  const ports = await freeLoopbackPorts(APPS.length);
  return Object.fromEntries(APPS.map((app, i) => [`${app.toUpperCase()}_PORT`, String(ports[i])]));
}

/** Runs the same command as `npm start`. */
export function spawnStart(dataDir: string, env: Environment): { child: ChildProcess; output(): string } {
  const passedOn = PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  const child = spawn(process.execPath, [join(ROOT, 'packages/launcher/bootstrap.mjs'), 'start'], {
    cwd: ROOT,
    env: {
      ...Object.fromEntries(passedOn),
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      DATA_DIR: dataDir,
      WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true',
      NODE_EXTRA_CA_CERTS: LOCALHOST_CERTIFICATE,
      RATE_LIMIT_FACTOR: '100',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const callOff = child.pid ? signalOnExit(child.pid, 'TERM') : () => {};
  child.once('exit', callOff);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { child, output: () => output };
}

/**
 * Starts the product and waits for its line with the word `ready`.
 * @throws if it exits before; the error contains its output
 */
export async function startSystem(dataDir: string, env?: Environment): Promise<System> {
  const { child, output } = spawnStart(dataDir, env ?? (await freePorts()));
  const exited = once(child, 'exit');
  const ready = new Promise<Addresses>((settle) => {
    child.stdout?.on('data', () => {
      const found = output().match(/^ready {2}website (\S+) {2}admin (\S+) {2}api (\S+)$/m);
      if (found) settle({ marketing: found[1]!, admin: found[2]!, api: found[3]! });
    });
  });
  const first = await Promise.race([ready, exited.then(() => undefined)]);
  if (!first) throw new Error(`The system did not start:\n${output()}`);
  return {
    addresses: first,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await exited;
    },
    async kill() {
      for (const pid of withDescendants(child.pid ?? 0)) process.kill(pid, 'SIGKILL');
      await exited;
    },
  };
}

/** Returns the ids of a process and all its descendants. */
function withDescendants(root: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const parents = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const found = [root];
  for (const parent of found) {
    for (const [pid, ppid] of parents) if (pid && ppid === parent) found.push(pid);
  }
  return found;
}
