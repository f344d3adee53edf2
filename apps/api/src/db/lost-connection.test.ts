import { contact } from '@upcurve/contracts/leads/contact';
import { media } from '@upcurve/contracts/media/media';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { apiForFile, refusedWith } from '../../test/api.ts';
import { contactInput } from '../../test/samples/leads.ts';
import { picture } from '../../test/samples/pictures.ts';
import { isUnavailable } from './client.ts';

const api = await apiForFile();
// Terminates the connection that fires the trigger, as an administrator or a failover does.
await sql`create function end_connection() returns trigger language plpgsql as $$ begin
  perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); return null; end $$`.execute(api.db);

/** Terminates connections that insert a row into a table: at once, or at commit. */
async function endingOn(
  table: string,
  when: 'at once' | 'at commit',
  work: () => Promise<void>,
): Promise<void> {
  const how = when === 'at once' ? 'initially immediate' : 'initially deferred';
  await sql`create constraint trigger ends after insert on ${sql.table(table)} deferrable ${sql.raw(how)}
    for each row execute function end_connection()`.execute(api.db);
  try {
    await work();
  } finally {
    await sql`drop trigger ends on ${sql.table(table)}`.execute(api.db);
  }
}

test.each(['at once', 'at commit'] as const)(
  'returns 503 with a retry time if the connection ends in the transaction of a lead, %s',
  (when) =>
    endingOn('all_leads', when, async () => {
      const send = api.client(contact).submitContact({ body: contactInput(api) });
      await expect(send).rejects.toMatchObject({ statusCode: 503, retryAfter: 5 });
    }),
);

test('reports a connection lost between two statements of a transaction as unavailable', async () => {
  const failed = api.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(api.db);
    await expect
      .poll(() =>
        sql`select 1`.execute(trx).then(
          () => 'alive',
          () => 'dead',
        ),
      )
      .toBe('dead');
    await sql`select 1`.execute(trx);
  });
  expect(isUnavailable(await failed.catch((error) => error))).toBe(true);
});

test('reports the original error of a transaction even if its connection is lost', async () => {
  const failed = api.db.transaction().execute(async (trx) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx).catch(() => {});
    throw new Error('the first');
  });
  await expect(failed).rejects.toThrow('the first');
});

test('keeps uploaded files if it is unknown whether their rows were committed', async () => {
  const headers = await api.signIn('editor');
  await endingOn('media', 'at commit', async () => {
    const file = new File([new Uint8Array(await picture())], 'a.jpg', { type: 'image/jpeg' });
    const add = api.client(media, headers).addMedia({ fields: { alt: 'The ward' }, files: { file } });
    expect(await refusedWith(add)).toBe(503);
  });
  const keys = [];
  for await (const { key } of api.services.storage.list()) keys.push(key);
  expect(keys).not.toEqual([]);
});
