import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase, uniqueDatabaseName } from './databases.ts';
import { startThrowawayPostgres } from './start.ts';

let server: Awaited<ReturnType<typeof startThrowawayPostgres>>;
beforeAll(async () => {
  server = await startThrowawayPostgres();
});
afterAll(() => server.stop());

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('clones two independent databases from one template at once', async () => {
  const template = await createDatabase(server.url, 'template');
  await query(template, `CREATE TABLE note (body text); INSERT INTO note VALUES ('grüße 👋')`);

  const [a, b] = await Promise.all(
    [uniqueDatabaseName(), uniqueDatabaseName()].map((name) => createDatabase(server.url, name, 'template')),
  );
  await query(a!, 'DELETE FROM note');

  expect(await query(a!, 'SELECT body FROM note')).toEqual([]);
  expect(await query(b!, 'SELECT body FROM note')).toEqual([{ body: 'grüße 👋' }]);
});

test('drops a database despite open connections, and accepts a second drop', async () => {
  const name = uniqueDatabaseName('it"s');
  const url = await createDatabase(server.url, name);
  const client = new pg.Client({ connectionString: url });
  const cut = new Promise((resolve) => client.on('error', () => {}).once('end', resolve));
  await client.connect();

  await dropDatabase(server.url, name);
  await dropDatabase(server.url, name);

  await cut;
  await expect(query(url, 'SELECT 1')).rejects.toThrow(`database "${name}" does not exist`);
});

test('keeps user, password, port and options in the address of another database', () => {
  expect(databaseUrl('postgres://u:p%40@127.0.0.1:5433/one?sslmode=disable', 'two/3')).toBe(
    'postgres://u:p%40@127.0.0.1:5433/two%2F3?sslmode=disable',
  );
});
