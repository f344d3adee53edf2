import type { PostFinding } from '@upcurve/contracts/post-finding';
import { findingsOf, sitePathsOf } from '@upcurve/post-blocks/checks';
import type { Db } from '../../db/client.ts';
import { brokenLinks } from './broken-links.ts';
import type { Text } from './working-copy.ts';

/** What has to be mended before a post can be public, now or `at` that time. */
export async function publishFindings(
  db: Db,
  postId: string,
  { title, excerpt, content }: Text,
  at: string | undefined,
): Promise<PostFinding[]> {
  const broken = await brokenLinks(db, sitePathsOf(content.blocks), { postId, at });
  return findingsOf({ title, excerpt, content, isBroken: (path) => broken.has(path) });
}
