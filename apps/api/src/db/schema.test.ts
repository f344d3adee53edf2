import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDatabase, dropDatabase, uniqueDatabaseName } from '@upcurve/local-postgres/databases';
import { sql } from 'kysely';
import { afterAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from './client.ts';
import { migrationNames } from './migrate.ts';

const { serverUrl, template } = inject('postgres');
const name = uniqueDatabaseName();
const handle = openDatabase(await createDatabase(serverUrl, name, template));
afterAll(async () => {
  await handle.db.destroy();
  await dropDatabase(serverUrl, name);
});

/** Each finished migration with the SHA-256 of its file. */
const FINISHED: Record<string, string> = {
  '20261129T1501-baseline': 'ebb2114e94a3fb296712407cf3efec533b6370bd4ad5fcb306cb82f1526f6a82',
  '20261130T0235-drop-question-history': 'ca2c0c9ad8fed3cb689c352aec7ffa2ab87f63b9996794836ee1d5d4706fadf7',
  '20261130T0355-no-corrected-searches': '2fb5f2d8355a879ca06a1a2cca92fe5c00750092c71ca95415b557d814a863fc',
  '20261130T0610-one-host': '4c19daf773ed72d4b8234ce1b70d587473650b455a642089db9648dfc691445c',
  '20261130T0705-no-presence': '7d0b029fee0a7f1ec70caf20652cdd16abfc5a8e7b626b15a23e9837d78012f8',
};

test('finished migrations are unchanged', () => {
  const hashOf = (migration: string) =>
    createHash('sha256')
      .update(readFileSync(join(import.meta.dirname, 'migrations', `${migration}.ts`)))
      .digest('hex');
  expect(
    Object.fromEntries(migrationNames.map((migration) => [migration, hashOf(migration)])),
    'Databases that ran a migration would differ from new ones if it changed. Undo the edit, and write a new migration with pnpm db:new. When that is finished, add its hash to FINISHED.',
  ).toEqual(FINISHED);
});

/** Foreign keys that need no index, with the reason. */
const UNINDEXED: Record<string, string> = {
  'quiz_details (question_set)': 'question sets are never deleted, and an index would slow every submission',
};

test('every foreign key has an index that starts with its columns', async () => {
  const { rows } = await sql<{ owner: string; columns: string }>`
    select conrelid::regclass::text as owner, (
      select string_agg(quote_ident(attname), ', ' order by n) from unnest(conkey) with ordinality as key(attnum, n)
      join pg_attribute on attrelid = conrelid and pg_attribute.attnum = key.attnum) as columns
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index
      where indrelid = conrelid and indisvalid
        and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
        -- An index of the rows that have one finds them all.
        and (indpred is null or pg_get_expr(indpred, indrelid) = (
          select format('(%I IS NOT NULL)', attname) from pg_attribute
          where attrelid = conrelid and attnum = conkey[1])))
    order by 1, 2`.execute(handle.db);
  const unindexed = rows.map(({ owner, columns }) => `${owner} (${columns})`);
  expect(
    unindexed
      .filter((key) => !(key in UNINDEXED))
      .map(
        (key) =>
          `The foreign key ${key} has no index: to delete a row that it refers to, the database would read the whole table. Add to its migration: create index on ${key}`,
      ),
  ).toEqual([]);
  expect(Object.keys(UNINDEXED)).toEqual(unindexed);
});

/** Lists of values that only the database and the API know. */
const INNER_LISTS = ['media_files.role', 'suppressed_emails.reason'];

async function enumsOfContracts(): Promise<Map<string, string[]>> {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('@upcurve/contracts/shared/zod'))), '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^([a-z-]+\/)*[a-z-]+\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file) => import(join(folder, file))));
  return new Map(
    modules.flatMap((module) =>
      Object.entries(module).flatMap(([key, value]) =>
        value instanceof z.ZodEnum ? [[key, value.options.map(String)] as const] : [],
      ),
    ),
  );
}

test('every list of values that the database allows matches an enum of the contracts', async () => {
  const enums = await enumsOfContracts();
  const { rows } = await sql<{ owner: string; rule: string }>`
    select conrelid::regclass::text as owner, pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace order by 1, 2`.execute(handle.db);
  const lists = rows.flatMap(({ owner, rule }) => {
    const [, column, list] = /^CHECK \(\("?(\w+)"? = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(rule) ?? [];
    const values = [...(list ?? '').matchAll(/'((?:[^']|'')*)'/g)].map(([, value = '']) => value);
    return column ? [{ place: `${owner}.${column}`, values }] : [];
  });
  expect(lists.length).toBeGreaterThan(10);
  const faults = lists.flatMap(({ place, values }) => {
    const differences = [...enums].map(([key, options]) => ({
      key,
      missing: options.filter((option) => !values.includes(option)),
      extra: values.filter((value) => !options.includes(value)),
    }));
    const [nearest] = differences.sort(
      (a, b) => a.missing.length + a.extra.length - b.missing.length - b.extra.length,
    );
    if (INNER_LISTS.includes(place) || !nearest || nearest.missing.length + nearest.extra.length === 0)
      return [];
    const { key, missing, extra } = nearest;
    return [
      `The check of ${place} allows other values than ${key} of the contracts (only there: ${missing.join(', ') || 'none'}; only here: ${extra.join(', ') || 'none'}). Storing such a value would be a 500. Change the check in a new migration (pnpm db:new), or name it in INNER_LISTS.`,
    ];
  });
  expect(faults).toEqual([]);
});
