import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalPostgres } from './start.ts';

/**
 * Starts a PostgreSQL for one run of a test suite in a temporary folder, which is deleted afterwards. Faster than a
 * durable server, and otherwise the same.
 */
export async function startThrowawayPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'upcurve-postgres-'));
  chmodSync(dataDir, 0o711);
  const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
  try {
    const server = await startLocalPostgres({ dataDir, durable: false });
    return {
      url: server.url,
      async stop() {
        await server.stop();
        for (const folder of [dataDir, server.cluster]) remove(folder);
      },
    };
  } catch (error) {
    remove(dataDir);
    throw error;
  }
}
