import type { loader } from './root.tsx';

interface MetaMatch {
  id: string;
  loaderData?: unknown;
}

interface Page {
  title: string;
  description?: string;
  path: string;
  /** Steps that make sense only on the way through stay out of search engines. */
  isIndexed?: boolean;
}

/** The head of a page: title, description, canonical address, and what other sites show of a link to it. */
export function pageMeta(matches: readonly (MetaMatch | undefined)[], page: Page) {
  const { title, description, path, isIndexed = true } = page;
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | Awaited<ReturnType<typeof loader>>
    | undefined;
  const full = `${title} · Upcurve`;
  const canonical = root && `${root.marketingUrl}${path}`;
  return [
    { title: full },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(isIndexed
      ? [
          { property: 'og:title', content: full },
          { property: 'og:type', content: 'website' },
          ...(description ? [{ property: 'og:description', content: description }] : []),
          ...(canonical
            ? [
                { property: 'og:url', content: canonical },
                { tagName: 'link', rel: 'canonical', href: canonical },
              ]
            : []),
        ]
      : [{ name: 'robots', content: 'noindex' }]),
  ];
}
