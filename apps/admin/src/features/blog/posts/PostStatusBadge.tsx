import { Badge, Text } from '@mantine/core';
import { POST_STATUSES } from '@upcurve/contracts/blog/post-limits';
import type { PostStatus, PostSummary } from '@upcurve/contracts/blog/posts';
import { formatZoned } from '../post-time.ts';
import classes from './posts.module.css';

const COLORS: Record<PostStatus, string> = { published: 'sage', draft: 'ink', scheduled: 'gold' };

interface PostStatusBadgeProps {
  post: Pick<PostSummary, 'status' | 'hasChanges' | 'publishAt'>;
}

/** A post's status, with its scheduled time and the changes that are in neither its public nor its scheduled version. */
export function PostStatusBadge({ post }: PostStatusBadgeProps) {
  const { status, publishAt, hasChanges } = post;
  return (
    <span className={classes.status}>
      <Badge color={COLORS[status]}>{POST_STATUSES[status]}</Badge>
      {publishAt && (
        <Text span size="xs" c="dimmed" className={classes.more}>
          {status === 'published' && 'Update '}
          {formatZoned(publishAt)}
        </Text>
      )}
      {hasChanges && (
        <Text span size="xs" c="dimmed" className={classes.more}>
          {publishAt ? 'Changes not scheduled' : 'Unpublished changes'}
        </Text>
      )}
    </span>
  );
}
