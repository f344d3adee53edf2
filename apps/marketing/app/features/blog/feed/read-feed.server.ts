import type { Post } from '@upcurve/contracts/blog/posts';
import { AWAY, feedPosts } from '../read-blog.server.ts';

/** The content of a feed: the newest posts in full, and the time of the last change. */
export interface FeedPosts {
  posts: Post[];
  updatedAt: string;
}

/** A feed of the newest posts; an uncacheable 503 while the API is away. */
export async function feedResponse(type: string, write: (feed: FeedPosts) => string): Promise<Response> {
  const posts = await feedPosts().catch(() => undefined);
  if (!posts) return new Response(null, AWAY);
  const updatedAt =
    posts
      .map((post) => post.updatedAt)
      .toSorted()
      .at(-1) ?? NEVER;
  return new Response(write({ posts, updatedAt }), {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    },
  });
}

/** A feed without posts has to say something. */
const NEVER = new Date(0).toISOString();
