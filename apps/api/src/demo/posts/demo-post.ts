import { type Draft, h2, list } from '@upcurve/post-blocks/write';
import type { AuthorKey } from './authors.ts';
import type { CategorySlug } from './categories.ts';

/** An article of the demo blog. */
export interface DemoPost {
  slug: string;
  title: string;
  excerpt: string;
  category: CategorySlug;
  author: AuthorKey;
  /** How many days before the blog was seeded it was published, and at what time of the day. */
  publishedDaysAgo: number;
  publishedAt: `${number}:${number}`;
  seo: { title: string; description: string };
  cover: { file: string; alt: string };
  /** Their pictures are named by their files. */
  blocks: readonly Draft[];
}

/** The last part of an article: where its facts are from. */
export const sources = (...items: [title: string, href: string][]): Draft[] => [
  h2('Sources'),
  list(...items.map(([title, href]) => `[${title}](${href})`)),
];
