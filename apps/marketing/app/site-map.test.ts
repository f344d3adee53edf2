import type { RouteConfigEntry } from '@react-router/dev/routes';
import { SITE_PATHS } from '@upcurve/contracts/analytics/site-paths';
import { paths } from '@upcurve/site-content/paths';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { footerLinks, headerLinks, menuLinks } from './content/site/navigation.ts';
import routes from './routes.ts';
import { passingPages, sitePages } from './site-pages.ts';

function addresses(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${above}/${entry.path}` : above;
    const own = entry.path || entry.index ? [path || '/'] : [];
    return [...own, ...addresses(entry.children ?? [], path)];
  });
}

function links(tree: object): string[] {
  return Object.values(tree).flatMap((branch) =>
    typeof branch === 'function' ? [branch('a') as string] : links(branch),
  );
}

const known = async () => addresses(await routes).filter((path) => !path.includes('*'));

test('lists the public paths', () => {
  expect([...sitePages, ...passingPages]).toMatchInlineSnapshot(`
    [
      "/",
      "/contact",
      "/calculator/start",
      "/lead-guide",
      "/lead-guide/script-sequence",
      "/lead-guide/psychology-trust",
      "/lead-guide/call-stages",
      "/lead-guide/conversation-flow",
      "/lead-guide/workflow-handling",
      "/lead-guide/lead-sources",
      "/lead-guide/daily-workflow",
      "/lead-guide/contact-interaction",
      "/lead-guide/objection-handling",
      "/eligibility/welcome",
      "/services/website-design-and-development",
      "/services/paid-media",
      "/services/content-creation-and-video",
      "/services/sales-staff-hiring-and-training",
      "/services/performance-tracking",
      "/services/referral-program",
      "/services/seo",
      "/services/podcast-production",
      "/services/conversion-rate-optimisation",
      "/pricing",
      "/pricing-v2",
      "/blog",
      "/book-consultation",
      "/trading-terms",
      "/privacy-policy",
      "/terms",
      "/monthly-deliverables",
      "/subscription-model",
      "/partner-program",
      "/check-eligibility",
      "/forms/contact",
      "/forms/e-book",
      "/forms/consultation",
      "/forms/partner",
      "/forms/calculator",
      "/forms/callback",
      "/demo/content-builder",
      "/stories-test",
      "/thank-you",
      "/calculator/questions",
      "/calculator/results",
      "/eligibility/profile",
      "/eligibility/business",
      "/eligibility/questions",
      "/eligibility/analyzing",
      "/eligibility/resume",
      "/eligibility/results",
      "/eligibility/thank-you",
    ]
  `);
});

test('demonstrations are neither in the navigation nor in the site map, the lead guide is only in the footer', () => {
  const [header, footer] = [[...headerLinks, ...menuLinks], footerLinks.flatMap(({ links }) => links)].map(
    (linked) => linked.map(({ to }) => to),
  );
  for (const demonstration of [paths.contentBuilder(), paths.stories()])
    expect([...header!, ...footer!, ...sitePages]).not.toContain(demonstration);
  expect(header).not.toContain(paths.leadGuide.overview());
  expect(footer).toContain(paths.leadGuide.overview());
  expect(header).toContain(paths.checkEligibility());
});

test('every listed page has a route', async () => {
  const patterns = await known();
  const lost = [...sitePages, ...passingPages].filter(
    (page) => !patterns.some((pattern) => matchPath(pattern, page)),
  );
  expect(lost).toEqual([]);
});

test('every route that shows a page is listed', async () => {
  const pages = [...sitePages, ...passingPages];
  const unlisted = (await known()).filter((pattern) => !pages.some((page) => matchPath(pattern, page)));
  expect(unlisted).toEqual([
    '/blog/category/:slug',
    '/blog/author/:slug',
    '/blog/preview/:token',
    '/blog/:slug',
    '/book-consultation/:slug',
    '/booking/:token',
    '/stories/:id',
    '/unsubscribe/:token',
    '/thank-you/consultation.ics',
    '/booking/:token/calendar.ics',
    '/book-consultation/:slug/answer',
    '/forms/:form/answer',
    '/calculator',
    '/eligibility',
    '/services',
    '/eligibility/questions.json',
    '/blog/rss.xml',
    '/blog/atom.xml',
    '/stories',
    '/stories.json',
    '/sitemap.xml',
    '/robots.txt',
    '/auth',
  ]);
});

test('every link leads to a page that exists', async () => {
  const patterns = await known();
  const targets = links(paths)
    .map((link) => new URL(link, 'http://x').pathname)
    .filter((path) => ![paths.ebookFile(), paths.postCard('a')].includes(path));
  expect(targets.filter((path) => !patterns.some((pattern) => matchPath(pattern, path)))).toEqual([]);
});

test('posts may link to every existing page and to nothing else', async () => {
  const patterns = (await known()).filter(
    (pattern) => !/:(slug|id|token)$/.test(pattern) || pattern === '/services/:slug',
  );
  const listed: readonly string[] = SITE_PATHS;
  expect([...sitePages, ...passingPages].filter((page) => !listed.includes(page))).toEqual([]);
  const served = (path: string) =>
    path === paths.ebookFile() || patterns.some((pattern) => matchPath(pattern, path));
  expect(listed.filter((path) => !served(path))).toEqual([]);
});
