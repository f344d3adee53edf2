import { paths } from '@upcurve/site-content/paths';
import { config } from '../../../server/config.ts';

/** Allows crawling everything. Pages that should not be indexed say so themselves. */
export function loader() {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${config().marketingUrl}${paths.sitemap()}\n`;
  return new Response(text, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=300, s-maxage=3600, stale-while-revalidate=86400',
    },
  });
}
