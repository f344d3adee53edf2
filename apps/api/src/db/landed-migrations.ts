import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationNames } from './migrate.ts';

const FILE = join(import.meta.dirname, 'landed-migrations.json');

/** The migrations that have landed: databases have run them. Each with the SHA-256 of its file then. */
export const landedMigrations = (): Record<string, string> => JSON.parse(readFileSync(FILE, 'utf8'));

export const hashOfMigration = (name: string): string =>
  createHash('sha256')
    .update(readFileSync(join(import.meta.dirname, 'migrations', `${name}.ts`)))
    .digest('hex');

/** `pnpm db:land`: records those that are not listed yet. It never changes what is listed. */
if (import.meta.main) {
  const landed = landedMigrations();
  const added = migrationNames.filter((name) => !(name in landed));
  for (const name of added) landed[name] = hashOfMigration(name);
  writeFileSync(FILE, `${JSON.stringify(landed, null, 2)}\n`);
  process.stdout.write(
    added.length > 0
      ? `Recorded ${added.join(', ')}. From now on a change needs a new migration.\n`
      : 'Every migration was recorded already.\n',
  );
}
