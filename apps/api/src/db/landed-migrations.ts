import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LANDED_FILE = join(import.meta.dirname, 'landed-migrations.json');

/** The migrations that have landed: databases have run them. Each with the SHA-256 of its file then. */
export const landedMigrations = (): Record<string, string> => JSON.parse(readFileSync(LANDED_FILE, 'utf8'));

export const hashOfMigration = (name: string): string =>
  createHash('sha256')
    .update(readFileSync(join(import.meta.dirname, 'migrations', `${name}.ts`)))
    .digest('hex');
