import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationNames } from './migrate.ts';

const HOW =
  'A migration runs in the order of its name: rename one that came late, so that it is the newest, and list it last.';

test('every migration of the folder is listed, in the order of the names', () => {
  const files = readdirSync(join(import.meta.dirname, 'migrations')).map((file) => file.replace(/\.ts$/, ''));
  expect(migrationNames, HOW).toEqual(files.sort());
});
