import { HTML_MAX, TOO_LONG } from '@upcurve/post-blocks/from-html';
import { SaxesParser } from 'saxes';
import { ImportError, type ImportedBlog, type ImportedPost, momentOf } from './imported-blog.ts';

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

/** Matches a shortcode: closing slash, name, attributes. Lengths are limited, so that unclosed brackets cost little. */
const SHORTCODE = /\[(\/?)([a-z][\w-]{0,60})((?:\s[^[\]]{0,1000})?)\]/gi;
const KNOWN = new Set([
  'audio',
  'caption',
  'embed',
  'gallery',
  'playlist',
  'video',
  'wp_caption',
  'youtube',
  'vimeo',
]);
/** Blocks that consist only of their comment, so that nothing is lost without it. */
const EMPTY = new Set(['more', 'nextpage', 'separator', 'spacer']);
const ADDRESS = /https?:\/\/[^\s"'\]]{1,2000}/;
/** Matches the start of a caption. The picture may be inside a link. */
const PICTURE = /^(?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?/i;

/** Converts the content of a WordPress post to plain HTML. Shortcodes are replaced, or reported as lost. */
function wordpressHtml(whole: string): { html: string; left: string[] } {
  const content = whole.slice(0, HTML_MAX);
  const left = [...blocksMadeThere(content)];
  if (content.length < whole.length) left.push(TOO_LONG);
  const ended = new Set<string>();
  for (const [, slash, name = ''] of content.matchAll(SHORTCODE)) if (slash) ended.add(name.toLowerCase());

  let html = '';
  let from = 0;
  let isCaption = false;
  for (const match of content.matchAll(SHORTCODE)) {
    const [whole, slash, written = '', said = ''] = match;
    const name = written.toLowerCase();
    // A single word in brackets is text.
    if (!KNOWN.has(name) && !ended.has(name) && !said.includes('=')) continue;
    const before = content.slice(from, match.index);
    html += isCaption && slash ? captioned(before) : before;
    from = match.index + whole.length;
    isCaption = false;
    if (name === 'caption' || name === 'wp_caption') {
      isCaption = !slash;
      html += slash ? '</figure>' : '<figure>';
    } else if (name === 'embed') html += slash ? '</p>' : '<p>';
    else if (!slash) {
      const address = ADDRESS.exec(said)?.[0];
      if ((name === 'youtube' || name === 'vimeo') && address) html += `<p>${address}</p>`;
      else left.push(`The shortcode [${name}]${address ? ` with ${address}` : ''}`);
    }
  }
  return { html: html + content.slice(from), left };
}

/** Converts the content of a caption shortcode: a picture, then its caption. */
function captioned(inner: string): string {
  const text = inner.trimStart();
  const picture = PICTURE.exec(text)?.[0] ?? '';
  return `${picture}<figcaption>${text.slice(picture.length)}</figcaption>`;
}

/** Finds blocks whose content WordPress generates when it renders them. */
function* blocksMadeThere(content: string): Generator<string> {
  let end = -1;
  for (let start = content.indexOf('<!--'); start >= 0; start = content.indexOf('<!--', start + 4)) {
    // The end found for one comment also ends any comments that start before it.
    if (end < start) end = content.indexOf('-->', start);
    if (end < 0) return;
    const name = /^\s*wp:([\w/-]{1,80})/.exec(content.slice(start + 4, Math.min(end, start + 200)))?.[1];
    if (name && content[end - 1] === '/' && !EMPTY.has(name))
      yield `The block “${name}”, which WordPress fills`;
  }
}
