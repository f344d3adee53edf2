import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { apiForFile, until } from '../../../test/api.ts';
import { listen } from './listen.ts';

const HOUR_MS = 3_600_000;

const api = await apiForFile();

test('a listener whose connection breaks listens again without waiting', async () => {
  const stopped = new AbortController();
  const heard = vi.fn();
  const listening = listen(api.databaseUrl, 'bells', heard, stopped.signal, HOUR_MS);
  await until(() => expect(heard).toHaveBeenCalledTimes(1));

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'upcurve-listener'`.execute(api.db);
  // Notices may have been missed, so it reports one.
  await until(() => expect(heard).toHaveBeenCalledTimes(2));
  await sql`select pg_notify('bells', '')`.execute(api.db);
  await until(() => expect(heard).toHaveBeenCalledTimes(3));

  stopped.abort();
  await listening;
});
