import { resolve } from 'node:path';
import { findUses } from './baseline/find-uses.ts';
import { guarded } from './baseline/guarded.ts';
import { judge } from './baseline/judge.ts';

const { files, uses } = findUses(resolve(import.meta.dirname, '../../..'));
const problems = judge(uses, guarded);
if (problems.length > 0) {
  console.error(
    [
      ...problems,
      `${problems.length} to fix. Use something that older browsers have too. Else guard it: ask for it before, or see that nothing`,
      'breaks where it is unknown, and list it with that reason in packages/config/src/baseline/guarded.ts.',
    ].join('\n'),
  );
  process.exitCode = 1;
} else {
  console.log(`${files} files ask of browsers only what we promise, or do without it.`);
}
