import { createDatabase, dropDatabase, uniqueDatabaseName } from '@upcurve/local-postgres/databases';
import { type Kysely, sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from './client.ts';
import { migrateToLatest, migrations } from './migrate.ts';
import { migrateWhileDeveloping } from './reapply-edited.ts';

const NAME = '20991231T2359-add-calls';

/** Creates a database with all migrations, plus one that is still being written. */
async function developing() {
  const { serverUrl, template } = inject('postgres');
  const name = uniqueDatabaseName();
  const { db } = openDatabase(await createDatabase(serverUrl, name, template));
  onTestFinished(async () => {
    await db.destroy();
    await dropDatabase(serverUrl, name);
  });
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  /** Starts the API with the current version of the migration. */
  const startWith = (up: string, down: string) => {
    const run = (statement: string) => async (trx: Kysely<unknown>) => {
      await sql.raw(statement).execute(trx);
    };
    const source = `import { sql } from 'kysely';
      export const up = (db: any) => sql\`${up}\`.execute(db);
      export const down = (db: any) => sql\`${down}\`.execute(db);`;
    const all = { ...migrations, [NAME]: { up: run(up), down: run(down) } };
    return migrateWhileDeveloping(db, { all, say, readSource: async () => source });
  };
  const columns = async () => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = 'calls' order by 1`.execute(
      db,
    );
    return rows.map(({ name }) => name);
  };
  return { db, said, startWith, columns };
}

test('applies an already applied migration again after each edit', async () => {
  const { said, startWith, columns } = await developing();
  await startWith('', '');
  await startWith('create table calls (id int)', 'drop table calls');
  expect(await columns()).toEqual(['id']);
  await startWith('create table calls (id int, note text)', 'drop table calls');
  expect(await columns()).toEqual(['id', 'note']);
  const again = `Applying the migration ${NAME} again, since it was edited. What its tables held is gone.`;
  expect(said).toEqual([again, again]);
});

test('does not reapply an unchanged migration, and keeps its rows', async () => {
  const { db, said, startWith } = await developing();
  await startWith('create table calls (id int)', 'drop table calls');
  await sql`insert into calls values (1)`.execute(db);
  await startWith('create table calls (id int)', 'drop table calls');
  expect((await sql`select from calls`.execute(db)).rows).toHaveLength(1);
  expect(said).toEqual([]);
});

test('names a migration that fails, and applies it once it is fixed', async () => {
  const { startWith, columns } = await developing();
  await startWith('create table calls (id int)', 'drop table calls');
  await expect(startWith('create table calls (id nonsense)', 'drop table calls')).rejects.toThrow(
    `The migration ${NAME} failed: type "nonsense" does not exist`,
  );
  await startWith('create table calls (id bigint)', 'drop table calls');
  expect(await columns()).toEqual(['id']);
});

test('suggests a database reset if the earlier down() fails', async () => {
  const { startWith } = await developing();
  await startWith('create table calls (id int)', 'drop table nonsense');
  await expect(startWith('create table calls (id bigint)', 'drop table calls')).rejects.toThrow(
    /earlier down\(\) failed: .*"nonsense" does not exist\. pnpm db:reset --yes/,
  );
});

test('names a migration of another branch and suggests a database reset', async () => {
  const { db, startWith } = await developing();
  await sql`insert into kysely_migration (name, timestamp) values ('20991230T0000-other', '2099-12-30')`.execute(
    db,
  );
  await expect(startWith('', '')).rejects.toThrow(
    /does not know \(20991230T0000-other\).* pnpm db:reset --yes/,
  );
  await migrateToLatest(db);
});
