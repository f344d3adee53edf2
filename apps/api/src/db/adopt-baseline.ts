import { ConfigError } from '@upcurve/web-server/settings';
import { type Kysely, sql } from 'kysely';

/* For databases made before the baseline. It goes once none is left. */

const BASELINE = '20261129T0047-baseline';
/** The last migration of the last version that was released before the baseline. */
const LAST_BEFORE = '20261126T2212-index-consultations';
const VERSION_BEFORE = '0.1.0-6cd03cf';

/** Returns the applied migrations in terms of the baseline if they end where it begins. */
export const sinceBaseline = (applied: string[]): string[] =>
  applied.includes(LAST_BEFORE) ? [BASELINE, ...applied.filter((name) => name > BASELINE)] : applied;

export const isOlderThanBaseline = ([first = BASELINE]: string[]): boolean => first < BASELINE;

/** What to do about a database or backup that is older than the last version before the baseline. */
export const howToUpdate = (last: string) =>
  `Its last migration is ${last}. Start version ${VERSION_BEFORE} with it once, then this one.`;

/**
 * Records the baseline instead of the migrations that it replaced, and removes what they left behind. Does nothing to
 * other databases. Processes may do this at the same time.
 */
export async function adoptBaseline<T>(db: Kysely<T>, applied: string[]): Promise<void> {
  if (!isOlderThanBaseline(applied)) return;
  if (!applied.includes(LAST_BEFORE)) throw new OldSchemaError(applied.at(-1) as string);
  await sql
    .raw(
      `do $$
      declare
        rule record;
      begin
        perform set_config('lock_timeout', '2s', true);
        -- What the baseline has and that version lacks.
        alter table busy_calendars add column if not exists problems bytea;
        update busy_calendars set expanded_at = null, tried_at = null;
        alter table bookings add column if not exists network text;
        alter table users add column if not exists feed_secret bytea;
        alter table mail_server add column if not exists tested bytea, add column if not exists tested_at timestamptz;
        alter table submissions add column if not exists is_scored boolean not null default true;
        alter table contact_submissions add column if not exists attribution jsonb;
        alter table lead_activities drop constraint lead_activities_type_check,
          add constraint lead_activities_type_check check (type in ('note', 'call', 'email', 'status', 'assignee',
            'followUp', 'value', 'outcome', 'wonOn', 'lostReason', 'reason', 'person', 'consent', 'details', 'booking'))
          not valid;
        for rule in
          select conrelid::regclass as owner, quote_ident(conname) as name from pg_constraint
          where not convalidated and connamespace = current_schema()::regnamespace
        loop
          execute format('alter table %s validate constraint %s', rule.owner, rule.name);
        end loop;
        alter table webhook_deliveries alter endpoint_id drop default;
        drop function if exists tally_submissions, tally_quiz_sessions, tally_contact_submissions, answer_tallies,
          number_band, tally_step, remember_first_touch;
        drop schema if exists development cascade;
        delete from kysely_migration where name < '${BASELINE}';
        insert into kysely_migration (name, timestamp) values ('${BASELINE}', '${new Date().toISOString()}')
          on conflict do nothing;
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
