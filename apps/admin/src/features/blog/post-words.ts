import type { PostSummary } from '@upcurve/contracts/posts';
import { counted } from '../../counted.ts';
import { formatDay, formatUtc, formatZoned } from './post-time.ts';

export const UNNAMED = 'Unnamed';
export const UNCATEGORIZED = 'Uncategorized';
export const UNKNOWN_AUTHOR = 'Unknown';

export const nameOfPost = ({ title }: Pick<PostSummary, 'title'>) => title.trim() || UNNAMED;

/** When it became public, else when it was begun. */
export const dateOfPost = ({ publishedAt, createdAt }: Pick<PostSummary, 'publishedAt' | 'createdAt'>) =>
  formatDay(publishedAt ?? createdAt);

/** A moment on the member's clocks and in UTC. */
export const bothTimes = (instant: string) => `${formatZoned(instant)} (${formatUtc(instant)})`;

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

/** Readers have all that is saved: there is nothing to publish unless something is about to be. */
export const isAllPublic = ({ status, hasChanges, publishAt }: PostSummary) =>
  status === 'published' && !hasChanges && !publishAt;

export const publishLabel = ({ status }: Pick<PostSummary, 'status'>) =>
  status === 'published' ? 'Publish Changes' : status === 'scheduled' ? 'Reschedule' : 'Publish';

export const countOfPosts = (count: number) => (count === 0 ? 'No posts' : counted(count, 'post'));
