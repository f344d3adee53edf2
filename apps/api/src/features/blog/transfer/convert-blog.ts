import { AUTHOR_NAME_MAX, BIO_MAX } from '@upcurve/contracts/blog/blog-authors';
import { CATEGORY_NAME_MAX, DESCRIPTION_MAX } from '@upcurve/contracts/blog/blog-categories';
import {
  FETCHED_PICTURES_MAX,
  type FetchedPictures,
  type MissingPicture,
  PICTURE_ADDRESS_MAX,
} from '@upcurve/contracts/blog/blog-transfer';
import {
  EXCERPT_MAX,
  SEO_DESCRIPTION_MAX,
  SEO_TITLE_MAX,
  TITLE_MAX,
} from '@upcurve/contracts/blog/post-limits';
import type { MediaKind } from '@upcurve/contracts/media/media';
import { ALT_MAX } from '@upcurve/contracts/media/media-limits';
import { slugOf } from '@upcurve/contracts/shared/slug';
import { Email, SLUG_MAX } from '@upcurve/contracts/shared/text';
import { VERSION } from '@upcurve/post-blocks/content';
import { blocksFromHtml } from '@upcurve/post-blocks/from-html';
import { plainContent } from '@upcurve/post-blocks/outline';
import { v7 as uuidv7 } from 'uuid';
import { isLikeId, isReserved, slugFromName } from '../posts/slugs.ts';
import { toRowData } from '../posts/working-copy.ts';
import {
  decodePercents,
  fileNameIn,
  ImportError,
  type ImportedBlog,
  type ImportedPost,
  type ReadAuthor,
  type ReadBlog,
  type ReadCategory,
  type ReadPost,
  Report,
} from './imported-blog.ts';

const POSTS_MAX = 5000;

export interface ImportTarget {
  library: { id: string; kind: MediaKind; fileName: string }[];
  takenSlugs: string[];
  /** The home page of the other blog, if staff gave it. */
  site?: string | undefined;
  pictures?: FetchedPictures;
}

/**
 * Converts another blog's posts to drafts: creates blocks, chooses free slugs and updates links between the posts. Keeps
 * only categories and authors that posts use. This can take long, so it runs in a separate process (read-import.ts).
 * @throws {ImportError} if there are too many posts
 */
export function convertBlog(
  blog: ImportedBlog,
  { library, takenSlugs, site, pictures = {} }: ImportTarget,
): { blog: ReadBlog; posts: ReadPost[] } {
  const count = blog.posts.length;
  if (count > POSTS_MAX)
    throw new ImportError(
      `This file has ${count} posts. At most ${POSTS_MAX} can be imported at once. Split it into several files.`,
    );
  const report = new Report();
  for (const what of blog.left) report.leftOut('', what);
  const freeSlug = slugReserver(takenSlugs);
  const named = blog.posts.map((post) => {
    const title = plainWords(post.title, TITLE_MAX).words || 'Untitled';
    const preferred = preferredSlug(post, title);
    const slug = freeSlug(preferred);
    if (slug !== preferred)
      report.leftOut(title, `Its address “${preferred}”, which is taken: it has “${slug}”`);
    return { post, title, slug };
  });
  const moved = new Map(
    named.flatMap(({ post, slug }) => post.addresses.map((address) => [placeOf(address), `/blog/${slug}`])),
  );
  const idInLibrary = libraryByName(library);
  const missing = new Map<string, MissingPicture>();

  const posts = named.map(({ post, title, slug }): ReadPost => {
    const tell = (what: string) => report.leftOut(title, what);
    const cut = (name: string, html: string, max: number) => {
      const { words, isCut } = plainWords(html, max);
      if (isCut) tell(`The end of its ${name}, which can have ${max} characters`);
      return words;
    };
    /** Returns the id of a file in the library; otherwise its picture is one of the missing. */
    const mediaOf = (src: string, kind: 'image' | 'video', alt: string) => {
      if (src.length > PICTURE_ADDRESS_MAX) return undefined;
      const address = kind === 'image' ? fullAddress(src, site, post) : undefined;
      const id = (address && pictures[address]) ?? idInLibrary(src, kind);
      if (!id && address && missing.size < FETCHED_PICTURES_MAX && !missing.has(address))
        missing.set(address, { address, alt });
      return id;
    };
    const { blocks, left } = blocksFromHtml(post.html, {
      mediaOf,
      movedTo: (href) => moved.get(placeOf(href)),
      hasBlankLines: post.hasBlankLines,
    });
    for (const what of [...post.left, ...left]) tell(what);
    const { words: coverAlt } = plainWords(post.pictureAlt, ALT_MAX);
    const coverId = (post.picture && mediaOf(post.picture, 'image', coverAlt)) || null;
    if (post.picture && !coverId) tell(`The cover picture: ${post.picture.slice(0, 200)}`);
    const row = toRowData({
      title,
      slug,
      excerpt: cut('excerpt', post.excerpt, EXCERPT_MAX),
      coverId,
      categoryId: post.category ?? null,
      authorId: post.author ?? null,
      seoTitle: cut('title for search engines', post.seo.title, SEO_TITLE_MAX),
      seoDescription: cut('description for search engines', post.seo.description, SEO_DESCRIPTION_MAX),
      content: { version: VERSION, blocks },
    });
    const revisions = [{ number: 1, kind: 'imported', version: 1 } as const];
    const slugs = [{ slug, wasPublic: false }];
    return { id: uuidv7(), row, createdAt: post.createdAt, slugs, revisions };
  });

  const read = {
    categories: categoriesOf(blog, posts),
    authors: authorsOf(blog, posts),
    media: [],
    mediaIds: [...new Set(posts.flatMap(({ row }) => row.mediaIds))],
    left: report.left,
    missing: [...missing.values()],
  };
  return { blog: read, posts };
}

const keysUsedBy = (posts: readonly ReadPost[], by: 'categoryId' | 'authorId') =>
  new Set(posts.flatMap(({ row }) => row[by] ?? []));

function categoriesOf({ categories }: ImportedBlog, posts: readonly ReadPost[]): ReadCategory[] {
  const keys = keysUsedBy(posts, 'categoryId');
  const used = categories.filter(({ slug }) => keys.delete(slug));
  return used.map(({ slug: key, name: given, description }) => {
    const name = nameFrom(given, CATEGORY_NAME_MAX, '');
    // The codes of a slug in another script are kept: without them, such categories would become one.
    const made = slugOf(decodePercents(key), SLUG_MAX) || slugOf(key || name, SLUG_MAX);
    const slug = made.length > 1 && !isLikeId(made) ? made : `category-${made}`.replace(/-$/, '');
    return { key, name: name || slug, slug, description: plainWords(description, DESCRIPTION_MAX).words };
  });
}

/** Returns the authors of these posts. Authors without an entry of their own in the file only have a name. */
function authorsOf({ authors }: ImportedBlog, posts: readonly ReadPost[]): ReadAuthor[] {
  const keys = keysUsedBy(posts, 'authorId');
  const known = authors.filter(({ key }) => keys.delete(key));
  const unknown = [...keys].map((key) => ({ key, name: key, email: '', bio: '' }));
  return [...known, ...unknown].map(({ key, name, email, bio }) => ({
    key,
    name: nameFrom(name, AUTHOR_NAME_MAX, 'Unknown'),
    email: Email.safeParse(email).data ?? '',
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
  const whole = words.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '');
  return { words: `${whole.trimEnd()}…`, isCut: true };
}

function preferredSlug({ slug }: ImportedPost, title: string): string {
  const candidates = [decodePercents(slug), title].map(slugFromName);
  return candidates.find((candidate) => candidate.length > 1) ?? 'post';
}

function slugReserver(takenSlugs: readonly string[]): (preferred: string) => string {
  const taken = new Set(takenSlugs);
  /** The next number to append per slug, since thousands of posts may request the same slug. */
  const next = new Map<string, number>();
  return (preferred) => {
    let slug = preferred;
    let number = next.get(preferred) ?? 2;
    for (; taken.has(slug) || isReserved(slug); number += 1) slug = `${preferred}-${number}`;
    next.set(preferred, number);
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

/** Returns a function that finds files in the library by name, without the size suffix that WordPress adds. */
function libraryByName(library: ImportTarget['library']) {
  const keyOf = (address: string, kind: MediaKind) => {
    const name = fileNameIn(address).toLowerCase();
    return `${kind} ${name.replace(/(-\d+x\d+|-scaled)(?=\.\w+$)/, '')}`;
  };
  const ids = new Map(library.map(({ id, kind, fileName }) => [keyOf(fileName, kind), id]));
  return (address: string, kind: MediaKind): string | undefined => ids.get(keyOf(address, kind));
}

/** Returns the full address of a picture, relative to the old blog. Undefined if it is not http(s) or is too long. */
function fullAddress(src: string, site: string | undefined, { addresses }: ImportedPost): string | undefined {
  const isRooted = src.startsWith('/') && !src.startsWith('//');
  // Tried without a base first, because an invalid base makes every address invalid.
  const url =
    URL.parse(src) ??
    (isRooted && site ? URL.parse(site.replace(/\/+$/, '') + src) : URL.parse(src, site ?? addresses[0]));
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  url.hash = '';
  return url.href.length > PICTURE_ADDRESS_MAX ? undefined : url.href;
}
