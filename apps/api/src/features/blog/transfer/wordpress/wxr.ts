import { SaxesParser } from 'saxes';
import { ImportError, type ImportedBlog, type ImportedPost, momentOf } from '../imported-blog.ts';
import { wordpressHtml } from './wordpress-html.ts';

/* RSS with extra elements: https://github.com/WordPress/wordpress-develop, wp-admin/includes/export.php. */

/** Maps element names to their text. */
type Fields = Map<string, string>;
interface Item {
  fields: Fields;
  terms: { domain: string; nicename: string; name: string }[];
  meta: Fields;
  comments: number;
}

interface Attachment {
  address: string;
  alt: string;
}

/** Characters that XML forbids, and that nobody types on purpose. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu;
/** Errors after which the parser keeps the reference as it is. Reading the text as HTML resolves or drops it. */
const KEPT_REFERENCE = /(undefined|malformed character) entity\.$/;
const DEPTH_MAX = 20;

/**
 * Reads a WordPress export (WXR 1.0–1.2) as a stream.
 * @throws {ImportError} if it is not WXR, or not XML
 */
export async function readWxr(chunks: AsyncIterable<string>): Promise<ImportedBlog> {
  const parser = new SaxesParser();
  const path: { name: string; attributes: Record<string, string> }[] = [];
  const channel: { items: Item[]; authors: Fields[]; categories: Fields[]; version: string } = {
    ...{ items: [], authors: [], categories: [] },
    version: '',
  };
  let text: string[] = [];
  let fields: Fields = new Map();
  let item: Item | undefined;

  parser.on('error', ({ message }) => {
    if (KEPT_REFERENCE.test(message)) return;
    throw new ImportError(`This is not a WordPress WXR file: line ${message}`);
  });
  parser.on('doctype', () => {
    throw new ImportError('This is not a WordPress WXR file: it has a DOCTYPE.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    path.push({ name, attributes });
    text = [];
    if (path.length > DEPTH_MAX)
      throw new ImportError('This is not a WordPress WXR file: it is nested too deeply.');
    if (path.length !== 3) return;
    fields = new Map();
    item = name === 'item' ? { fields, terms: [], meta: new Map(), comments: 0 } : undefined;
  });
  const add = (piece: string) => void text.push(piece);
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    const attributes = path.pop()?.attributes ?? {};
    const value = text.join('');
    text = [];
    const depth = path.length;
    if (depth === 2 && name === 'item' && item) channel.items.push(item);
    else if (depth === 2 && name === 'wp:author') channel.authors.push(fields);
    else if (depth === 2 && name === 'wp:category') channel.categories.push(fields);
    else if (depth === 2 && name === 'wp:wxr_version') channel.version = value;
    else if (depth === 3 && item && name === 'category')
      item.terms.push({ domain: attributes.domain ?? '', nicename: attributes.nicename ?? '', name: value });
    else if (depth === 3 && item && name === 'wp:comment') item.comments += 1;
    else if (depth === 3 && item && name === 'wp:postmeta')
      item.meta.set(fields.get('wp:meta_key') ?? '', fields.get('wp:meta_value') ?? '');
    else if (depth === 3 || (depth === 4 && path[3]?.name === 'wp:postmeta')) fields.set(name, value);
  });

  let hasBegun = false;
  for await (const chunk of chunks) {
    // Plugins of WordPress print empty lines before the declaration, which has to come first.
    const piece: string = hasBegun ? chunk : chunk.trimStart();
    hasBegun ||= piece !== '';
    parser.write(piece.replaceAll(FORBIDDEN, ''));
  }
  parser.close();
  if (channel.version === '')
    throw new ImportError('This is not a WordPress WXR file: it does not state its version.');
  return blogOf(channel);
}

function blogOf({
  items,
  authors,
  categories,
}: {
  items: Item[];
  authors: Fields[];
  categories: Fields[];
}): ImportedBlog {
  const typeOf = ({ fields }: Item) => fields.get('wp:post_type') ?? 'post';
  const attachments = new Map(
    items
      .filter((item) => typeOf(item) === 'attachment')
      .map(({ fields, meta }): [string, Attachment] => [
        fields.get('wp:post_id') ?? '',
        { address: fields.get('wp:attachment_url') ?? '', alt: meta.get('_wp_attachment_image_alt') ?? '' },
      ]),
  );
  const isThrownAway = ({ fields }: Item) => ['trash', 'auto-draft'].includes(fields.get('wp:status') ?? '');
  const posts = items.filter((item) => typeOf(item) === 'post');
  const kept = posts.filter((item) => !isThrownAway(item));

  const others = new Map<string, number>();
  for (const item of items)
    if (typeOf(item) !== 'post') others.set(typeOf(item), (others.get(typeOf(item)) ?? 0) + 1);
  const left = [...others].map(([type, count]) => `Not posts: ${count} of the type “${type}”`);
  if (posts.length > kept.length)
    left.push(`Posts in the trash or never saved: ${posts.length - kept.length}`);

  return {
    categories: categories.map((fields) => ({
      name: fields.get('wp:cat_name') ?? '',
      slug: fields.get('wp:category_nicename') ?? '',
      description: fields.get('wp:category_description') ?? '',
    })),
    authors: authors.map((fields) => ({
      key: fields.get('wp:author_login') ?? '',
      name: fields.get('wp:author_display_name') || (fields.get('wp:author_login') ?? ''),
      email: fields.get('wp:author_email') ?? '',
      bio: '',
    })),
    posts: kept.map((item) => postOf(item, attachments)),
    left,
  };
}

function postOf(
  { fields, terms, meta, comments }: Item,
  attachments: ReadonlyMap<string, Attachment>,
): ImportedPost {
  const field = (name: string) => fields.get(name) ?? '';
  const content = field('content:encoded');
  const cover = attachments.get(meta.get('_thumbnail_id') ?? '');
  const { html, left } = wordpressHtml(content);
  const status = field('wp:status');
  const [category, ...more] = terms.filter(
    ({ domain, nicename }) => domain === 'category' && nicename !== 'uncategorized',
  );
  const tags = terms.filter(({ domain }) => domain === 'post_tag').map(({ name }) => name);
  if (more.length > 0) left.push(`Further categories: ${more.map(({ name }) => name).join(', ')}`);
  if (tags.length > 0) left.push(`Tags: ${tags.join(', ')}`);
  if (comments > 0) left.push(`Comments: ${comments}`);
  if (field('wp:post_password')) left.push('Its password');
  if (status === 'private') left.push('That it is private');
  if (status === 'future') left.push(`Its schedule (${field('wp:post_date_gmt')} UTC)`);
  const seo = (key: string) => {
    const text =
      meta.get(`_yoast_wpseo_${key === 'title' ? 'title' : 'metadesc'}`) ??
      meta.get(`rank_math_${key}`) ??
      '';
    if (text.includes('%')) left.push(`The ${key} for search engines: ${text}`);
    return text.includes('%') ? '' : text;
  };
  return {
    title: field('title'),
    slug: field('wp:post_name'),
    excerpt: field('excerpt:encoded'),
    html,
    hasBlankLines: !content.includes('<!-- wp:'),
    addresses: [field('link'), field('guid')],
    createdAt: momentOf(field('wp:post_date_gmt')) ?? momentOf(field('pubDate')),
    category: category?.nicename,
    author: field('dc:creator') || undefined,
    picture: cover?.address || undefined,
    pictureAlt: cover?.alt ?? '',
    seo: { title: seo('title'), description: seo('description') },
    left,
  };
}
