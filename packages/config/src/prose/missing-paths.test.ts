import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { missingPaths } from './missing-paths.ts';

test('finds named files and links that do not exist, and ignores placeholders and other sites', () => {
  const root = mkdtempSync(join(tmpdir(), 'missing-paths-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'docs'));
  mkdirSync(join(root, 'apps/api/src'), { recursive: true });
  writeFileSync(
    join(root, 'docs/a.md'),
    [
      'Here: `apps/api/src/`, [itself](a.md#top), `apps/<app>/src`, `apps/api/dist/main.js`, [site](https://a.example/b).',
      'Gone: `apps/api/lib`, [other](b.md).',
    ].join('\n'),
  );
  expect(missingPaths(root).map((problem) => problem.split(' does not')[0])).toEqual([
    'docs/a.md: apps/api/lib',
    'docs/a.md: b.md',
  ]);
});
