import { SaxesParser } from 'saxes';
import { ImportError, type ImportedBlog, type ImportedPost, momentOf } from './imported-blog.ts';
import { wordpressHtml } from './wordpress-html.ts';

/* RSS with extra elements: https://github.com/WordPress/wordpress-develop, wp-admin/includes/export.php. */

interface Element {
  name: string;
  attributes: Record<string, string>;
  /** Its own text, without that of its children. */
  text: string;
  children: Element[];
}

/** Characters that XML forbids, and that nobody types on purpose. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu;
/** Errors after which the parser keeps the reference as it is. Reading the text as HTML resolves or drops it. */
const KEPT_REFERENCE = /(undefined|malformed character) entity\.$/;
const DEPTH_MAX = 20;

const notWxr = (reason: string) => new ImportError(`This is not a WordPress WXR file: ${reason}`);

/**
 * Reads a WordPress export (WXR 1.0–1.2).
 * @throws {ImportError} if it is not WXR, or not XML
 */
export function readWxr(xml: string): ImportedBlog {
  const channel = elementsIn(elementsIn(treeOf(xml), 'rss')[0], 'channel')[0];
  if (textIn(channel, 'wp:wxr_version') === '') throw notWxr('it does not state its version.');

  const items = Map.groupBy(elementsIn(channel, 'item'), (item) => textIn(item, 'wp:post_type') || 'post');
  const posts = items.get('post') ?? [];
  const kept = posts.filter((item) => !['trash', 'auto-draft'].includes(textIn(item, 'wp:status')));
  items.delete('post');
  const left = [...items].map(([type, { length }]) => `Not posts: ${length} of the type “${type}”`);
  if (posts.length > kept.length)
    left.push(`Posts in the trash or never saved: ${posts.length - kept.length}`);
  const attachments = new Map(items.get('attachment')?.map((item) => [textIn(item, 'wp:post_id'), item]));

  // An export of posts only does not list the categories.
  const named = kept.flatMap(categoriesOf).map(({ text, attributes }) => {
    return { name: text, slug: attributes.nicename ?? '', description: '' };
  });
  const listed = elementsIn(channel, 'wp:category').map((category) => ({
    name: textIn(category, 'wp:cat_name'),
    slug: textIn(category, 'wp:category_nicename'),
    description: textIn(category, 'wp:category_description'),
  }));
  return {
    categories: [...new Map([...named, ...listed].map((category) => [category.slug, category])).values()],
    authors: elementsIn(channel, 'wp:author').map((author) => ({
      key: textIn(author, 'wp:author_login'),
      name: textIn(author, 'wp:author_display_name') || textIn(author, 'wp:author_login'),
      email: textIn(author, 'wp:author_email'),
      bio: '',
    })),
    posts: kept.map((item) => postOf(item, attachments)),
    left,
  };
}

function treeOf(xml: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] };
  const parents: Element[] = [];
  let current = root;
  const addText = (text: string) => {
    current.text += text;
  };
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => {
    if (!KEPT_REFERENCE.test(message)) throw notWxr(`line ${message}`);
  });
  parser.on('doctype', () => {
    throw notWxr('it has a DOCTYPE.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (parents.length === DEPTH_MAX) throw notWxr('it is nested too deeply.');
    const child: Element = { name, attributes, text: '', children: [] };
    current.children.push(child);
    parents.push(current);
    current = child;
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    current = parents.pop() ?? root;
  });
  // Plugins of WordPress print empty lines before the declaration, which has to come first.
  parser.write(xml.trimStart().replaceAll(FORBIDDEN, '')).close();
  return root;
}

const elementsIn = (parent: Element | undefined, name: string): Element[] =>
  parent?.children.filter((child) => child.name === name) ?? [];
const textIn = (parent: Element | undefined, name: string): string =>
  parent?.children.findLast((child) => child.name === name)?.text ?? '';
const termsOf = (item: Element, domain: 'category' | 'post_tag') =>
  elementsIn(item, 'category').filter(({ attributes }) => attributes.domain === domain);
const categoriesOf = (item: Element) =>
  termsOf(item, 'category').filter(({ attributes }) => attributes.nicename !== 'uncategorized');
const metaOf = (item: Element | undefined) =>
  new Map(
    elementsIn(item, 'wp:postmeta').map((meta) => [
      textIn(meta, 'wp:meta_key'),
      textIn(meta, 'wp:meta_value'),
    ]),
  );

function postOf(item: Element, attachments: ReadonlyMap<string, Element>): ImportedPost {
  const field = (name: string) => textIn(item, name);
  const content = field('content:encoded');
  const { html, left } = wordpressHtml(content);
  const meta = metaOf(item);
  const cover = attachments.get(meta.get('_thumbnail_id') ?? '');
  const [category, ...more] = categoriesOf(item);
  const tags = termsOf(item, 'post_tag');
  const namesOf = (elements: Element[]) => elements.map(({ text }) => text).join(', ');
  const comments = elementsIn(item, 'wp:comment').length;
  const status = field('wp:status');
  if (more.length > 0) left.push(`Further categories: ${namesOf(more)}`);
  if (tags.length > 0) left.push(`Tags: ${namesOf(tags)}`);
  if (comments > 0) left.push(`Comments: ${comments}`);
  if (field('wp:post_password')) left.push('Its password');
  if (status === 'private') left.push('That it is private');
  if (status === 'future') left.push(`Its schedule (${field('wp:post_date_gmt')} UTC)`);
  const seo = (name: string, yoastKey: string) => {
    const text = meta.get(yoastKey) ?? meta.get(`rank_math_${name}`) ?? '';
    if (!text.includes('%')) return text;
    left.push(`The ${name} for search engines: ${text}`);
    return '';
  };
  return {
    title: field('title'),
    slug: field('wp:post_name'),
    excerpt: field('excerpt:encoded'),
    html,
    hasBlankLines: !content.includes('<!-- wp:'),
    addresses: [field('link'), field('guid')],
    createdAt: momentOf(field('wp:post_date_gmt')) ?? momentOf(field('pubDate')),
    category: category?.attributes.nicename,
    author: field('dc:creator') || undefined,
    picture: textIn(cover, 'wp:attachment_url'),
    pictureAlt: metaOf(cover).get('_wp_attachment_image_alt') ?? '',
    seo: {
      title: seo('title', '_yoast_wpseo_title'),
      description: seo('description', '_yoast_wpseo_metadesc'),
    },
    left,
  };
}
