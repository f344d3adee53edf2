import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { PostSummary } from '@upcurve/contracts/blog/posts';
import type { Db } from '../../db/client.ts';
import { listPosts } from './posts/list.ts';
import { isReader } from './posts/post-view.ts';

/** The first so many posts that contain a term, as the caller sees the blog. */
export async function findPosts(
  db: Db,
  search: string,
  limit: number,
  user: CurrentUser,
): Promise<PostSummary[]> {
  return (await listPosts(db, { search, limit }, isReader(user))).posts;
}
