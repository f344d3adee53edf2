import type { Post, PostSummary } from '@upcurve/contracts/blog/posts';
import { formatCount } from '../../kit/list/format-count.ts';
import { marketingUrl } from '../../page-facts.ts';
import { formatDay, formatZoned } from './post-time.ts';

export const UNNAMED_POST = 'Unnamed';
export const UNCATEGORIZED = 'Uncategorized';
export const UNKNOWN_AUTHOR = 'Unknown';

export const nameOfPost = ({ title }: Pick<PostSummary, 'title'>) => title.trim() || UNNAMED_POST;

/** Returns the day of publication, or the day of creation if the post is not public. */
export const dateOfPost = ({ publishedAt, createdAt }: Pick<PostSummary, 'publishedAt' | 'createdAt'>) =>
  formatDay(publishedAt ?? createdAt);

/** Describes the version of a post that readers see now and later. */
export function describeStatus(post: Pick<PostSummary, 'status' | 'hasChanges' | 'publishAt'>): string {
  const { status, hasChanges, publishAt } = post;
  const changes = hasChanges ? ' Changes made since it was scheduled are not included.' : '';
  switch (status) {
    case 'draft':
      return 'Draft. Readers cannot see it yet.';
    case 'scheduled':
      return `Goes public ${publishAt ? formatZoned(publishAt) : 'soon'}.${changes} Publishing now replaces that.`;
    case 'published':
      if (publishAt)
        return `Public. A newer version goes public ${formatZoned(publishAt)}.${changes} Publishing now replaces that.`;
      return hasChanges
        ? 'Public. Changes made since then are not published yet.'
        : 'Public. Readers see the latest version.';
  }
}

/** Checks whether all saved changes are public and nothing is scheduled. */
export const isAllPublic = ({ status, hasChanges, publishAt }: PostSummary) =>
  status === 'published' && !hasChanges && !publishAt;

export const UPDATE_SCHEDULED = 'Update the scheduled version';

export const publishLabel = ({ status, publishAt, hasChanges }: PostSummary) =>
  publishAt && hasChanges
    ? UPDATE_SCHEDULED
    : status === 'published'
      ? 'Publish changes'
      : status === 'scheduled'
        ? 'Reschedule'
        : 'Publish';

export const countOfPosts = (count: number) => (count === 0 ? 'No posts' : formatCount(count, 'post'));

/** Returns the address of a post on the site. */
export const postUrl = (slug: string) =>
  new URL(`/blog/${slug}`, new URL(marketingUrl(), window.location.origin)).href;

/** Returns the address without its protocol, for display. */
export const displayPostUrl = (slug: string) => postUrl(slug).replace(/^https?:\/\//, '');

/** Opens a public post in a new tab. */
export function openOnSite({ slug, publicSlug }: Pick<Post, 'slug' | 'publicSlug'>): void {
  window.open(postUrl(publicSlug ?? slug), '_blank', 'noopener');
}
