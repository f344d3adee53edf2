import { runTool } from '../run-tool.ts';
import { test } from './test.ts';

/** Static checks of turbo.json. Unchanged results come from its cache. */
const STATIC_CHECKS = ['types', 'dead-code', 'boundaries', 'lint'];

/**
 * Runs everything that CI checks: all static checks, even if one fails, then builds and tests.
 * @param staticOnly leaves out builds and tests
 * @returns the exit code
 */
export async function verify(staticOnly: boolean, stop: AbortSignal): Promise<number> {
  const args = ['run', ...STATIC_CHECKS, '--continue=always', '--concurrency=2'];
  const shown = ['--output-logs=errors-only', '--log-order=grouped', '--ui=stream'];
  const { code } = await runTool('turbo', [...args, ...shown], { signal: stop });
  if (stop.aborted) return 130;
  const tests = staticOnly ? 0 : await test(stop, ['test', 'test:slow']);
  if (code !== 0) console.log('Static checks failed. See the output above, or run `pnpm verify --static`.');
  return code === 0 ? tests : 1;
}
