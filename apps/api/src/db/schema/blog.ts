import type { RevisionKind } from '@upcurve/contracts/blog/post-revisions';
import type { PostContent } from '@upcurve/post-blocks/content';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultMoment, Json, Moment } from './columns.ts';

export interface BlogCategoriesTable {
  id: string;
  name: string;
  slug: string;
  description: Generated<string>;
  createdAt: DefaultMoment;
}

/** Every slug that a category has had, its present one too. */
export interface BlogCategorySlugsTable {
  slug: string;
  categoryId: string;
}

export interface BlogAuthorsTable {
  id: string;
  name: string;
  slug: string;
  email: string;
  bio: Generated<string>;
  avatarUrl: Generated<string>;
  /** Where the picture is one of the library. */
  avatarId: string | null;
  createdAt: DefaultMoment;
}

/** The text of a post. */
interface PostText {
  title: string;
  slug: string;
  excerpt: string;
  coverId: string | null;
  categoryId: string | null;
  authorId: string | null;
  seoTitle: string;
  seoDescription: string;
  content: Json<PostContent>;
  words: number;
  /** The files that the content shows, and the cover. */
  mediaIds: string[];
}

type Derived<T> = ColumnType<T, never, never>;

/** The working copy of a post, and which of its revisions readers see. */
export interface BlogPostsTable extends PostText {
  id: string;
  searchText: string;
  /** The words of its texts, as `wordSet` makes them. */
  searchWords: string;
  /** Counts the changes of the working copy. */
  version: Generated<number>;
  createdAt: DefaultMoment;
  createdBy: string | null;
  updatedAt: DefaultMoment;
  updatedBy: string | null;
  liveRevisionId: string | null;
  liveSince: Moment | null;
  /** Takes the place of the live one at `publishAt`, by the queries that readers' calls make, whether or not it has been settled. */
  scheduledRevisionId: string | null;
  publishAt: Moment | null;
  /** When it became public, of one that is no longer too. */
  publishedAt: Moment | null;
  deletedAt: Moment | null;
  /** From when on something of it is public; null where nothing is or will be. */
  publicFrom: Derived<string | null>;
  /** The sort key of the staff's list. */
  listedAt: Derived<string>;
}

/** A full copy of a post's text. Rows that it refers to may have been deleted. */
export interface BlogRevisionsTable extends PostText {
  id: string;
  postId: string;
  /** From 1 on within its post. */
  number: number;
  kind: RevisionKind;
  /** The version of the working copy that it is a copy of. */
  version: number;
  /** Only of a live or a scheduled one: no other is searched. */
  searchText: string | null;
  searchWords: string | null;
  createdAt: DefaultMoment;
  createdBy: string | null;
}

/** Every slug that leads, has led or will lead to a post: no other post can have it. */
export interface BlogSlugsTable {
  slug: string;
  postId: string;
  /** Readers may have it: it is kept when the post takes another. */
  wasPublic: Generated<boolean>;
}

/** The files that a post's working copy, live or scheduled revision shows. */
export interface BlogPostMediaTable {
  postId: string;
  mediaId: string;
}

export interface BlogPreviewLinksTable {
  tokenHash: Buffer;
  postId: string;
  expiresAt: Moment;
  createdAt: DefaultMoment;
  createdBy: string | null;
}

/** Members who have a post open in the editor. */
export interface BlogPresenceTable {
  postId: string;
  userId: string;
  since: DefaultMoment;
  seenAt: DefaultMoment;
}
