import { createDatabase, dropDatabase, uniqueDatabaseName } from '@upcurve/local-postgres/databases';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { createQueue } from '../jobs/queue.ts';
import { hasPgBouncer, startPgBouncer } from '../testing/servers/pgbouncer.ts';
import { openDatabase, prepareOncePerConnection } from './client.ts';

describe.skipIf(!hasPgBouncer)(
  'behind PgBouncer in transaction mode (skipped where none is installed)',
  () => {
    const { serverUrl, template } = inject('postgres');
    const name = uniqueDatabaseName();
    let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
    beforeAll(async () => {
      pooler = await startPgBouncer(await createDatabase(serverUrl, name, template));
    });
    afterAll(async () => {
      await pooler.close();
      await dropDatabase(serverUrl, name);
    });

    const hotReads = async (isPooled: boolean) => {
      const { db } = openDatabase(pooler.url, { isPooled });
      const query = prepareOncePerConnection(
        db.selectFrom('users').select('id').where('username', '=', 'nobody').compile(),
      );
      const settled = await Promise.allSettled(Array.from({ length: 40 }, () => db.executeQuery(query)));
      await db.destroy();
      return settled.filter(({ status }) => status === 'rejected').length;
    };

    test('prepared statements work only if the pooler is configured', async () => {
      expect(await hotReads(true)).toBe(0);
      expect(await hotReads(false)).toBeGreaterThan(0);
    });

    test('the queue accepts jobs within a transaction, and a worker runs them', async () => {
      const queue = createQueue(pooler.url, () => {});
      const done: unknown[] = [];
      await queue.start([{ name: 'pooled', run: async (data) => done.push(data) }], true);
      const { db } = openDatabase(pooler.url, { isPooled: true });
      await db.transaction().execute((trx) => queue.send(trx, 'pooled', [{ a: 1 }]));
      await vi.waitFor(() => expect(done).toEqual([{ a: 1 }]), { timeout: 15_000 });
      await queue.stop();
      await db.destroy();
    });
  },
);
