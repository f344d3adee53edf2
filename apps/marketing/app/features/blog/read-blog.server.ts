import { ApiError } from '@upcurve/api-client/api-error';
import { type Client, createClient } from '@upcurve/api-client/create-client';
import { blog } from '@upcurve/contracts/blog/blog';
import type { BlogPaths, Post, PostFilter } from '@upcurve/contracts/blog/posts';
import { type OutlineEntry, outlineOf } from '@upcurve/post-blocks/outline';
import { shownContent } from '@upcurve/post-blocks/read-content';
import { data } from 'react-router';
import { config } from '../../../server/config.ts';
import { keepLastAnswer, type LastAnswer } from '../../last-answer.server.ts';
import {
  type Chapter,
  type PostData,
  type PostList,
  type PostTeaser,
  shownMedia,
  teaserOf,
} from './post-data.ts';

const TIMEOUT_MS = 3000;

let client: Client<typeof blog> | undefined;

/** Returns the API client of the blog, without a login. */
function blogApi(): Client<typeof blog> {
  client ??= createClient(blog, { baseUrl: config().apiUrl });
  return client;
}

const soon = () => ({ signal: AbortSignal.timeout(TIMEOUT_MS) });

export const NOT_FOUND = { status: 404, headers: { 'cache-control': 'no-cache' } };
export const AWAY = { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } };

/** Throws the loader's response to an API error: 404 if the resource does not exist, else 503. */
export function refuse(error: unknown): never {
  throw data(null, isUnknown(error) ? NOT_FOUND : AWAY);
}

/** Checks whether the API reports a missing resource or an invalid name. */
const isUnknown = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.statusCode);

export async function readPosts({
  page,
  ...filter
}: Omit<PostFilter, 'limit' | 'page'> & { page: number }): Promise<PostList> {
  const query = { ...filter, page };
  const { posts, pagination } = await blogApi().listPosts({ query }, soon());
  return {
    posts: posts.map(teaserOf),
    page,
    pages: pagination.totalPages,
    count: pagination.totalCount,
  };
}

export const readCategories = () => blogApi().listCategories({}, soon());
export const readAuthors = () => blogApi().listAuthors({}, soon());

/** Loads a public post by its current or a former slug. */
export const readPost = async (slug: string): Promise<PostData> =>
  postData(await blogApi().getPost({ params: { idOrSlug: slug } }, soon()));

export const readPreview = async (token: string): Promise<PostData> =>
  postData(await blogApi().getPreview({ params: { token } }, soon()));

const RELATED = 3;

/**
 * Loads the newest other posts of the same category, or of all categories if the post has none. A post page works
 * without them.
 */
export async function readRelated({ slug, category }: PostData): Promise<PostTeaser[]> {
  const query = { limit: RELATED + 1, ...(category && { category: category.slug }) };
  try {
    const { posts } = await blogApi().listPosts({ query }, soon());
    return posts
      .filter((other) => other.slug !== slug)
      .slice(0, RELATED)
      .map(teaserOf);
  } catch {
    return [];
  }
}

const FEED_LENGTH = 20;

/** Loads the newest posts in full. Skips posts that are unpublished in the meantime. */
export async function feedPosts(): Promise<Post[]> {
  const { posts } = await blogApi().listPosts({ query: { limit: FEED_LENGTH } }, soon());
  const whole = await Promise.all(
    posts.map(({ slug }) =>
      blogApi()
        .getPost({ params: { idOrSlug: slug } }, soon())
        .catch((error: unknown) => {
          if (isUnknown(error)) return undefined;
          throw error;
        }),
    ),
  );
  return whole.filter((post) => post !== undefined);
}

let readAllPaths: ReturnType<typeof keepLastAnswer<BlogPaths>> | undefined;

/**
 * Loads all public addresses of the blog; falls back to the last known ones while the API is down.
 * @throws if the API has not answered since this process started
 */
export function readPaths(): Promise<LastAnswer<BlogPaths>> {
  readAllPaths ??= keepLastAnswer((signal) => blogApi().listPaths({}, { signal }));
  return readAllPaths();
}

/** Prepares a post for its page. Block schemas are parsed on the server, so that browsers need not load them. */
function postData(post: Post): PostData {
  const content = shownContent(post.content);
  const outline = outlineOf(content);
  return {
    ...teaserOf(post),
    updatedAt: post.updatedAt,
    seo: {
      title: post.seo.title || post.title,
      description: post.seo.description || post.excerpt,
    },
    writer: post.author,
    wordCount: post.wordCount,
    blocks: content.blocks,
    media: Object.fromEntries(Object.entries(post.media).map(([id, file]) => [id, shownMedia(file)])),
    anchors: Object.fromEntries(outline.map(({ id, anchor }) => [id, anchor])),
    chapters: chaptersOf(outline),
  };
}

/** Groups second- and third-level headings into chapters; text before the first chapter is a chapter too. */
function chaptersOf(outline: readonly OutlineEntry[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const { level, text, anchor } of outline) {
    const chapter = chapters.at(-1);
    if (level === 2 || !chapter) chapters.push({ text, anchor, below: [] });
    else if (level === 3) chapter.below.push({ text, anchor });
  }
  return chapters;
}
