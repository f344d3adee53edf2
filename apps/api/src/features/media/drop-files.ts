import type { Services } from '../../services.ts';
import type { StoredFile } from './queries.ts';

/** Deletes files that no row knows any more; what does not go now is swept later. */
export async function dropFiles(
  { storage, log }: Services,
  files: readonly Pick<StoredFile, 'key'>[],
): Promise<void> {
  await storage
    .delete(files.map(({ key }) => key))
    .catch((error) => log.warn({ reason: error.message }, 'files left for the sweep'));
}
