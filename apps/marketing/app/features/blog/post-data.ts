import type { Post, PostSummary } from '@upcurve/contracts/posts';
import type { ShownMedia } from '@upcurve/post-blocks/render/Scene';
import type { Block } from '@upcurve/post-blocks/schema';

interface Named {
  name: string;
  slug: string;
}

/** What a list shows of a post. */
export interface PostTeaser {
  slug: string;
  title: string;
  excerpt: string;
  cover: ShownMedia | null;
  category: Named | null;
  author: Named | null;
  publishedAt: string;
  readingMinutes: number;
}

/** A heading that the table of contents names, with those below it. */
export interface Chapter {
  text: string;
  anchor: string;
  below: { text: string; anchor: string }[];
}

export interface PostData extends PostTeaser {
  updatedAt: string;
  /** What search engines show; title and excerpt where nothing else is written. */
  seo: { title: string; description: string };
  writer: Post['author'];
  wordCount: number;
  blocks: Block[];
  media: Record<string, ShownMedia>;
  anchors: Record<string, string>;
  chapters: Chapter[];
}

export interface PostList {
  posts: PostTeaser[];
  page: number;
  pages: number;
  count: number;
}

const named = (name: string | null, slug: string | null): Named | null =>
  name && slug ? { name, slug } : null;

/** What a page shows of a file: not who brought it, nor what it was called. */
export const shownMedia = ({
  kind,
  url,
  width,
  height,
  sizes,
  posterUrl,
  alt,
  focalPoint,
  placeholder,
}: ShownMedia): ShownMedia => ({ kind, url, width, height, sizes, posterUrl, alt, focalPoint, placeholder });

export function teaserOf(post: PostSummary): PostTeaser {
  const { slug, title, excerpt, cover, readingMinutes, publishedAt, updatedAt } = post;
  return {
    slug,
    title,
    excerpt,
    cover: cover && shownMedia(cover),
    category: named(post.categoryName, post.categorySlug),
    author: named(post.authorName, post.authorSlug),
    // A draft in its preview has not been published.
    publishedAt: publishedAt ?? updatedAt,
    readingMinutes,
  };
}
