import { setTimeout as pause } from 'node:timers/promises';
import type { BlogPaths } from '@upcurve/contracts/blog/posts';
import { paths } from '@upcurve/site-content/paths';
import type { PageCache } from '@upcurve/web-server/cache/page-cache';

/** Number of newest posts to keep in the page cache, since lists link to posts for a long time. */
const POSTS = 200;
/** Pause between two renders in ms, so that visitors' requests come first. */
const PAUSE_MS = 25;

interface PageToWarm {
  path: string;
  /** When the post last changed; missing for lists, because any change may affect them. */
  changedAt?: string;
}

/** Returns the blog pages to render in advance: the newest posts, and the first page of each list. */
export const pagesToWarm = ({ posts, categories, authors }: BlogPaths): PageToWarm[] => [
  { path: paths.blog() },
  ...posts.slice(0, POSTS).map(({ slug, updatedAt }) => ({ path: paths.post(slug), changedAt: updatedAt })),
  ...categories.map(({ slug }) => ({ path: paths.blogCategory(slug) })),
  ...authors.map((slug) => ({ path: paths.blogAuthor(slug) })),
  { path: paths.blogRss() },
  { path: paths.blogAtom() },
];

/**
 * Renders pages one at a time in the background, so that they are in memory when the API is unavailable. Unchanged
 * posts are skipped; their next visit renews the rest of the page. A new call cancels the rest of the previous one.
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
