import { createClient } from '@upcurve/api-client/create-client';
import { blog } from '@upcurve/contracts/blog/blog';
import type { BlogPaths } from '@upcurve/contracts/blog/posts';
import { paths } from '@upcurve/site-content/paths';

const TIMEOUT_MS = 5000;
const AGAIN_MS = 1000;

export interface BlogIndex {
  /** Loads the blog's addresses from the API, with retries. Resolves after the first response or failure. */
  refresh(): Promise<void>;
  /**
   * Returns the current path of a blog page: the path itself, or the newest path of a page that has moved. `none` if no
   * public page has ever had this path; undefined before the API's first response, and for paths outside the blog.
   */
  find(pathname: string): string | 'none' | undefined;
}

interface Options {
  apiUrl: string;
  /** Called with the public paths after each response of the API. */
  onTold?: (told: BlogPaths) => void;
}

/** Stores every public path of the blog, so that unknown ones need neither a render nor an API request. */
export function createBlogIndex({ apiUrl, onTold }: Options): BlogIndex {
  const api = createClient({ list: blog.listPaths }, { baseUrl: apiUrl });
  let newest: Map<string, string> | undefined;
  let asked = 0;

  async function ask(turn: number): Promise<void> {
    try {
      const told = await api.list({}, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (turn !== asked) return;
      newest = newestOf(told);
      onTold?.(told);
    } catch {
      setTimeout(() => turn === asked && ask(turn), AGAIN_MS).unref();
    }
  }

  return {
    refresh: () => {
      asked += 1;
      return ask(asked);
    },
    find: (pathname) => (newest && isOfBlog(pathname) ? (newest.get(pathname) ?? 'none') : undefined),
  };
}

const isOfBlog = (pathname: string) => /^\/blog\/(?:(?:category|author)\/)?[^/.]+$/.test(pathname);

function newestOf({ posts, categories, authors }: BlogPaths): Map<string, string> {
  const all = (
    items: readonly { slug: string; former: readonly string[] }[],
    pathOf: (slug: string) => string,
  ) =>
    items.flatMap(({ slug, former }) =>
      [slug, ...former].map((each): [string, string] => [pathOf(each), pathOf(slug)]),
    );
  return new Map([
    ...all(posts, paths.post),
    ...all(categories, (slug) => paths.blogCategory(slug)),
    ...authors.map((slug): [string, string] => [paths.blogAuthor(slug), paths.blogAuthor(slug)]),
  ]);
}
