import { runTool } from './run-tool.ts';
import { test } from './test.ts';

/** Scripts of the root package.json that look at the code without running it. */
const STATIC_CHECKS = ['types', 'lint', 'boundaries', 'baseline', 'dead-code'];

/**
 * Everything CI checks: the static checks, each of them even when an earlier one failed, then the builds and the tests.
 * @param staticOnly leaves out builds and tests
 * @returns the exit code
 */
export async function verify(staticOnly: boolean, stop: AbortSignal): Promise<number> {
  const failed: string[] = [];
  for (const script of STATIC_CHECKS) {
    if (stop.aborted) return 130;
    const began = Date.now();
    const { code, output } = await runTool('pnpm', ['run', '--silent', script], { kept: true, signal: stop });
    const took = `${((Date.now() - began) / 1000).toFixed(1)} s`;
    console.log(code === 0 ? `${script}: fine (${took})` : `${output.trim()}\n${script}: failed (${took})`);
    if (code !== 0) failed.push(script);
  }
  const tests = staticOnly ? 0 : await test(stop);
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
  return failed.length > 0 ? 1 : tests;
}
