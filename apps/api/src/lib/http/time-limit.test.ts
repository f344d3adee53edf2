import { post } from '@upcurve/contracts/shared/endpoint';
import { z } from '@upcurve/contracts/shared/zod';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { apiForFile, SITE, type TestApi } from '../../../test/api.ts';
import type { Db } from '../../db/client.ts';
import { implement } from './implement.ts';

/** Longer than the limit of the call. */
const LATE_SECONDS = 0.6;

const note = (db: Db, key: string) =>
  db
    .insertInto('idempotencyKeys')
    .values({ scope: 'late', key, bodyHash: Buffer.alloc(0) })
    .execute();
const sleep = (db: Db) => sql`select pg_sleep(${LATE_SECONDS})`.execute(db);

/** Handlers that take longer than their limit. */
const WAYS: Record<string, (db: TestApi['db'], key: string) => Promise<unknown>> = {
  'in a statement before the write': async (db, key) => {
    await sleep(db);
    await note(db, key);
  },
  'in a transaction before the write': (db, key) =>
    db.transaction().execute(async (trx) => {
      await sleep(trx);
      await note(trx, key);
    }),
  'in a transaction between the write and the commit': (db, key) =>
    db.transaction().execute(async (trx) => {
      await note(trx, key);
      await sleep(trx);
    }),
  'and hide the error': (db, key) =>
    db.transaction().execute(async (trx) => {
      await note(trx, key);
      await sleep(trx);
      await note(trx, `${key} again`).catch(() => {});
    }),
};

const late = {
  write: post('/api/late/{way}', {
    summary: 'Write something too late',
    access: 'public',
    origin: 'site',
    rateLimit: { limit: 'own', repeat: 'own' },
    timeoutSeconds: 0.2,
    params: z.strictObject({ way: z.string() }),
    response: z.strictObject({}),
  }),
};

const write = (way: string) =>
  api.app.inject({ method: 'POST', url: `/api/late/${encodeURIComponent(way)}`, headers: { origin: SITE } });
const api = await apiForFile({
  mount: (app) =>
    implement(app, 'late', late, {
      write: async ({ params: { way } }) => {
        await WAYS[way]?.(api.db, way);
        return {};
      },
    }),
});
const written = async () =>
  (await api.db.selectFrom('idempotencyKeys').select('key').where('scope', '=', 'late').execute()).map(
    ({ key }) => key,
  );

test.each(Object.keys(WAYS))('a call that takes too long %s stores nothing after its 503', async (way) => {
  const answer = await write(way);
  expect([answer.statusCode, answer.json().message]).toEqual([503, 'This took too long. Please try again.']);
  expect(await written()).toEqual([]);
});

test('a call whose last statement began in time is answered when it is done', async () => {
  WAYS.writing = (db, key) =>
    sql`insert into idempotency_keys (scope, key, body_hash)
      select 'late', ${key}, ''::bytea from pg_sleep(${LATE_SECONDS})`.execute(db);
  expect((await write('writing')).statusCode).toBe(200);
  expect(await written()).toEqual(['writing']);
});
