import { type Draft, h2, list } from '@upcurve/post-blocks/write';

/** The last part of an article: where its facts are from. */
export const sources = (...items: [title: string, href: string][]): Draft[] => [
  h2('Sources'),
  list(...items.map(([title, href]) => `[${title}](${href})`)),
];
