import { createRequestHandler, type ServerBuild } from 'react-router';
import { cardPath } from '../../app/page-meta.ts';

export interface PageFacts {
  title: string;
  /** The name of the parent page, unless that is the home page. */
  above?: string;
}

/**
 * Renders a page and reads the facts for its card from the HTML, so that card and page always match.
 * @throws if the page has no card
 */
export async function readPage(build: ServerBuild, path: string): Promise<PageFacts> {
  const response = await createRequestHandler(build)(new Request(new URL(path, 'http://localhost')));
  const html = await response.text();
  const title = metaContent(html, 'og:title')?.replace(/ · Upcurve$/, '');
  if (!title || !metaContent(html, 'og:image')?.endsWith(cardPath(path))) {
    throw new Error(
      `${path} names no card: its route's meta must be made by pageMeta, with the path of the page.`,
    );
  }
  return { title, above: parent(html) };
}

function metaContent(html: string, property: string): string | undefined {
  const content = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
  return content && unescaped(content);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const unescaped = (text: string) =>
  text.replaceAll(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all);

function parent(html: string): string | undefined {
  for (const [, text = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
    const data = JSON.parse(text) as { '@type': string; itemListElement?: { name: string }[] };
    const trail = data['@type'] === 'BreadcrumbList' ? (data.itemListElement ?? []) : [];
    if (trail.length > 2) return trail.at(-2)?.name;
  }
  return undefined;
}
