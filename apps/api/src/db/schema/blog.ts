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

/** Every slug that a category has or has had. */
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
  /** The media id if the avatar is in the media library. */
  avatarId: string | null;
  createdAt: DefaultMoment;
}

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
  /** The files in the content, and the cover. */
  mediaIds: string[];
}

type Derived<T> = ColumnType<T, never, never>;

/** A post with its working copy and the ids of its live and scheduled revisions. */
export interface BlogPostsTable extends PostText {
  id: string;
  searchText: string;
  /** The words of the post's text, from `wordSet`. */
  searchWords: string;
  /** Incremented by every change to the working copy. */
  version: Generated<number>;
  createdAt: DefaultMoment;
  createdBy: string | null;
  updatedAt: DefaultMoment;
  updatedBy: string | null;
  liveRevisionId: string | null;
  liveSince: Moment | null;
  /**
   * Replaces the live revision at `publishAt`. Public queries already apply this, even before the job has updated the
   * row.
   */
  scheduledRevisionId: string | null;
  publishAt: Moment | null;
  /** The time of publication. Kept after the post is unpublished. */
  publishedAt: Moment | null;
  deletedAt: Moment | null;
  /** The time from which some revision is public. Null if none is or will be. */
  publicFrom: Derived<string | null>;
  /** The sort key of the staff list. */
  listedAt: Derived<string>;
}

/** A full copy of a post's text. Rows that it refers to may have been deleted. */
export interface BlogRevisionsTable extends PostText {
  id: string;
  postId: string;
  /** Counts from 1 within the post. */
  number: number;
  kind: RevisionKind;
  /** The version of the working copy that was copied. */
  version: number;
  /** Set only for live and scheduled revisions, since no others are searched. */
  searchText: string | null;
  searchWords: string | null;
  createdAt: DefaultMoment;
  createdBy: string | null;
}

/** Every slug that leads, has led or will lead to a post. No other post can use it. */
export interface BlogSlugsTable {
  slug: string;
  postId: string;
  /** Whether readers may know the slug. If so, it is kept when the post gets another. */
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
