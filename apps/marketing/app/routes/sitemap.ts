import { config } from '../../server/config.ts';
import { sitePages } from '../site-pages.ts';

/** Every page that search engines may list, for them to find. */
export function loader() {
  const { marketingUrl } = config();
  const urls = sitePages.map((path) => `  <url><loc>${marketingUrl}${path}</loc></url>\n`).join('');
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=300, s-maxage=3600, stale-while-revalidate=86400',
    },
  });
}
