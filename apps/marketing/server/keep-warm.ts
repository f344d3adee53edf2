import { setTimeout as pause } from 'node:timers/promises';
import type { BlogPaths } from '@upcurve/contracts/blog';
import type { PageCache } from '@upcurve/web-server/page-cache';
import { paths } from '../app/paths.ts';

/** A post is found in lists for a long time; so many of the newest are kept at hand. */
const POSTS = 200;
/** Between two renders, in ms: visitors go first. */
const PAUSE_MS = 25;

/** What of the blog is rendered before anybody asks for it: its newest posts, and the first page of each list. */
export const pagesToWarm = ({ posts, categories, authors }: BlogPaths): string[] => [
  paths.blog(),
  ...posts.slice(0, POSTS).map(({ slug }) => paths.post(slug)),
  ...categories.map(({ slug }) => paths.blogCategory(slug)),
  ...authors.map((slug) => paths.blogAuthor(slug)),
  paths.blogRss(),
  paths.blogAtom(),
];

/**
 * Renders pages one at a time behind what visitors ask for, so that they are in memory when the API is away. What is given later takes
 * the place of what is still to do.
 */
export function createKeepWarm({ warm }: Pick<PageCache, 'warm'>) {
  let given = 0;
  return async (pages: readonly string[]): Promise<void> => {
    given += 1;
    const turn = given;
    for (const page of pages) {
      await pause(PAUSE_MS, undefined, { ref: false });
      if (turn !== given) return;
      await warm([page]);
    }
  };
}
