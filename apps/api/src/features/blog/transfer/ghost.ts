import { ImportError, type ImportedBlog, type ImportedPost, momentOf } from './imported-blog.ts';

/** An unvalidated table row from the file. */
type Fields = Readonly<Record<string, unknown>>;

/** Placeholder that Ghost writes instead of its own address. */
const OWN_ADDRESS = '__GHOST_URL__';

/**
 * Reads a Ghost export, which contains tables as lists of rows. Ghost stores the HTML of every post that was saved in
 * version 1 or later, also of drafts.
 * @throws {ImportError} if it is not a Ghost export
 */
export function readGhost(text: string): ImportedBlog {
  const file = fieldsIn(text);
  if (!file) throw new ImportError('This is not a Ghost export: it is not valid JSON.');
  const { data } = listOf(file, 'db')[0] ?? file;
  if (!isFields(data) || !Array.isArray(data.posts))
    throw new ImportError('This is not a Ghost export: it contains no posts.');

  const users = listOf(data, 'users');
  const tags = new Map(
    listOf(data, 'tags')
      .filter((tag) => !isInternal(tag))
      .map((tag) => [textOf(tag, 'id'), tag]),
  );
  const metaByPost = new Map(listOf(data, 'posts_meta').map((meta) => [textOf(meta, 'post_id'), meta]));
  const tagsByPost = rowsByPost(listOf(data, 'posts_tags'));
  const authorsByPost = rowsByPost(listOf(data, 'posts_authors'));

  const rows = listOf(data, 'posts');
  const posts = rows.filter((row) => !isPage(row));
  const pages = rows.length - posts.length;
  const unread = data.posts.length - rows.length;
  return {
    categories: [...tags.values()].map((tag) => ({
      name: textOf(tag, 'name'),
      slug: textOf(tag, 'slug'),
      description: textOf(tag, 'description'),
    })),
    authors: users.map((user) => ({
      key: textOf(user, 'id'),
      name: textOf(user, 'name'),
      email: textOf(user, 'email'),
      bio: textOf(user, 'bio'),
    })),
    posts: posts.map((row) => {
      const id = textOf(row, 'id');
      const authors = authorsByPost.get(id) ?? [{ author_id: row.author_id }];
      return postOf(row, {
        meta: metaByPost.get(id) ?? {},
        tags: (tagsByPost.get(id) ?? [])
          .map((each) => tags.get(textOf(each, 'tag_id')))
          .filter((tag) => tag !== undefined),
        authors: authors.map((each) => textOf(each, 'author_id')),
      });
    }),
    left: [
      ...(pages > 0 ? [`Not posts: ${pages} of the type “page”`] : []),
      ...users
        .filter((user) => textOf(user, 'profile_image') !== '')
        .map((user) => `The picture of the author ${textOf(user, 'name')}`),
      ...(unread > 0 ? [`Not posts: ${unread} that cannot be read`] : []),
    ],
  };
}

const isPage = (row: Fields) => textOf(row, 'type') === 'page' || row.page === 1 || row.page === true;
const isInternal = (tag: Fields) =>
  textOf(tag, 'visibility') === 'internal' || textOf(tag, 'name').startsWith('#');

function rowsByPost(rows: readonly Fields[]): Map<string, Fields[]> {
  const place = (row: Fields) => Number(row.sort_order ?? 0);
  return Map.groupBy(
    rows.toSorted((one, other) => place(one) - place(other)),
    (row) => textOf(row, 'post_id'),
  );
}

function postOf(
  row: Fields,
  { meta, tags, authors }: { meta: Fields; tags: Fields[]; authors: string[] },
): ImportedPost {
  const left: string[] = [];
  const local = (text: string) => text.replaceAll(OWN_ADDRESS, '');
  const [category, ...more] = tags;
  const visibility = textOf(row, 'visibility');
  if (more.length > 0) left.push(`Further tags: ${more.map((tag) => textOf(tag, 'name')).join(', ')}`);
  if (authors.length > 1) left.push(`Further authors: ${authors.length - 1}`);
  if (visibility !== '' && visibility !== 'public') left.push(`Who may read it (${visibility})`);
  if (textOf(row, 'status') === 'scheduled') left.push(`Its schedule (${textOf(row, 'published_at')} UTC)`);
  if (textOf(row, 'codeinjection_head') || textOf(row, 'codeinjection_foot'))
    left.push('Code that was put into its page');
  return {
    title: textOf(row, 'title'),
    slug: textOf(row, 'slug'),
    excerpt: textOf(row, 'custom_excerpt') || textOf(meta, 'custom_excerpt'),
    html: local(htmlOf(row, left)),
    hasBlankLines: false,
    addresses: [`/${textOf(row, 'slug')}/`],
    createdAt: momentOf(textOf(row, 'published_at')) ?? momentOf(textOf(row, 'created_at')),
    category: category && textOf(category, 'slug'),
    author: authors[0] || undefined,
    picture: local(textOf(row, 'feature_image') || textOf(row, 'image')),
    pictureAlt: textOf(meta, 'feature_image_alt'),
    seo: {
      title: textOf(meta, 'meta_title') || textOf(row, 'meta_title'),
      description: textOf(meta, 'meta_description') || textOf(row, 'meta_description'),
    },
    left,
  };
}

function htmlOf({ html, lexical, mobiledoc }: Fields, left: string[]): string {
  if (typeof html === 'string' && html !== '') return html;
  if (html) left.push('Its text, which cannot be read');
  else if (lexical || mobiledoc)
    left.push(
      'Its text, if it has one: the file has no HTML of it. Save the post in Ghost and export it again',
    );
  return '';
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function listOf(fields: Fields, name: string): Fields[] {
  const value = fields[name];
  return Array.isArray(value) ? value.filter(isFields) : [];
}

function fieldsIn(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
