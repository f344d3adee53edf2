import { AUTHOR_NAME_MAX, BIO_MAX } from '@upcurve/contracts/blog/blog-authors';
import { CATEGORY_NAME_MAX, DESCRIPTION_MAX } from '@upcurve/contracts/blog/blog-categories';
import { FETCHED_PICTURES_MAX, PICTURE_ADDRESS_MAX } from '@upcurve/contracts/blog/blog-transfer';
import {
  EXCERPT_MAX,
  SEO_DESCRIPTION_MAX,
  SEO_TITLE_MAX,
  TITLE_MAX,
} from '@upcurve/contracts/blog/post-limits';
import type { MediaKind } from '@upcurve/contracts/media/media';
import { ALT_MAX } from '@upcurve/contracts/media/media-limits';
import { VERSION } from '@upcurve/post-blocks/content';
import { blocksFromHtml } from '@upcurve/post-blocks/from-html';
import { plainContent } from '@upcurve/post-blocks/outline';
import { v7 as uuidv7 } from 'uuid';
import { slugFromName } from '../posts/free-slug.ts';
import { isReserved } from '../posts/slugs.ts';
import { type RowData, toRowData } from '../posts/working-copy.ts';
import {
  decodePercents,
  fileNameIn,
  ImportError,
  type ImportedAuthor,
  type ImportedBlog,
  type ImportedCategory,
  type ImportedPost,
} from './imported-blog.ts';
import { MissingPictures, type PictureFetchOptions, type PicturePlace } from './missing-pictures.ts';
import { Report, type SkippedContent } from './report.ts';

/** Maximum number of posts in one file. */
const POSTS_MAX = 5000;

/** The existing data that an import needs, and its options. */
export interface ImportTarget {
  /** The files of the media library, oldest first. */
  library: { id: string; kind: MediaKind; fileName: string }[];
  /** All current and former slugs of posts. */
  takenSlugs: string[];
  /** Set if pictures that the library lacks are fetched. */
  fetching?: PictureFetchOptions | undefined;
}

/** A converted file without its posts. Contains only categories and authors that posts use. */
export interface ConvertedBlog {
  categories: ImportedCategory[];
  authors: ImportedAuthor[];
  posts: number;
  /** The ids of media library files that the posts use. */
  mediaIds: string[];
  left: SkippedContent;
}

/** The row of a post. Its category and author are still the slug and key from the file. */
export interface ConvertedPost {
  id: string;
  row: RowData;
  category: string | undefined;
  author: string | undefined;
  createdAt: string | undefined;
  places: PicturePlace[];
}

/**
 * Converts another blog's posts: creates blocks, chooses free slugs and updates links between the posts. This can take
 * long, so it runs in a separate process (read-import.ts).
 * @throws {ImportError} if there are too many posts
 */
export function convertBlog(
  blog: ImportedBlog,
  { library, takenSlugs, fetching }: ImportTarget,
): { blog: ConvertedBlog; posts: ConvertedPost[] } {
  if (blog.posts.length > POSTS_MAX)
    throw new ImportError(
      `This file has ${blog.posts.length} posts. At most ${POSTS_MAX} can be imported at once. Split it into several files.`,
    );
  const report = new Report();
  for (const what of blog.left) report.leftOut('', what);
  const mediaOf = libraryByName(library);
  const missing = new MissingPictures(fetching);
  const slugs = freeSlugs(new Set(takenSlugs));
  const named = blog.posts.map((post) => {
    const title = plainWords(post.title, TITLE_MAX).words || 'Untitled';
    const wish = preferredSlug(post, title);
    const slug = slugs(wish);
    if (slug !== wish) report.leftOut(title, `Its address “${wish}”, which is taken: it has “${slug}”`);
    return { post, title, slug };
  });
  const moved = new Map(
    named.flatMap(({ post, slug }) => post.addresses.map((address) => [placeOf(address), `/blog/${slug}`])),
  );

  const mediaIds = new Set<string>();
  const posts = named.map(({ post, title, slug }): ConvertedPost => {
    const tell = (what: string) => report.leftOut(title, what);
    const cut = (name: string, html: string, max: number) => {
      const { words, isCut } = plainWords(html, max);
      if (isCut) tell(`The end of its ${name}, which can have ${max} characters`);
      return words;
    };
    const { blocks: read, left } = blocksFromHtml(post.html, {
      mediaOf: (src, kind) => mediaOf(src, kind) ?? (kind === 'image' ? missing.add(src, post) : undefined),
      movedTo: (href) => moved.get(placeOf(href)),
      hasBlankLines: post.hasBlankLines,
    });
    for (const what of post.left) tell(what);
    for (const what of left) tell(what);
    const { blocks, places } = missing.takenOut(read);
    const coverId = (post.picture && mediaOf(post.picture, 'image')) || null;
    if (post.picture && !coverId) {
      const address = missing.take(post.picture, post);
      if (address)
        places.push({ address, blockId: null, item: null, alt: plainWords(post.pictureAlt, ALT_MAX).words });
      else tell(`The cover picture: ${post.picture.slice(0, 200)}`);
    }
    const row = toRowData({
      title,
      slug,
      excerpt: cut('excerpt', post.excerpt, EXCERPT_MAX),
      coverId,
      categoryId: null,
      authorId: null,
      seoTitle: cut('title for search engines', post.seo.title, SEO_TITLE_MAX),
      seoDescription: cut('description for search engines', post.seo.description, SEO_DESCRIPTION_MAX),
      content: { version: VERSION, blocks },
    });
    for (const id of row.mediaIds) mediaIds.add(id);
    const { category, author, createdAt } = post;
    return { id: uuidv7(), row, category, author, createdAt, places };
  });
  if (missing.isFull)
    report.leftOut('', `Only the first ${FETCHED_PICTURES_MAX} missing pictures are fetched. Split the file`);

  return {
    blog: {
      categories: categoriesOf(blog, posts),
      authors: authorsOf(blog, posts),
      posts: posts.length,
      mediaIds: [...mediaIds],
      left: report.leftOutSoFar,
    },
    posts,
  };
}

const namesUsedBy = (posts: readonly ConvertedPost[], by: 'category' | 'author') =>
  new Set(posts.flatMap((post) => post[by] ?? []));

function categoriesOf({ categories }: ImportedBlog, posts: readonly ConvertedPost[]): ImportedCategory[] {
  const slugs = namesUsedBy(posts, 'category');
  return categories
    .filter(({ slug }) => slugs.has(slug))
    .map(({ slug, name, description }) => ({
      slug,
      name: nameFrom(name, CATEGORY_NAME_MAX, ''),
      description: plainWords(description, DESCRIPTION_MAX).words,
    }));
}

/** Returns the authors of these posts. Authors without an entry of their own in the file only have a name. */
function authorsOf({ authors }: ImportedBlog, posts: readonly ConvertedPost[]): ImportedAuthor[] {
  const keys = namesUsedBy(posts, 'author');
  const known = authors.filter(({ key }) => keys.delete(key));
  const unknown = [...keys].map((key) => ({ key, name: key, email: '', bio: '' }));
  return [...known, ...unknown].map(({ key, name, email, bio }) => ({
    key,
    name: nameFrom(name, AUTHOR_NAME_MAX, 'Unknown'),
    email,
    bio: plainWords(bio, BIO_MAX).words,
  }));
}

function nameFrom(text: string, max: number, fallback: string): string {
  const { words } = plainWords(text, max);
  return words.length > 1 ? words : fallback;
}

/** Reduces HTML or text to one line of plain words, at most `max` characters. */
function plainWords(html: string, max: number): { words: string; isCut: boolean } {
  const { blocks } = blocksFromHtml(html.slice(0, 100_000));
  const words = plainContent({ version: VERSION, blocks }).replaceAll(/\s+/g, ' ').trim();
  if (words.length <= max) return { words, isCut: false };
  return {
    words: `${words
      .slice(0, max - 1)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trimEnd()}…`,
    isCut: true,
  };
}

function preferredSlug({ slug }: ImportedPost, title: string): string {
  const wishes = [decodePercents(slug), title].map(slugFromName);
  return wishes.find((wish) => wish.length > 1) ?? 'post';
}

/** Returns a function that reserves a free slug. */
function freeSlugs(taken: Set<string>): (wish: string) => string {
  /** The next number to append per slug, since thousands of posts may request the same slug. */
  const next = new Map<string, number>();
  return (wish) => {
    let slug = wish;
    let number = next.get(wish) ?? 2;
    for (; taken.has(slug) || isReserved(slug); number += 1) slug = `${wish}-${number}`;
    next.set(wish, number);
    taken.add(slug);
    return slug;
  };
}

/** Returns an address without protocol, `www.` and trailing slash, for comparison. */
const placeOf = (address: string) =>
  address
    .trim()
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/$/, '');

/** Returns a file name for comparison: lower case, without the size suffix that WordPress adds. */
const nameOf = (address: string) =>
  fileNameIn(address)
    .toLowerCase()
    .replace(/(-\d+x\d+|-scaled)(?=\.\w+$)/, '');

/** Returns a function that finds files in the library by name. */
function libraryByName(
  library: ImportTarget['library'],
): (src: string, kind: MediaKind) => string | undefined {
  const ids = new Map(library.map(({ id, kind, fileName }) => [`${kind} ${nameOf(fileName)}`, id]));
  return (src, kind) => (src.length > PICTURE_ADDRESS_MAX ? undefined : ids.get(`${kind} ${nameOf(src)}`));
}
