import { paths } from '@upcurve/site-content/paths';
import { config } from '../../../server/config.ts';
import { xmlText } from '../../features/blog/feed/xml.ts';
import { readPaths } from '../../features/blog/read-blog.server.ts';
import { sitePages } from '../../site-pages.ts';

interface Listed {
  path: string;
  updatedAt?: string;
}

/** Returns the sitemap. It omits the blog's pages until the API has responded once. */
export async function loader() {
  const { marketingUrl } = config();
  const { value, state } = await readPaths().catch(() => ({ value: undefined, state: 'kept' as const }));
  const pages: Listed[] = [
    ...sitePages.map((path) => ({ path })),
    ...(value?.posts ?? []).map(({ slug, updatedAt }) => ({ path: paths.post(slug), updatedAt })),
    ...(value?.categories ?? []).map(({ slug }) => ({ path: paths.blogCategory(slug) })),
    ...(value?.authors ?? []).map((slug) => ({ path: paths.blogAuthor(slug) })),
  ];
  const urls = pages.map(({ path, updatedAt }) => {
    const changed = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '';
    return `  <url><loc>${xmlText(marketingUrl + path)}</loc>${changed}</url>\n`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control':
        state === 'kept'
          ? 'public, max-age=0, s-maxage=5'
          : 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400',
    },
  });
}
