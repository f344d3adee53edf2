import type { Post } from '@upcurve/contracts/blog/posts';
import { shownContent } from '@upcurve/post-blocks/read-content';
import { Blocks } from '@upcurve/post-blocks/render/Blocks';
import { renderToStaticMarkup } from 'react-dom/server';
import { AWAY, feedPosts } from '../read-blog.server.ts';

/** The data of a feed: the newest posts in full, and the time of the last change. */
export interface FeedPosts {
  posts: Post[];
  updatedAt: string;
}

/** Returns a feed of the newest posts; an uncacheable 503 while the API is down. */
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

/** The date of a feed without posts, because a date is required. */
const NEVER = new Date(0).toISOString();

/** Attributes that only our own pages use. Quotes in texts are escaped, so texts never match. */
const OURS = / (?:class|data-[\w-]+|tabindex|decoding|fetchpriority)="[^"]*"/gi;
/** All SVG drawings are decorative. */
const DRAWINGS = /<svg\b.*?<\/svg>/gs;

/** Returns a whole post as HTML for feed readers, with absolute addresses and without content that loads on click. */
export function feedText({ content, media }: Pick<Post, 'content' | 'media'>, site: string): string {
  const html = renderToStaticMarkup(<Blocks content={shownContent(content)} media={media} base={site} />);
  return html.replaceAll(DRAWINGS, '').replaceAll(OURS, '');
}
