import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { LaunchError } from './bootstrap/launch-error.mjs';
import { ROOT } from './bootstrap/repository.mjs';

const QUIET = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1' };

/**
 * Runs a tool of the repository, such as turbo, and waits for its exit. `kept` captures the output instead of showing
 * it.
 * @param signal aborting it ends the tool
 */
export async function runTool(
  tool: string,
  args: string[],
  { kept = false, env = {}, signal }: { kept?: boolean; env?: NodeJS.ProcessEnv; signal?: AbortSignal } = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(tool, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      ...QUIET,
      ...env,
    },
    stdio: ['ignore', kept ? 'pipe' : 'inherit', kept ? 'pipe' : 'inherit'],
  });
  const end = () => void child.kill('SIGTERM');
  signal?.addEventListener('abort', end);
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
  const [code, ...output] = await Promise.all([
    ended,
    ...[child.stdout, child.stderr].map((s) => (s ? text(s) : '')),
  ]);
  signal?.removeEventListener('abort', end);
  return { code, output: output.join('') };
}

/** Builds the apps. Turbo skips unchanged packages. */
export async function buildApps(signal?: AbortSignal): Promise<void> {
  const args = [
    'run',
    'build',
    '--filter=./apps/*',
    '--output-logs=new-only',
    '--log-order=grouped',
    '--ui=stream',
  ];
  const { code, output } = await runTool('turbo', args, { kept: true, signal });
  if (code !== 0 && !signal?.aborted) throw new LaunchError(`The build failed:\n${output.trim()}`);
}
