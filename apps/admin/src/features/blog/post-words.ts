import type { PostSummary } from '@upcurve/contracts/blog';
import { formatAgency, formatDay, formatUtc } from './agency-time.ts';

export const UNNAMED = 'Unnamed';
export const UNCATEGORIZED = 'Uncategorized';
export const UNKNOWN_AUTHOR = 'Unknown';

export const nameOfPost = ({ title }: Pick<PostSummary, 'title'>) => title.trim() || UNNAMED;

/** When it became public, else when it was begun. */
export const dateOfPost = ({ publishedAt, createdAt }: Pick<PostSummary, 'publishedAt' | 'createdAt'>) =>
  formatDay(publishedAt ?? createdAt);

/** A moment on the agency's clocks and in UTC. */
export const bothTimes = (instant: string) => `${formatAgency(instant)} (${formatUtc(instant)})`;

/** What readers see of a post, and what they will see, in a sentence or two. */
export function standingOf(post: Pick<PostSummary, 'status' | 'hasChanges' | 'publishAt'>): string {
  const { status, hasChanges, publishAt } = post;
  switch (status) {
    case 'draft':
      return 'A draft: readers do not see it yet.';
    case 'scheduled':
      return `Goes public ${publishAt ? bothTimes(publishAt) : 'soon'}. What you publish now takes the place of that.`;
    case 'published':
      if (publishAt)
        return `Public. A newer version takes over ${bothTimes(publishAt)}; what you publish now takes the place of that.`;
      return hasChanges
        ? 'Public. What was changed since waits until you publish it.'
        : 'Public. Readers see all that is written.';
  }
}

export const countOfPosts = (count: number) =>
  count === 0 ? 'No posts' : `${count.toLocaleString('en-GB')} ${count === 1 ? 'post' : 'posts'}`;
