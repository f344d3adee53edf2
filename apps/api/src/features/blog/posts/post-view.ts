import type { CurrentUser } from '@upcurve/contracts/account/account';
import type { Post, PostPage, PostSummary } from '@upcurve/contracts/blog/posts';
import type { Media } from '@upcurve/contracts/media/media';
import { roleCan } from '@upcurve/contracts/permissions';
import { type PostContent, VERSION } from '@upcurve/post-blocks/content';
import { readingMinutes } from '@upcurve/post-blocks/outline';
import { readContent } from '@upcurve/post-blocks/read-content';
import type { InferResult } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { mediaById } from '../../media/service.ts';
import type { publicRows, staffRows } from './post-rows.ts';

export const isReader = (user: CurrentUser | undefined): boolean => !user || !roleCan(user.role, 'blog:read');

/** A row of the readers' list, or of the staff's, which has more columns. */
export type SummaryRow = InferResult<ReturnType<typeof publicRows>>[number] &
  Partial<InferResult<ReturnType<typeof staffRows>>[number]>;

export interface PostRow extends SummaryRow {
  content: PostContent;
  mediaIds: string[];
  seoTitle: string;
  seoDescription: string;
  authorBio: string | null;
  authorAvatarUrl: string | null;
  version?: number;
  publicSlug?: string | null;
  previewExpiresAt?: string | null;
}

/** The public fields of a file: without its uploader and original name. */
const forReaders = (media: Media): Media => ({ ...media, createdBy: null, fileName: '' });

type Files = ReadonlyMap<string, Media>;

async function filesOf(db: Db, ids: readonly string[], isForReaders: boolean): Promise<Files> {
  const files = await mediaById(db, ids);
  if (!isForReaders) return files;
  return new Map([...files].map(([id, media]) => [id, forReaders(media)]));
}

function summary({ coverId, words, ...row }: SummaryRow, files: Files): PostSummary {
  const cover = (coverId && files.get(coverId)) || null;
  return { ...row, cover, featuredImage: cover?.url ?? null, readingMinutes: readingMinutes(words) };
}

export interface FoundPosts {
  rows: readonly SummaryRow[];
  count: number;
}

export async function postPage(
  db: Db,
  { rows, count }: FoundPosts,
  { page, limit }: { page: number; limit: number },
  isForReaders: boolean,
): Promise<PostPage> {
  const covers = [...new Set(rows.flatMap(({ coverId }) => coverId ?? []))];
  const files = await filesOf(db, covers, isForReaders);
  return {
    posts: rows.map((row) => summary(row, files)),
    pagination: { page, limit, totalCount: count, totalPages: Math.ceil(count / limit) },
  };
}

/** Upgrades content to the current version of the block language. */
export const contentOf = (content: PostContent): PostContent =>
  content.version === VERSION ? content : readContent(content);

export async function postOf(db: Db, row: PostRow, isForReaders: boolean): Promise<Post> {
  const { content, mediaIds, seoTitle, seoDescription, authorBio, authorAvatarUrl, ...rest } = row;
  const files = await filesOf(db, mediaIds, isForReaders);
  const { authorName, authorSlug } = row;
  return {
    ...summary(rest, files),
    content: contentOf(content) as Post['content'],
    media: Object.fromEntries(files),
    seo: { title: seoTitle, description: seoDescription },
    author:
      authorName === null || authorSlug === null
        ? null
        : { name: authorName, slug: authorSlug, bio: authorBio ?? '', avatarUrl: authorAvatarUrl || null },
    wordCount: row.words,
  };
}
