import { ConfigError } from '@upcurve/web-server/settings';
import { type Kysely, sql } from 'kysely';

/* For databases made before the baseline. It goes once none is left. */

const BASELINE = '20261129T1501-baseline';
/** The last migration that the baseline replaced, and a version that ends with it. */
const LAST_BEFORE = '20261129T1500-due-first';
const VERSION_BEFORE = '0.1.0-c16ed5f';

/** Returns the applied migrations in terms of the baseline if they end where it begins. */
export const sinceBaseline = (applied: string[]): string[] =>
  applied.includes(LAST_BEFORE) ? [BASELINE, ...applied.filter((name) => name > BASELINE)] : applied;

export const isOlderThanBaseline = ([first = BASELINE]: string[]): boolean => first < BASELINE;

/** What to do about a database or backup that is older than the last version before the baseline. */
export const howToUpdate = (last: string) =>
  `Its last migration is ${last}. Start version ${VERSION_BEFORE} with it once, then this one.`;

/**
 * Records the baseline instead of the migrations that it replaced. Does nothing to other databases. Processes may do
 * this at the same time.
 */
export async function adoptBaseline<T>(db: Kysely<T>, applied: string[]): Promise<void> {
  if (!isOlderThanBaseline(applied)) return;
  if (!applied.includes(LAST_BEFORE)) throw new OldSchemaError(applied.at(-1) as string);
  await sql
    .raw(
      `do $$ begin
        delete from kysely_migration where name < '${BASELINE}';
        insert into kysely_migration (name, timestamp) values ('${BASELINE}', '${new Date().toISOString()}')
          on conflict do nothing;
        drop function if exists phone_key;
      end $$`,
    )
    .execute(db);
}

class OldSchemaError extends ConfigError {
  constructor(last: string) {
    super(
      `The database is too old for this version. ${howToUpdate(last)} While developing: pnpm db:reset --yes empties the database and keeps the owner's account.`,
    );
    this.name = 'OldSchemaError';
  }
}
