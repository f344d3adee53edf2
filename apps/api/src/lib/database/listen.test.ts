import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { apiForFile } from '../../../test/api.ts';
import { listen } from './listen.ts';

const HOUR_MS = 3_600_000;

const api = await apiForFile();

test('a listener whose connection breaks listens again without waiting', async () => {
  const stopped = new AbortController();
  const heard = vi.fn();
  const listening = listen(api.databaseUrl, 'bells', heard, stopped.signal, HOUR_MS);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1), { timeout: 15_000 });

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'upcurve-listener'`.execute(api.db);
  // Notices may have been missed, so it reports one.
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), { timeout: 15_000 });
  await sql`select pg_notify('bells', '')`.execute(api.db);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(3), { timeout: 15_000 });

  stopped.abort();
  await listening;
});
