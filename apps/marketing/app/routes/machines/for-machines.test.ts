import { blog } from '@upcurve/contracts/blog/blog';
import { handle, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test, vi } from 'vitest';
import { config } from '../../../server/config.ts';
import { sitePages } from '../../site-pages.ts';
import { loader as robots } from './robots.ts';

const { marketingUrl } = config();
const server = mockNetwork();

// Resets modules, because one of them caches the last response.
beforeEach(() => void vi.resetModules());

async function sitemap() {
  const { loader } = await import('./sitemap.ts');
  const response = await loader();
  const xml = await response.text();
  return {
    addresses: [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address),
    changed: [...xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, when]) => when),
    lifetime: response.headers.get('cache-control'),
  };
}

test('the sitemap lists every page once with its full address, including the pages of the blog', async () => {
  const updatedAt = '2026-11-22T10:00:00.000Z';
  server.use(
    handle(blog.listPaths, () => ({
      posts: [{ slug: 'why', former: ['before'], updatedAt }],
      categories: [{ slug: 'leads', former: [] }],
      authors: ['ada'],
    })),
  );
  const own = ['/blog/why', '/blog/category/leads', '/blog/author/ada'];
  const { addresses, changed } = await sitemap();
  expect(addresses).toEqual([...sitePages, ...own].map((path) => marketingUrl + path));
  expect(changed).toEqual([updatedAt]);
});

test('before the API’s first answer, the sitemap lists the static pages and expires soon', async () => {
  server.use(unreachable(blog.listPaths));
  const { addresses, lifetime } = await sitemap();
  expect(addresses).toEqual(sitePages.map((path) => marketingUrl + path));
  expect(lifetime).toBe('public, max-age=0, s-maxage=5');
});

test('robots.txt names the sitemap', async () => {
  expect(await robots().text()).toContain(`\nSitemap: ${marketingUrl}/sitemap.xml\n`);
});
