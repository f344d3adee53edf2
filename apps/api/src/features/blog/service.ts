import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { PostSummary } from '@upcurve/contracts/blog/posts';
import type { Db } from '../../db/client.ts';
import { listPosts } from './posts/list.ts';
import { isReader } from './posts/post-view.ts';

/** Returns the first `limit` posts that contain a search term and that the caller may see. */
export async function findPosts(
  db: Db,
  search: string,
  limit: number,
  user: CurrentUser,
): Promise<PostSummary[]> {
  return (await listPosts(db, { search, limit }, isReader(user))).posts;
}
