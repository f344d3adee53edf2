import type { PostChange } from '@upcurve/contracts/posts';
import { ContentError, type PostContent } from '@upcurve/post-blocks/content';
import { mediaOfContent, outlineOf, plainContent, wordsOf } from '@upcurve/post-blocks/outline';
import { readContent } from '@upcurve/post-blocks/read-content';
import type { Selectable } from 'kysely';
import type { BlogPostsTable } from '../../db/schema/blog.ts';
import { invalid } from '../../lib/errors.ts';
import { searchText, wordSet } from '../../lib/search.ts';

/** What is written of a post. */
export type Text = Pick<
  Selectable<BlogPostsTable>,
  'title' | 'slug' | 'excerpt' | 'coverId' | 'categoryId' | 'authorId' | 'seoTitle' | 'seoDescription'
> & { content: PostContent };

/** @throws {HttpError} 400 where it is no content, naming what is wrong below `content` */
export function checkedContent(raw: unknown): PostContent {
  try {
    return readContent(raw);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw invalid(
      error.issues.map(({ path, message }) => ({ path: path ? `content.${path}` : 'content', message })),
    );
  }
}

/** The change as it is stored, without what it leaves out. Slug and cover are the caller's to find. */
export function changeOf({ title, excerpt, categoryId, authorId, content, seo }: PostChange): Partial<Text> {
  const change = {
    ...{ title, excerpt, categoryId, authorId },
    content: content && checkedContent(content),
    seoTitle: seo?.title,
    seoDescription: seo?.description,
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

/** A text as its row holds it, with what follows from it. */
export function rowOf({ content, ...text }: Text) {
  const headings = outlineOf(content).map((heading) => heading.text);
  const media = mediaOfContent(content);
  return {
    ...text,
    content: JSON.stringify(content),
    words: wordsOf(content),
    mediaIds: [...new Set(text.coverId ? [text.coverId, ...media] : media)],
    searchText: searchText([text.title, text.excerpt, ...headings]),
    searchWords: wordSet(plainContent(content)),
  };
}
