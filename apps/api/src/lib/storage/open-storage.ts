import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Storage } from './storage.ts';
import { openFolder } from './storage-folder.ts';

export async function openStorage({ s3, dataDir }: Config): Promise<Storage> {
  const folder = await openFolder(join(dataDir, 'uploads'));
  if (!s3) return folder;
  // Loads Amazon's client only if it is used.
  const { openBucket } = await import('./storage-bucket.ts');
  return openBucket(s3, folder.incoming);
}
