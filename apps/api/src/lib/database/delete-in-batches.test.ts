import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { apiForFile } from '../../../test/api.ts';
import { sessionQueries } from '../../features/account/sessions.ts';
import { forgetOldEntries } from '../../features/audit/service.ts';
import { forgetOldKeys } from '../http/idempotency.ts';
import { forgetUsedTokens } from '../security/form-guard.ts';
import { DELETE_BATCH } from './delete-in-batches.ts';

const TOO_MANY = 2 * DELETE_BATCH + 1;

const api = await apiForFile();
await api.signIn('owner');
await sql`
  create function refuse_large_deletes() returns trigger language plpgsql as $$ begin
    if (select count(*) from gone) > ${sql.lit(DELETE_BATCH)} then
      raise 'A statement deleted too many rows of %', tg_table_name;
    end if;
    return null;
  end $$`.execute(api.db);

const old = sql`now() - interval '9 years'`;
const numbers = sql`generate_series(1, ${TOO_MANY}) as number`;

test.each([
  [
    'audit_log',
    sql`insert into audit_log (id, action, what, created_at, search_text)
      select gen_random_uuid(), 'sign-in', '', ${old}, '' from ${numbers}`,
    () => forgetOldEntries(api.db),
  ],
  [
    'idempotency_keys',
    sql`insert into idempotency_keys (scope, key, body_hash, created_at)
      select 'x', number, '', ${old} from ${numbers}`,
    () => forgetOldKeys(api.db),
  ],
  [
    'used_form_tokens',
    sql`insert into used_form_tokens (hash, used_at) select int4send(number::int), ${old} from ${numbers}`,
    () => forgetUsedTokens(api.db),
  ],
  [
    'sessions',
    sql`insert into sessions (id, token_hash, user_id, expires_at)
      select gen_random_uuid(), int4send(number::int), users.id, ${old} from users, ${numbers}`,
    () => sessionQueries(api.db).forgetEnded(),
  ],
])('deletes thousands of old rows of %s in several statements', async (table, fill, forget) => {
  await fill.execute(api.db);
  await sql`create trigger refuse_large_deletes after delete on ${sql.table(table)}
    referencing old table as gone for each statement execute function refuse_large_deletes()`.execute(api.db);
  expect(await forget()).toBe(TOO_MANY);
  expect(await forget()).toBe(0);
});
