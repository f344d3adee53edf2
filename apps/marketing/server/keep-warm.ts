import { setTimeout as pause } from 'node:timers/promises';
import type { BlogPaths } from '@upcurve/contracts/posts';
import type { PageCache } from '@upcurve/web-server/page-cache';
import { paths } from '../app/paths.ts';

/** A post is found in lists for a long time; so many of the newest are kept at hand. */
const POSTS = 200;
/** Between two renders, in ms: visitors go first. */
const PAUSE_MS = 25;

interface PageToWarm {
  path: string;
  /** When what it is about was changed last; left out for lists, which any change may change. */
  changedAt?: string;
}

/** What of the blog is rendered before anybody asks for it: its newest posts, and the first page of each list. */
export const pagesToWarm = ({ posts, categories, authors }: BlogPaths): PageToWarm[] => [
  { path: paths.blog() },
  ...posts.slice(0, POSTS).map(({ slug, updatedAt }) => ({ path: paths.post(slug), changedAt: updatedAt })),
  ...categories.map(({ slug }) => ({ path: paths.blogCategory(slug) })),
  ...authors.map((slug) => ({ path: paths.blogAuthor(slug) })),
  { path: paths.blogRss() },
  { path: paths.blogAtom() },
];

/**
 * Renders pages one at a time behind what visitors ask for, so that they are in memory when the API is away. A post that is what it
 * was is left to its next visitor, who has it rendered anew for what else stands on its page. What is given later takes the place of
 * what is still to do.
 */
export function createKeepWarm({ warm, holds }: Pick<PageCache, 'warm' | 'holds'>) {
  let given = 0;
  let warmed = new Map<string, string>();
  return async (pages: readonly PageToWarm[]): Promise<void> => {
    given += 1;
    const turn = given;
    const before = warmed;
    warmed = new Map();
    const todo: PageToWarm[] = [];
    for (const page of pages) {
      const { path, changedAt } = page;
      if (changedAt && changedAt === before.get(path) && holds(path)) warmed.set(path, changedAt);
      else todo.push(page);
    }
    for (const { path, changedAt } of todo) {
      await pause(PAUSE_MS, undefined, { ref: false });
      if (turn !== given) return;
      await warm([path]);
      if (changedAt && turn === given) warmed.set(path, changedAt);
    }
  };
}
