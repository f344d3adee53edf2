import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { watchSources } from './watch-sources.ts';

/** Watches a folder with one source file and records the changes. */
function watchFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'upcurve-watch-'));
  const file = (name: string) => join(folder, name);
  mkdirSync(file('features'));
  writeFileSync(file('features/routes.ts'), '1');
  const changed: string[] = [];
  const end = watchSources(folder, (path) => void changed.push(path.slice(folder.length + 1)));
  onTestFinished(() => {
    end();
    rmSync(folder, { recursive: true });
  });
  const expectChanges = (...names: string[]) => expect.poll(() => changed, { timeout: 5000 }).toEqual(names);
  return { file, expectChanges };
}

test('reports files that change together once', async () => {
  const { file, expectChanges } = watchFolder();
  writeFileSync(file('main.ts'), '1');
  writeFileSync(file('features/routes.ts'), '2');
  await expectChanges('features/routes.ts');
});

test('reports each replacement of a file by an editor', async () => {
  const { file, expectChanges } = watchFolder();
  const replace = () => {
    writeFileSync(file('features/routes.swp'), '2');
    renameSync(file('features/routes.swp'), file('features/routes.ts'));
  };
  replace();
  await expectChanges('features/routes.ts');
  replace();
  await expectChanges('features/routes.ts', 'features/routes.ts');
  writeFileSync(file('features/routes.ts'), '3');
  await expectChanges('features/routes.ts', 'features/routes.ts', 'features/routes.ts');
});

test('watches new folders and keeps watching after a folder is deleted', async () => {
  const { file, expectChanges } = watchFolder();
  mkdirSync(file('jobs/daily'), { recursive: true });
  writeFileSync(file('jobs/daily/digest.ts'), '1');
  await expectChanges('jobs/daily/digest.ts');
  rmSync(file('features'), { recursive: true });
  await expectChanges('jobs/daily/digest.ts', 'features/routes.ts');
  writeFileSync(file('jobs/daily/digest.ts'), '2');
  await expectChanges('jobs/daily/digest.ts', 'features/routes.ts', 'jobs/daily/digest.ts');
});

test('ignores tests, snapshots and pictures', async () => {
  const { file, expectChanges } = watchFolder();
  for (const name of ['routes.test.ts', 'paths.snap', 'clip.png']) writeFileSync(file(name), '1');
  await new Promise((resolve) => setTimeout(resolve, 300));
  writeFileSync(file('last.ts'), '1');
  await expectChanges('last.ts');
});
