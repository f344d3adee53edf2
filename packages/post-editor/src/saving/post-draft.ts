import type { Post, PostChange, PostInput } from '@upcurve/contracts/blog/posts';
import { VERSION } from '@upcurve/post-blocks/content';
import type { Block } from '@upcurve/post-blocks/schema';
import { deepEqual } from 'fast-equals';

/** The editable parts of a post. */
export interface PostDraft {
  title: string;
  slug: string;
  excerpt: string;
  /** The id of a picture in the library. */
  coverId: string | null;
  categoryId: string | null;
  authorId: string | null;
  seoTitle: string;
  seoDescription: string;
  blocks: readonly Block[];
}

export const EMPTY_DRAFT: PostDraft = {
  title: '',
  slug: '',
  excerpt: '',
  coverId: null,
  categoryId: null,
  authorId: null,
  seoTitle: '',
  seoDescription: '',
  blocks: [],
};

/** Returns the draft of a post whose content has been parsed into `blocks`. */
export const draftOf = (post: Post, blocks: readonly Block[]): PostDraft => ({
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt,
  coverId: post.cover?.id ?? null,
  categoryId: post.categoryId,
  authorId: post.authorId,
  seoTitle: post.seo.title,
  seoDescription: post.seo.description,
  blocks,
});

/** Returns the changes since the saved draft, in the format of the API. */
export function changeOf(saved: PostDraft, now: PostDraft): PostChange {
  const change: PostChange = {};
  if (now.title !== saved.title) change.title = now.title;
  if (now.slug !== saved.slug && now.slug !== '') change.slug = now.slug;
  if (now.excerpt !== saved.excerpt) change.excerpt = now.excerpt;
  if (now.coverId !== saved.coverId) change.featuredImage = now.coverId;
  if (now.categoryId !== saved.categoryId) change.categoryId = now.categoryId;
  if (now.authorId !== saved.authorId) change.authorId = now.authorId;
  if (now.seoTitle !== saved.seoTitle || now.seoDescription !== saved.seoDescription)
    change.seo = { title: now.seoTitle, description: now.seoDescription };
  if (!deepEqual(now.blocks, saved.blocks)) change.content = contentOf(now);
  return change;
}

export const inputOf = (now: PostDraft): PostInput => ({
  ...changeOf(EMPTY_DRAFT, now),
  title: now.title,
});

const contentOf = ({ blocks }: PostDraft) => ({
  version: VERSION,
  blocks: blocks as unknown as Record<string, unknown>[],
});
