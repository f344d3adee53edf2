import { LaunchError } from './bootstrap/launch-error.mjs';
import { runTool } from './run-tool.ts';

/** Builds the apps. Turbo skips unchanged packages. */
export async function build(signal?: AbortSignal): Promise<void> {
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
