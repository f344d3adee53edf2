import { paths } from '@upcurve/site-content/paths';
import type { MetaDescriptor } from 'react-router';
import type { QuestionAndAnswer } from './content/site/question-and-answer.ts';
import type { loader } from './root.tsx';
import {
  breadcrumbData,
  faqData,
  organisationData,
  type Posting,
  postingData,
  serviceData,
} from './structured-data.ts';

interface MetaMatch {
  id: string;
  loaderData?: unknown;
}

export interface PageFacts {
  title: string;
  description?: string;
  path: string;
  /** False for pages that only make sense within a flow, such as form steps; search engines must not list them. */
  isIndexed?: boolean;
  /** The parent pages, outermost first, without the home page. */
  above?: readonly { label: string; path: string }[];
  questions?: readonly QuestionAndAnswer[];
  /** Set if the page presents one service. */
  service?: { name: string; description: string };
  /** The address of the link preview image, if the page has one of its own. */
  card?: string;
  posting?: Posting;
}

/** Feed addresses, so that feed readers can discover them. */
const feeds = [
  { type: 'application/rss+xml', title: 'Upcurve: the blog (RSS)', href: paths.blogRss() },
  { type: 'application/atom+xml', title: 'Upcurve: the blog (Atom)', href: paths.blogAtom() },
];

/** The address of the link preview image of every page but the posts, which have their own. */
export const SITE_CARD = '/card.png';

/** Returns the head of a page: title, description, canonical address, link previews, and structured data. */
export function pageMeta(matches: readonly (MetaMatch | undefined)[], page: PageFacts): MetaDescriptor[] {
  const { title, description, path, isIndexed = true, card = SITE_CARD, posting } = page;
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | Awaited<ReturnType<typeof loader>>
    | undefined;
  const full = `${title} · Upcurve`;
  if (!isIndexed || !root) {
    return [
      { title: full },
      ...(description ? [{ name: 'description', content: description }] : []),
      { name: 'robots', content: 'noindex' },
    ];
  }
  const site = root.marketingUrl;
  const canonical = site + path;
  return [
    { title: full },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: full },
    ...(posting ? postingTags(posting) : [{ property: 'og:type', content: 'website' }]),
    { property: 'og:site_name', content: 'Upcurve' },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: site + card },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': organisationData(site, root.company) },
    ...(path === '/' ? [] : [{ 'script:ld+json': breadcrumbData(site, page) }]),
    ...(page.questions ? [{ 'script:ld+json': faqData(page.questions) }] : []),
    ...(posting
      ? [{ 'script:ld+json': postingData(site, { title, description, path, card }, posting) }]
      : []),
    ...(path.startsWith(paths.blog())
      ? feeds.map((feed) => ({ tagName: 'link', rel: 'alternate', ...feed, href: site + feed.href }))
      : []),
    ...(page.service ? [{ 'script:ld+json': serviceData(site, page.path, page.service) }] : []),
  ];
}

const postingTags = ({ publishedAt, updatedAt, section }: Posting): MetaDescriptor[] => [
  { property: 'og:type', content: 'article' },
  { property: 'article:published_time', content: publishedAt },
  { property: 'article:modified_time', content: updatedAt },
  ...(section ? [{ property: 'article:section', content: section }] : []),
];
