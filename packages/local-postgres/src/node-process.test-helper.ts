import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Starts a Node process that runs `code` as a module. `line()` returns the next line of its output. */
export function nodeProcess(code: string): {
  child: ChildProcess;
  pid: number;
  line(): Promise<string>;
  kill(): Promise<void>;
} {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', code], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const exited = once(child, 'exit');
  return {
    child,
    pid: child.pid ?? Number.NaN,
    line: async () => (await lines.next()).value ?? '',
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Starts a process that locks a data folder until SIGTERM, and then prints `held`. */
export const holdLock = (dataDir: string) =>
  nodeProcess(`
    import { lockDataDir } from './data-dir-lock.mjs';
    const release = await lockDataDir(${JSON.stringify(dataDir)});
    console.log('held');
    process.on('SIGTERM', release);
    setInterval(() => {}, 1000);`);
