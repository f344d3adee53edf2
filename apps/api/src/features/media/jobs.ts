import { dirname } from 'node:path';
import { isBackupRunning } from '../../lib/database/locks.ts';
import { HOURLY, type Job } from '../../lib/queue/queue.ts';
import { sweepIncoming } from '../../lib/storage/incoming.ts';
import type { Services } from '../../services.ts';
import { mediaQueries } from './queries.ts';

/** No upload takes this long between its first file and its row. */
const LEFT_OVER_MS = 3_600_000;
const BATCH_SIZE = 500;

/** Deletes files without a row and unfinished uploads. Returns their number. */
export async function sweepMedia({ db, storage }: Services, olderThan = Date.now() - LEFT_OVER_MS) {
  let files = 0;
  async function sweep(keys: string[]): Promise<void> {
    if (keys.length === 0) return;
    const unknown = await mediaQueries(db).unknown(keys);
    if (unknown.length === 0 || (await isBackupRunning(db))) return;
    await storage.delete(unknown);
    files += unknown.length;
  }
  let keys: string[] = [];
  for await (const { key, changedAt } of storage.list()) {
    if (changedAt.getTime() < olderThan) keys.push(key);
    if (keys.length < BATCH_SIZE) continue;
    await sweep(keys);
    keys = [];
  }
  await sweep(keys);
  return { files, uploads: await sweepIncoming(dirname(storage.incoming), olderThan) };
}

export const mediaJobs = (services: Services): Job[] => [
  {
    name: 'delete-orphan-files',
    cron: HOURLY,
    async run() {
      const swept = await sweepMedia(services);
      if (swept.files + swept.uploads > 0) services.log.warn(swept, 'orphaned files deleted');
    },
  },
];
