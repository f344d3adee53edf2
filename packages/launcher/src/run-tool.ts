import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { LaunchError, ROOT } from './bootstrap/repository.mjs';

const QUIET = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1' };

type Options = {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Captures the output instead of showing it. */
  kept?: boolean;
  /** Ends the tool when aborted. */
  signal?: AbortSignal;
};

/** Runs a tool of the repository, such as turbo, and waits for its exit. */
export async function runTool(
  tool: string,
  args: string[],
  { cwd = ROOT, env = {}, kept = false, signal }: Options = {},
): Promise<{ code: number; output: string }> {
  const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const shown = kept ? 'pipe' : 'inherit';
  const child = spawn(tool, args, {
    cwd,
    env: { ...process.env, ...QUIET, ...env, PATH },
    stdio: ['ignore', shown, shown],
  });
  const end = () => void child.kill('SIGTERM');
  signal?.addEventListener('abort', end);
  const streams = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const [code, ...output] = await Promise.all([exitCode(child), ...streams]);
  signal?.removeEventListener('abort', end);
  return { code, output: output.join('') };
}

function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
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
