import { isBackupRunning } from '../../lib/backup-lock.ts';
import type { Services } from '../../services.ts';
import type { StoredFile } from './queries.ts';

/** Deletes files that no row knows any more; what does not go now, a backup's while it is being made, is swept later. */
export async function dropFiles(
  { db, storage, log }: Services,
  files: readonly Pick<StoredFile, 'key'>[],
): Promise<void> {
  // Where the database does not say so, they wait as well.
  if (await isBackupRunning(db).catch(() => true)) return;
  await storage
    .delete(files.map(({ key }) => key))
    .catch((error) => log.warn({ reason: error.message }, 'files left for the sweep'));
}
