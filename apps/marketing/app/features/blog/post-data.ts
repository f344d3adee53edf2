import type { Post, PostSummary } from '@upcurve/contracts/blog/posts';
import type { ShownMedia } from '@upcurve/post-blocks/render/Scene';
import type { Block } from '@upcurve/post-blocks/schema';

const long = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  // Shows the agency's date, wherever the reader is.
  timeZone: 'Europe/London',
});

/** Formats the date of a timestamp: 22 November 2026. */
export const dayOf = (moment: string): string => long.format(new Date(moment));

interface Named {
  name: string;
  slug: string;
}

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

/** A heading in the table of contents, with its subheadings. */
export interface Chapter {
  text: string;
  anchor: string;
  below: { text: string; anchor: string }[];
}

export interface PostData extends PostTeaser {
  updatedAt: string;
  /** Texts for search engines; they default to title and excerpt. */
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

/** Returns the public facts of a file, without its uploader and original name. */
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
    // A draft has no publication date.
    publishedAt: publishedAt ?? updatedAt,
    readingMinutes,
  };
}
