import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MediaKind } from '@upcurve/contracts/media';
import { EXCERPT_MAX, SEO_DESCRIPTION_MAX, SEO_TITLE_MAX, TITLE_MAX } from '@upcurve/contracts/post-limits';
import { type PostContent, VERSION } from '@upcurve/post-blocks/content';
import { blocksFromHtml } from '@upcurve/post-blocks/from-html';
import { mediaOfContent, plainContent } from '@upcurve/post-blocks/outline';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/client.ts';
import { madeSlug } from '../free-slug.ts';
import { isReserved } from '../slugs.ts';
import type { Text } from '../working-copy.ts';
import type { ImportedBlog, ImportedPost } from './imported-blog.ts';
import type { Report } from './report.ts';

/** A post as it will be written, with what it names by other names than ids. */
export interface ConvertedPost {
  id: string;
  text: Omit<Text, 'categoryId' | 'authorId'>;
  category: string | undefined;
  author: string | undefined;
  createdAt: string | undefined;
  mediaIds: string[];
}

/** The words of HTML, or of text, on one line; cut where they are too many. */
export function plainWords(html: string, max: number): { words: string; isCut: boolean } {
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

/** Posts as they will be written: in our blocks, under addresses that are free, with links among them led on. */
export async function converted(
  db: Db,
  blog: ImportedBlog,
  report: Report,
  check: () => void,
): Promise<ConvertedPost[]> {
  const mediaOf = await libraryByName(db);
  const slugs = freeSlugs(await takenSlugs(db));
  const named = blog.posts.map((post) => {
    const title = plainWords(post.title, TITLE_MAX).words || 'Untitled';
    const wish = wishOf(post, title);
    const slug = slugs(wish);
    if (slug !== wish) report.leftOut(title, `Its address “${wish}”, which is taken: it has “${slug}”`);
    return { post, title, slug };
  });
  const moved = new Map(
    named.flatMap(({ post, slug }) => post.addresses.map((address) => [placeOf(address), `/blog/${slug}`])),
  );

  const all: ConvertedPost[] = [];
  for (const { post, title, slug } of named) {
    // Whoever else is served waits for one post at most.
    await nextTurn();
    check();
    const tell = (what: string) => report.leftOut(title, what);
    const cut = (name: string, html: string, max: number) => {
      const { words, isCut } = plainWords(html, max);
      if (isCut) tell(`The end of its ${name}, which can have ${max} characters`);
      return words;
    };
    const { blocks, left } = blocksFromHtml(post.html, {
      mediaOf,
      movedTo: (href) => moved.get(placeOf(href)),
      hasBlankLines: post.hasBlankLines,
    });
    for (const what of [...post.left, ...left]) tell(what);
    const coverId = (post.picture && mediaOf(post.picture, 'image')) || null;
    if (post.picture && !coverId) tell(`The picture over it: ${post.picture.slice(0, 200)}`);
    const content: PostContent = { version: VERSION, blocks };
    all.push({
      id: uuidv7(),
      text: {
        title,
        slug,
        excerpt: cut('excerpt', post.excerpt, EXCERPT_MAX),
        coverId,
        seoTitle: cut('title for search engines', post.seo.title, SEO_TITLE_MAX),
        seoDescription: cut('description for search engines', post.seo.description, SEO_DESCRIPTION_MAX),
        content,
      },
      category: post.category,
      author: post.author,
      createdAt: post.createdAt,
      mediaIds: [...(coverId ? [coverId] : []), ...mediaOfContent(content)],
    });
  }
  return all;
}

function wishOf({ slug }: ImportedPost, title: string): string {
  const wishes = [slug, title].map(madeSlug);
  return wishes.find((wish) => wish.length > 1) ?? 'post';
}

async function takenSlugs(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('blogSlugs').select('slug').execute();
  return new Set(rows.map(({ slug }) => slug));
}

/** Gives a slug that nothing has, and takes it. */
function freeSlugs(taken: Set<string>): (wish: string) => string {
  return (wish) => {
    let slug = wish;
    for (let number = 2; taken.has(slug) || isReserved(slug); number += 1) slug = `${wish}-${number}`;
    taken.add(slug);
    return slug;
  };
}

/** An address without what says the same otherwise: its protocol, a slash at its end. */
const placeOf = (address: string) =>
  address
    .trim()
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/$/, '');

/** What a file of the library is called, and how it may be called where it came from: WordPress adds a size. */
const nameOf = (address: string) =>
  decoded(address.replace(/[?#].*$/, '').replace(/^.*\//, ''))
    .toLowerCase()
    .replace(/(-\d+x\d+|-scaled)(?=\.\w+$)/, '');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Nothing is fetched from elsewhere: files that were added to the library before are found by their name. */
async function libraryByName(db: Db): Promise<(src: string, kind: MediaKind) => string | undefined> {
  const rows = await db
    .selectFrom('media')
    .select(['id', 'kind', 'fileName'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const ids = new Map(rows.map(({ id, kind, fileName }) => [`${kind} ${nameOf(fileName)}`, id]));
  return (src, kind) => ids.get(`${kind} ${nameOf(src)}`);
}
