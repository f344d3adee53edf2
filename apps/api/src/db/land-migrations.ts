import { writeFileSync } from 'node:fs';
import { migrationNames } from './migrate.ts';
import { hashOfMigration, LANDED_FILE, landedMigrations } from './reapply-edited.ts';

/* `pnpm db:land` records the migrations that are not recorded yet. It never changes an existing entry. */

const landed = landedMigrations();
const added = migrationNames.filter((name) => !(name in landed));
for (const name of added) landed[name] = hashOfMigration(name);
writeFileSync(LANDED_FILE, `${JSON.stringify(landed, null, 2)}\n`);
process.stdout.write(
  added.length > 0
    ? `Recorded ${added.join(', ')}. Changes now need a new migration.\n`
    : 'All migrations are already recorded.\n',
);
