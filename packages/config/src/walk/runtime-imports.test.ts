import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeImports, filesCalled, runtimeImports } from './runtime-imports.ts';

const FILES = {
  'node_modules/fastify/package.json': '{ "name": "fastify", "main": "dist/index.js" }',
  'node_modules/fastify/dist/index.js': '',
  'apps/api/src/features/quiz/routes.ts': `
    import { createHash } from 'node:crypto';
    import fastify from 'fastify';
    import type { Config } from '../../config.ts';
    import { type Score, score } from './score.ts';
    export const report = () => import('./report.ts');
    export default (config: Config): Score => score(fastify(createHash('md5'), config));
  `,
  'apps/api/src/features/quiz/score.ts':
    "import { limit } from '../../lib/limit.ts';\nimport './routes.ts';\n",
  'apps/api/src/features/quiz/report.ts': "import '../../lib/pdf.ts';\n",
  'apps/api/src/features/blog/routes.ts': '\n',
  'apps/api/src/lib/limit.ts': '\n\n',
  'apps/api/src/lib/pdf.ts': '\n',
  'apps/api/src/config.ts': '\n',
};

function repository(): string {
  const root = mkdtempSync(join(tmpdir(), 'walk-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test('lists what a file loads at run time, without type imports and dynamic imports', async () => {
  const imports = await runtimeImports(repository(), 'apps/api/src/features/quiz/routes.ts');
  expect(imports).toEqual({
    files: [
      { path: 'apps/api/src/features/quiz/routes.ts', lines: 7 },
      { path: 'apps/api/src/features/quiz/score.ts', lines: 2 },
      { path: 'apps/api/src/lib/limit.ts', lines: 2 },
    ],
    packages: ['fastify'],
    later: ['apps/api/src/features/quiz/report.ts'],
  });
  expect(describeImports(imports)).toMatchInlineSnapshot(`
    "apps/api/src/features/quiz  2 files, 9 lines
         7  routes.ts
         2  score.ts

    apps/api/src/lib  1 file, 2 lines
         2  limit.ts

    Packages: fastify

    Loaded later, by import():
      apps/api/src/features/quiz/report.ts

    3 files, 11 lines in 2 folders; 1 package"
  `);
});

test('finds a file by its path or the end of its path', () => {
  const root = repository();
  const path = 'apps/api/src/features/quiz/routes.ts';
  expect(filesCalled(root, path)).toEqual([path]);
  expect(filesCalled(root, 'quiz/routes')).toEqual([path]);
  expect(filesCalled(root, 'score.ts')).toEqual(['apps/api/src/features/quiz/score.ts']);
  expect(filesCalled(root, 'routes').sort()).toEqual(['apps/api/src/features/blog/routes.ts', path]);
  expect(filesCalled(root, 'outes.ts')).toEqual([]);
});
