import { expect, test } from 'vitest';
import { config } from '../../server/config.ts';
import { sitePages } from '../site-pages.ts';
import { loader as manifest } from './manifest.ts';
import { loader as robots } from './robots.ts';
import { loader as sitemap } from './sitemap.ts';

const { marketingUrl } = config();

test('the sitemap lists every page of the site once, with its whole address', async () => {
  const listed = [...(await sitemap().text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(sitePages.map((path) => marketingUrl + path));
});

test('robots are told where the sitemap is', async () => {
  expect(await robots().text()).toContain(`\nSitemap: ${marketingUrl}/sitemap.xml\n`);
});

test('the manifest is JSON of the right type', async () => {
  const response = manifest();
  expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  expect(await response.json()).toMatchObject({ name: 'Upcurve', start_url: '/' });
});
