import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { namesOf } from './new-feature/names.ts';
import { writeFeature } from './new-feature/write-feature.ts';

const root = resolve(import.meta.dirname, '../../..');
const [noun, plural] = process.argv.slice(2);

try {
  if (!noun) throw new Error('Name the noun in the singular: pnpm new:feature case-note [its-plural]');
  const files = writeFeature(root, namesOf(noun, plural), new Date());
  spawnSync('biome', ['check', '--write', ...files], { cwd: root, stdio: 'inherit' });
  console.log(
    `${files.join('\n')}\n\nNow change it into what it is about, and go on as CONTRIBUTING.md says.`,
  );
  console.log(
    'The snapshot of all paths wants to be told: pnpm --filter @upcurve/contracts exec vitest run -u',
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
