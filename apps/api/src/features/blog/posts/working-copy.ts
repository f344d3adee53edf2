import type { PostChange } from '@upcurve/contracts/blog/posts';
import { ContentError, type PostContent } from '@upcurve/post-blocks/content';
import { mediaOfContent, outlineOf, plainContent, wordCount } from '@upcurve/post-blocks/outline';
import { readContent } from '@upcurve/post-blocks/read-content';
import type { Selectable } from 'kysely';
import type { BlogPostsTable } from '../../../db/schema/blog.ts';
import { invalid } from '../../../lib/http/errors.ts';
import { searchText, searchWordsOf, wordSet } from '../../../lib/search/search.ts';

export type PostText = Pick<
  Selectable<BlogPostsTable>,
  'title' | 'slug' | 'excerpt' | 'coverId' | 'categoryId' | 'authorId' | 'seoTitle' | 'seoDescription'
> & { content: PostContent };

/** Parses a post’s content. @throws {HttpError} 400 with paths below `content` if it is invalid */
export function parseContent(raw: unknown): PostContent {
  try {
    return readContent(raw);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw invalid(
      error.issues.map(({ path, message }) => ({ path: path ? `content.${path}` : 'content', message })),
    );
  }
}

/** The columns that a change sets. The caller resolves slug and cover. */
export function changeOf({
  title,
  excerpt,
  categoryId,
  authorId,
  content,
  seo,
}: PostChange): Partial<PostText> {
  const change = {
    ...{ title, excerpt, categoryId, authorId },
    content: content && parseContent(content),
    seoTitle: seo?.title,
    seoDescription: seo?.description,
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

/** Returns the columns of a text, including derived ones, as plain data: imports build it in another process. */
export function toRowData({ content, ...text }: PostText) {
  const headings = outlineOf(content).map((heading) => heading.text);
  const media = mediaOfContent(content);
  const plain = plainContent(content);
  return {
    ...text,
    content: JSON.stringify(content),
    words: wordCount(plain),
    mediaIds: [...new Set(text.coverId ? [text.coverId, ...media] : media)],
    searchText: searchText([text.title, text.excerpt, ...headings]),
    searchWords: searchWordsOf(plain),
  };
}
export type RowData = ReturnType<typeof toRowData>;

export const toPostRow = (text: PostText) => toInsertableRow(toRowData(text));
export const toInsertableRow = (row: RowData) => ({ ...row, searchWords: wordSet(row.searchWords) });
