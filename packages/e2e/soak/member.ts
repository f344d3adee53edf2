import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { signalOnExit } from '@upcurve/local-postgres/signal-on-exit';

export interface MemberPlan {
  name: string;
  /** The built server. */
  main: string;
  port: number;
  /** The path of the health check. */
  health: string;
  env: Record<string, string>;
}

/** One process of the fleet. It can be stopped, killed and restarted at the same address. */
export class Member {
  readonly name: string;
  readonly url: string;
  /** Its output, including output before restarts. */
  output = '';
  readonly #plan: MemberPlan;
  #child: ChildProcess | undefined;
  #exited: Promise<number | null> = Promise.resolve(null);

  constructor(plan: MemberPlan) {
    this.#plan = plan;
    this.name = plan.name;
    this.url = `http://127.0.0.1:${plan.port}`;
  }

  /** Starts the process. Resolves when it is ready. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.#plan.main], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...this.#plan.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
    }
    const callOff = child.pid ? signalOnExit(child.pid, 'TERM') : () => {};
    this.#exited = once(child, 'exit').then(([code]) => {
      callOff();
      return code as number | null;
    });
    while (!(await fetch(this.url + this.#plan.health).catch(() => undefined))?.ok) {
      if (child.exitCode !== null)
        throw new Error(`${this.name} did not start. Build it first: pnpm build\n${this.output}`);
      await sleep(50);
    }
  }

  /** Stops the process. Returns the time this took, in ms. */
  async stop(): Promise<number> {
    const askedAt = performance.now();
    this.#child?.kill('SIGTERM');
    const code = await this.#exited;
    if (code !== 0 && this.#child) throw new Error(`${this.name} ended with ${code}.\n${this.output}`);
    this.#child = undefined;
    return performance.now() - askedAt;
  }

  async kill(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await this.#exited;
    this.#child = undefined;
  }
}
