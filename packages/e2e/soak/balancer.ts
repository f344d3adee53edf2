import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signalOnExit } from '@upcurve/local-postgres/signal-on-exit';

const DOCS = resolve(import.meta.dirname, '../../../docs/operations.md');
const HOST = '127.0.0.1';

/** The addresses in the documentation's sample configuration. */
const MACHINES = ['10.0.0.1', '10.0.0.2'];
const PORTS = { marketing: 3000, admin: 3001, api: 4000 } as const;
type Kind = keyof typeof PORTS;

export interface BalancerPlan {
  folder: string;
  /** The local ports of both machines' processes. */
  members: Record<Kind, readonly number[]>;
  /** The ports on which nginx listens. */
  listen: Record<Kind, number>;
}

/** Returns the sample configuration from the documentation with local addresses. */
function configuration({ folder, members, listen }: BalancerPlan): string {
  const [, shown] = /```nginx\n([\s\S]*?)```/.exec(readFileSync(DOCS, 'utf8')) ?? [];
  if (!shown) throw new Error('docs/operations.md shows no configuration of nginx any more.');
  let text = shown;
  const put = (what: string, by: string) => {
    if (!text.includes(what)) throw new Error(`The configuration in docs/operations.md lacks "${what}".`);
    text = text.replace(what, by);
  };
  for (const kind of Object.keys(PORTS) as Kind[]) {
    for (const [at, machine] of MACHINES.entries())
      put(`server ${machine}:${PORTS[kind]} `, `server ${HOST}:${members[kind][at]} `);
  }
  put('listen 10.0.0.9:4000;', `listen ${HOST}:${listen.api};`);
  for (const kind of ['marketing', 'admin'] as const) put('listen 80;', `listen ${HOST}:${listen[kind]};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return `daemon off;
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')} warn;
events { worker_connections 4096; }
http {
access_log off;
${temporary.join('\n')}
${text}}
`;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, HOST);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * Starts nginx with the configuration from docs/operations.md.
 * @throws if nginx is not installed (Debian: `apt-get install nginx-light`) or does not start
 */
export async function startBalancer(plan: BalancerPlan) {
  const file = join(plan.folder, 'nginx.conf');
  const log = join(plan.folder, 'error.log');
  writeFileSync(file, configuration(plan));
  const child: ChildProcess = spawn('nginx', ['-c', file, '-e', log, '-p', plan.folder], {
    stdio: 'inherit',
  });
  const failed = once(child, 'error').then(([error]) => {
    throw new Error(`nginx does not run: apt-get install nginx-light. ${error}`);
  });
  failed.catch(() => {});
  const callOff = child.pid ? signalOnExit(child.pid, 'TERM') : () => {};
  const exited = once(child, 'exit').then(callOff);
  while (!(await answers(plan.listen.api))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${readLog()}`);
    await Promise.race([failed, sleep(50)]);
  }
  function readLog(): string {
    return existsSync(log) ? readFileSync(log, 'utf8') : '';
  }
  return {
    readLog,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
