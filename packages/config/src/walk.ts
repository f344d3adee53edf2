import { relative, resolve } from 'node:path';
import { describeImports, filesCalled, runtimeImports } from './walk/runtime-imports.ts';

/* `pnpm walk FILE` prints everything that a file imports at run time. */

const root = resolve(import.meta.dirname, '../../..');
const [name] = process.argv.slice(2);
const files = name ? filesCalled(root, relative(root, resolve(root, name))) : [];
const [file] = files;
if (file && files.length === 1) {
  console.log(describeImports(await runtimeImports(root, file)));
} else {
  const why = !name
    ? 'Name a file, by its path or the end of it: pnpm walk apps/api/src/features/quiz/routes.ts'
    : files.length === 0
      ? `No file below apps and packages ends in ${name}.`
      : [`${files.length} files end in ${name}. Name more of the path:`, ...files.sort()].join('\n  ');
  console.error(why);
  process.exitCode = 1;
}
