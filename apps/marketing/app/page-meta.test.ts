import { paths } from '@upcurve/site-content/paths';
import { expect, test } from 'vitest';
import { UNKNOWN_COMPANY } from './content/site/company.ts';
import { pageMeta } from './page-meta.ts';

const site = 'https://upcurve.example';
const company = { ...UNKNOWN_COMPANY, phone: '020 7946 0182' };
const matches = [{ id: 'root', loaderData: { marketingUrl: site, company } }];
const posting = {
  publishedAt: '2026-11-20T14:05:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
  author: { name: 'Ada Lowe', path: '/blog/author/ada-lowe' },
  section: 'Enquiries',
  wordCount: 900,
  cover: '/media/a.jpg',
};
const tags = pageMeta(matches, {
  title: 'Five minutes',
  description: 'In short.',
  path: '/blog/five-minutes',
  above: [{ label: 'Blog', path: '/blog' }],
  card: '/blog/five-minutes/card.png',
  posting,
});
const contentOf = (property: string) =>
  tags.flatMap((tag) => ('property' in tag && tag.property === property ? [tag.content] : []));

test('describes a post to social networks, with its own picture', () => {
  expect(contentOf('og:type')).toEqual(['article']);
  expect(contentOf('og:image')).toEqual([`${site}/blog/five-minutes/card.png`]);
  expect(contentOf('og:url')).toEqual([`${site}/blog/five-minutes`]);
  expect(contentOf('article:published_time')).toEqual([posting.publishedAt]);
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${site}/blog/five-minutes` });
});

test('describes a post and its breadcrumbs to search engines', () => {
  expect(tags).toContainEqual({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: 'Five minutes',
      description: 'In short.',
      url: `${site}/blog/five-minutes`,
      mainEntityOfPage: `${site}/blog/five-minutes`,
      image: [`${site}/media/a.jpg`, `${site}/blog/five-minutes/card.png`],
      datePublished: posting.publishedAt,
      dateModified: posting.updatedAt,
      author: { '@type': 'Person', name: 'Ada Lowe', url: `${site}/blog/author/ada-lowe` },
      articleSection: 'Enquiries',
      wordCount: 900,
      inLanguage: 'en-GB',
      publisher: { '@id': `${site}/#organisation` },
    },
  });
  expect(JSON.stringify(tags)).toContain('"BreadcrumbList"');
});

test('leaves out the description of a post that has none', () => {
  const page = { title: 'Five minutes', description: '', path: '/blog/five-minutes', posting };
  const head = JSON.stringify(pageMeta(matches, page));
  expect(head).not.toContain('"description":""');
  expect(head).not.toContain('og:description');
});

test('links to the feeds on blog pages only', () => {
  const feedsOf = (path: string) =>
    pageMeta(matches, { title: 'x', path }).flatMap((tag) =>
      'rel' in tag && tag.rel === 'alternate' ? [tag.href] : [],
    );
  const feeds = [site + paths.blogRss(), site + paths.blogAtom()];
  for (const path of [paths.blog(), paths.blog({ page: 2 }), paths.post('a')])
    expect(feedsOf(path)).toEqual(feeds);
  expect(feedsOf(paths.pricing())).toEqual([]);
});

test('describes the organisation with the facts that are set, and leaves out the others', () => {
  const organisation = JSON.stringify(tags.find((tag) => JSON.stringify(tag).includes('"Organization"')));
  expect(organisation).toContain('"telephone":"+442079460182"');
  expect(organisation).not.toContain('email');
});
