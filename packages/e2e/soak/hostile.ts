import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/*
 * `pnpm hostile`: attacks the product for about half an hour. Every caller makes every call, with random input, files
 * made to keep a server busy, floods from one address, erasure, and processes killed under load. Options: `--cases N`
 * random inputs per call, `--kills N`.
 */

const { values } = parseArgs({
  options: { cases: { type: 'string', default: '200' }, kills: { type: 'string', default: '10' } },
});

const API = resolve(import.meta.dirname, '../../../apps/api');
const SRC = resolve(import.meta.dirname, '..');
const vitest = (project: string, ...files: string[]) => ['vitest', 'run', '--project', project, ...files];

interface Step {
  name: string;
  command: string;
  args: string[];
  cwd: string;
  env?: Record<string, string>;
}

const STEPS: readonly Step[] = [
  { name: 'role matrix', command: 'npx', args: vitest('quick', 'src/roles.test.ts'), cwd: API },
  { name: 'erasure', command: 'npx', args: vitest('quick', 'src/features/people'), cwd: API },
  {
    name: `made-up input, ${values.cases} cases of each call`,
    command: 'npx',
    args: vitest('slow', 'src/fuzz.slow.test.ts'),
    cwd: API,
    env: { FUZZ_CASES: values.cases, FUZZ_SEED: String(Date.now() % 1_000_000) },
  },
  {
    name: 'hostile uploads',
    command: 'npx',
    args: vitest('quick', 'src/features/media/hostile.test.ts'),
    cwd: API,
  },
  { name: 'hostile imports', command: process.execPath, args: ['bench/main.ts', 'import'], cwd: SRC },
  { name: 'crowds from one address', command: process.execPath, args: ['bench/main.ts', 'floods'], cwd: SRC },
  {
    name: `restarts and ${values.kills} kills under load`,
    command: process.execPath,
    args: ['soak/main.ts', '--rounds', '1', '--kills', values.kills],
    cwd: SRC,
  },
];

const failed: string[] = [];
for (const { name, command, args, cwd, env } of STEPS) {
  process.stdout.write(`\n== ${name}\n`);
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) failed.push(name);
}
process.stdout.write(failed.length > 0 ? `\nFailed: ${failed.join(', ')}\n` : '\nAll passed.\n');
process.exitCode = failed.length > 0 ? 1 : 0;
