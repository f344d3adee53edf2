import type { Post } from '@upcurve/contracts/blog/posts';
import { type OutlineEntry, outlineOf } from '@upcurve/post-blocks/outline';
import { shownContent } from '@upcurve/post-blocks/read-content';
import { type Chapter, type PostData, shownMedia, teaserOf } from './post-data.ts';

/** Prepares a post for its page. Block schemas are parsed on the server, so that browsers need not load them. */
export function postData(post: Post): PostData {
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
