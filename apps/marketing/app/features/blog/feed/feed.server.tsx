import type { Post } from '@upcurve/contracts/blog/posts';
import { shownContent } from '@upcurve/post-blocks/read-content';
import { Blocks } from '@upcurve/post-blocks/render/Blocks';
import { renderToStaticMarkup } from 'react-dom/server';
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

/** Attributes that mean something to our own pages alone. Within texts quotes are written otherwise. */
const OURS = / (?:class|data-[\w-]+|tabindex|decoding|fetchpriority)="[^"]*"/gi;
/** Decorative pictures only. */
const DRAWINGS = /<svg\b.*?<\/svg>/gs;

/** A whole post as HTML for feed readers: absolute addresses, and nothing that needs a click to load. */
export function feedText({ content, media }: Pick<Post, 'content' | 'media'>, site: string): string {
  const html = renderToStaticMarkup(<Blocks content={shownContent(content)} media={media} base={site} />);
  return html.replaceAll(DRAWINGS, '').replaceAll(OURS, '');
}
