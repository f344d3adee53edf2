import { ImportError, type ImportedBlog, type ImportedPost, momentOf } from '../imported-blog.ts';
import { type Fields, fieldsIn, fieldsOf, listOf, textOf } from './ghost-fields.ts';
import { lexicalHtml } from './lexical.ts';

/** Placeholder that Ghost writes instead of its own address. */
const OWN_ADDRESS = '__GHOST_URL__';

const isInternal = (tag: Fields) =>
  textOf(tag, 'visibility') === 'internal' || textOf(tag, 'name').startsWith('#');

/**
 * Reads a Ghost export, which contains tables as lists of rows. Posts are stored as HTML, otherwise as editor
 * documents.
 * @throws {ImportError} if it is not a Ghost export
 */
export function readGhost(text: string): ImportedBlog {
  const file = fieldsIn(text);
  if (!file) throw new ImportError('This is not a Ghost export: it is not valid JSON.');
  const data = fieldsOf(listOf(file, 'db')[0] ?? file, 'data');
  if (!Array.isArray(data.posts)) throw new ImportError('This is not a Ghost export: it contains no posts.');

  const tags = new Map(listOf(data, 'tags').map((tag) => [textOf(tag, 'id'), tag]));
  const users = listOf(data, 'users');
  const metas = new Map(listOf(data, 'posts_meta').map((meta) => [textOf(meta, 'post_id'), meta]));
  const tagIds = idsByPost(listOf(data, 'posts_tags'), 'tag_id');
  const authorIds = idsByPost(listOf(data, 'posts_authors'), 'author_id');

  const all = listOf(data, 'posts');
  const unread = data.posts.length - all.length;
  const isPage = (row: Fields) => textOf(row, 'type') === 'page' || row.page === 1 || row.page === true;
  const pages = all.filter(isPage).length;
  const rows = all.filter((row) => !isPage(row));
  const shown = [...tags.values()].filter((tag) => !isInternal(tag));
  return {
    categories: shown.map((tag) => ({
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
    posts: rows.map((row) => {
      const id = textOf(row, 'id');
      return postOf(row, {
        meta: metas.get(id) ?? {},
        tags: (tagIds.get(id) ?? [])
          .map((tag) => tags.get(tag))
          .filter((tag) => tag !== undefined)
          .filter((tag) => !isInternal(tag)),
        authors: authorIds.get(id) ?? [textOf(row, 'author_id')].filter(Boolean),
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

/** Returns the related ids of each post, in order. */
function idsByPost(rows: readonly Fields[], name: string): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const row of [...rows].sort(
    (one, other) => Number(one.sort_order ?? 0) - Number(other.sort_order ?? 0),
  )) {
    const post = textOf(row, 'post_id');
    const ids = all.get(post);
    if (ids) ids.push(textOf(row, name));
    else all.set(post, [textOf(row, name)]);
  }
  return all;
}

function postOf(
  row: Fields,
  { meta, tags, authors }: { meta: Fields; tags: Fields[]; authors: string[] },
): ImportedPost {
  const left: string[] = [];
  const local = (text: string) => text.replaceAll(OWN_ADDRESS, '');
  const [category, ...more] = tags;
  if (more.length > 0) left.push(`Further tags: ${more.map((tag) => textOf(tag, 'name')).join(', ')}`);
  if (authors.length > 1) left.push(`Further authors: ${authors.length - 1}`);
  const visibility = textOf(row, 'visibility');
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
    author: authors[0],
    picture: local(textOf(row, 'feature_image') || textOf(row, 'image')) || undefined,
    pictureAlt: textOf(meta, 'feature_image_alt'),
    seo: {
      title: textOf(meta, 'meta_title') || textOf(row, 'meta_title'),
      description: textOf(meta, 'meta_description') || textOf(row, 'meta_description'),
    },
    left,
  };
}

function htmlOf(row: Fields, left: string[]): string {
  const before = left.length;
  const html = textOf(row, 'html');
  if (html !== '') return html;
  const lexical = fieldsIn(textOf(row, 'lexical'));
  const written = lexical ? lexicalHtml(lexical, left) : '';
  const isTextThere = [row.html, row.lexical].some((each) => (each ?? '') !== '');
  if (written === '' && isTextThere && left.length === before) left.push('Its text, which cannot be read');
  else if (written === '' && textOf(row, 'mobiledoc') !== '')
    left.push('Its text, in the format of Ghost’s former editor. Save the post in Ghost 5 or later');
  return written;
}
