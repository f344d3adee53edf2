import { createDatabase, dropDatabase, uniqueDatabaseName } from '@upcurve/local-postgres/databases';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type DatabaseHandle, openDatabase } from './client.ts';
import { longLocks } from './long-locks.ts';
import { migrateTo, migrationNames, migrations } from './migrate.ts';

/** Earlier migrations ran before there was production data. */
const CHECKED_FROM = '20261123';
const HOW = `Others wait for as long as this takes on a large table. Widen first and narrow in a later release:
- an index: export const beforehand = ['create index concurrently if not exists …'], and the same without concurrently in up;
- an index on a new column: beforehand adds that column too, ['alter table … add column if not exists …', 'create index …'],
  and so does up: the index cannot be built before its column exists;
- a constraint: add it as not valid, and validate it in a later migration;
- a column of every row: add it with a constant default or none, and let a job fill it in.`;

const { serverUrl, template } = inject('postgres');
const names: string[] = [];
const handles: DatabaseHandle[] = [];
let db: Kysely<unknown>;

async function open(from?: string): Promise<Kysely<unknown>> {
  const name = uniqueDatabaseName();
  names.push(name);
  const handle = openDatabase(await createDatabase(serverUrl, name, from), { max: 2, queryTimeout: 60_000 });
  handles.push(handle);
  return handle.db as unknown as Kysely<unknown>;
}

beforeAll(async () => {
  db = await open(template);
});
afterAll(async () => {
  for (const handle of handles) await handle.db.destroy();
  for (const name of names) await dropDatabase(serverUrl, name);
});

const found = (...statements: string[]) =>
  longLocks(db, {
    async up(trx) {
      for (const statement of statements) await sql.raw(statement).execute(trx);
    },
  });

test.each([
  ['an index', ['create index on submissions (phone)'], /reads the whole of submissions while/],
  ['a check', ['alter table mails add constraint c check (id is not null)'], /reads the whole of mails/],
  [
    'a column that may not be empty',
    ['alter table submissions alter phone set not null'],
    /whole of submissions/,
  ],
  [
    'another type',
    [
      'alter table submissions alter name type varchar(300)',
      'alter table submissions alter score type bigint',
    ],
    /rewrites the table submissions/,
  ],
  [
    'a default of every row',
    ['alter table mails add token uuid default gen_random_uuid()'],
    /writes the table mails/,
  ],
  [
    'a change of all rows',
    ["update contact_submissions set company = 'none'"],
    /changes rows all over contact_sub/,
  ],
  [
    'a validation right after',
    [
      'alter table mails add constraint d check (id is not null) not valid',
      'alter table mails validate constraint d',
    ],
    /whole of mails while nobody can write to mails/,
  ],
  [
    'a reference of a table that is there',
    [
      'alter table quiz_sessions add sent_id uuid',
      'alter table quiz_sessions add foreign key (sent_id) references submissions',
    ],
    /whole of/,
  ],
  [
    'a long look at one table while another is locked',
    ['alter table mails add column extra text', 'create table copy as select * from submissions'],
    /whole of submissions while nobody can write to mails/,
  ],
])('rejects on a large table: %s', async (_, statements, words) => {
  expect((await found(...statements)).join('\n')).toMatch(words);
});

test.each([
  [
    'a table that refers to a large one',
    [
      'create table extras (id uuid primary key, lead uuid references submissions)',
      'create index on extras (lead)',
    ],
  ],
  ['a column', ["alter table submissions add column spare text not null default ''"]],
  [
    'a constraint for what comes from now on',
    ['alter table submissions add constraint e check (score < 1000) not valid'],
  ],
  ['dropping a column', ['alter table contact_submissions drop column company']],
  [
    'a trigger',
    [
      'create function nothing() returns trigger language plpgsql as $$ begin return new; end $$',
      'create trigger t after insert on submissions execute function nothing()',
    ],
  ],
  [
    'whatever, on a small table',
    ['update questions set id = id', 'alter table users add constraint f check (id is not null)'],
  ],
])('accepts %s', async (_, statements) => {
  expect(await found(...statements)).toEqual([]);
});

test('accepts an index that was built beforehand', async () => {
  await sql`create index concurrently if not exists built on contact_submissions (phone)`.execute(db);
  expect(await found('create index if not exists built on contact_submissions (phone)')).toEqual([]);
});

test('no migration holds a lock on a large table for long', async () => {
  const fresh = await open();
  await migrateTo(fresh, migrationNames.findLast((name) => name < CHECKED_FROM) ?? '');
  for (const [name, migration] of Object.entries(migrations).filter(([each]) => each >= CHECKED_FROM)) {
    for (const statement of migration.beforehand ?? [])
      await sql
        .raw(statement)
        .execute(fresh)
        .catch((error) => {
          throw new Error(`${name}: ${error.message}, at: ${statement}\n${HOW}`, { cause: error });
        });
    expect(await longLocks(fresh, migration), `${name}\n${HOW}`).toEqual([]);
  }
});
