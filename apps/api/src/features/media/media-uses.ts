import type { MediaUse } from '@upcurve/contracts/media-use';
import type { Db } from '../../db/client.ts';
import type { MediaUser } from './media-user.ts';

/** Each table that shows media, once a column: `mediaUser('post', 'posts', 'imageId', 'title')`. */
const MEDIA_USERS: readonly MediaUser[] = [];

/** Where it is used. */
export async function usesOf(db: Db, mediaId: string): Promise<MediaUse[]> {
  const found = await Promise.all(MEDIA_USERS.map((user) => user.find(db, mediaId)));
  return found.flat();
}
