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
  /** The publication time: days before the blog was seeded, and the time of day in UTC. */
  publishedDaysAgo: number;
  publishedAt: `${number}:${number}`;
  seo: { title: string; description: string };
  cover: { file: string; alt: string };
  /** Pictures are given by file name. Seeding replaces the names with media ids. */
  blocks: readonly Draft[];
}

/** Returns the last section of an article, a list of links to its sources. */
export const sources = (...items: [title: string, href: string][]): Draft[] => [
  h2('Sources'),
  list(...items.map(([title, href]) => `[${title}](${href})`)),
];
