import { type Post, PostChange } from '@upcurve/contracts/blog';
import type { Media } from '@upcurve/contracts/media';

/** The fields of a post that are edited in a form. Empty ids stand for none. */
export interface PostDraft {
  title: string;
  slug: string;
  excerpt: string;
  categoryId: string;
  authorId: string;
  cover: Media | null;
  seoTitle: string;
  seoDescription: string;
}
export type PostField = keyof PostDraft;

export const FIELD_NAMES: Record<PostField, string> = {
  title: 'Title',
  slug: 'Slug',
  excerpt: 'Excerpt',
  categoryId: 'Category',
  authorId: 'Author',
  cover: 'Cover',
  seoTitle: 'Search title',
  seoDescription: 'Search description',
};
const FIELDS = Object.keys(FIELD_NAMES) as PostField[];

export const draftOf = (post: Post): PostDraft => ({
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt,
  categoryId: post.categoryId ?? '',
  authorId: post.authorId ?? '',
  cover: post.cover,
  seoTitle: post.seo.title,
  seoDescription: post.seo.description,
});

const textOf = (draft: PostDraft, field: PostField) =>
  field === 'cover' ? (draft.cover?.id ?? '') : draft[field].trim();

/** The fields in which two drafts differ, in the order of the form. */
export const changedFields = (from: PostDraft, to: PostDraft): PostField[] =>
  FIELDS.filter((field) => textOf(from, field) !== textOf(to, field));

/** What is sent: the fields that somebody has changed, so that nobody else's are overwritten. */
export function changeOf(from: PostDraft, to: PostDraft): PostChange {
  const changed = new Set(changedFields(from, to));
  const { title, slug, excerpt, categoryId, authorId, cover, seoTitle, seoDescription } = to;
  return {
    ...(changed.has('title') && { title }),
    ...(changed.has('slug') && { slug }),
    ...(changed.has('excerpt') && { excerpt }),
    ...(changed.has('categoryId') && { categoryId: categoryId || null }),
    ...(changed.has('authorId') && { authorId: authorId || null }),
    ...(changed.has('cover') && { featuredImage: cover?.id ?? null }),
    ...((changed.has('seoTitle') || changed.has('seoDescription')) && {
      seo: { title: seoTitle, description: seoDescription },
    }),
  };
}

const FIELD_OF: Record<string, PostField> = {
  'seo.title': 'seoTitle',
  'seo.description': 'seoDescription',
  featuredImage: 'cover',
};
/** The field of the form that a path of the contract is edited in. */
export const fieldOf = (path: string): string => FIELD_OF[path] ?? path;

/** The contract's complaints by field, in the order of the form; the first of a field wins. */
export function draftErrors(draft: PostDraft): Record<string, string> {
  const { title, slug, excerpt, seoTitle, seoDescription } = draft;
  const read = PostChange.safeParse({
    title,
    slug,
    excerpt,
    seo: { title: seoTitle, description: seoDescription },
  });
  const issues = (read.error?.issues ?? []).map(
    ({ path, message }) => [fieldOf(path.join('.')), message] as const,
  );
  const first = FIELDS.map((field) => issues.find(([name]) => name === field));
  return Object.fromEntries(first.filter((issue) => issue !== undefined));
}

/** What both have changed since `base`, and differently: nobody but a person can say which is right. */
export const clashes = (base: PostDraft, mine: PostDraft, theirs: PostDraft): PostField[] => {
  const changedByThem = new Set(changedFields(base, theirs));
  const stillDiffer = new Set(changedFields(mine, theirs));
  return changedFields(base, mine).filter((field) => changedByThem.has(field) && stillDiffer.has(field));
};

/** Their draft with what I have changed, except the fields in which theirs is kept. */
export function merged(
  base: PostDraft,
  mine: PostDraft,
  theirs: PostDraft,
  keepTheirs: readonly PostField[],
) {
  const kept = changedFields(base, mine).filter((field) => !keepTheirs.includes(field));
  return { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
}
