import { type Post, PostChange } from '@upcurve/contracts/blog/posts';
import type { Media } from '@upcurve/contracts/media/media';
import { mergeFields, type Side } from '@upcurve/post-editor/saving/merge-fields';
import { changeOf as draftChange, EMPTY_DRAFT, type PostDraft } from '@upcurve/post-editor/saving/post-draft';

/** The fields of a post that are edited in a form. An empty id means that nothing is selected. */
export interface PostFields {
  title: string;
  slug: string;
  excerpt: string;
  categoryId: string;
  authorId: string;
  cover: Media | null;
  seoTitle: string;
  seoDescription: string;
}
export type PostField = keyof PostFields;

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

export const fieldsOf = (post: Post): PostFields => ({
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt,
  categoryId: post.categoryId ?? '',
  authorId: post.authorId ?? '',
  cover: post.cover,
  seoTitle: post.seo.title,
  seoDescription: post.seo.description,
});

const asDraft = ({ cover, categoryId, authorId, ...texts }: PostFields): PostDraft => ({
  ...EMPTY_DRAFT,
  ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()])),
  coverId: cover?.id ?? null,
  categoryId: categoryId || null,
  authorId: authorId || null,
});

const isSame = (field: PostField, one: PostFields, other: PostFields): boolean => {
  const key = field === 'cover' ? 'coverId' : field;
  return asDraft(one)[key] === asDraft(other)[key];
};

/** Returns the fields that differ between two drafts, in form order. */
export const changedFields = (from: PostFields, to: PostFields): PostField[] =>
  FIELDS.filter((field) => !isSame(field, from, to));

/** Returns only the changed fields, to avoid overwriting other members' changes. */
export const changeOf = (from: PostFields, to: PostFields): PostChange =>
  draftChange(asDraft(from), asDraft(to));

/** Merges two versions of the same fields. `both` lists the fields that were changed differently on both sides. */
export const mergeForms = (
  of: Readonly<Record<'base' | Side, PostFields>>,
  choices: Readonly<Record<string, Side>> = {},
) => mergeFields(FIELDS, of, { choices, isSame });

const FIELD_OF: Record<string, PostField> = {
  'seo.title': 'seoTitle',
  'seo.description': 'seoDescription',
  featuredImage: 'cover',
};
/** Returns the form field of a contract path. */
export const fieldOf = (path: string): string => FIELD_OF[path] ?? path;

/** Returns the first error of each field, in form order. */
export function fieldErrors(fields: PostFields): Record<string, string> {
  const { title, slug, excerpt, seoTitle, seoDescription } = fields;
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
