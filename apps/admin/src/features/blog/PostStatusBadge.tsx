import { Badge, Text } from '@mantine/core';
import { POST_STATUSES } from '@upcurve/contracts/post-statuses';
import type { PostStatus, PostSummary } from '@upcurve/contracts/posts';
import { HoverTip } from '../../components/HoverTip.tsx';
import classes from './PostStatusBadge.module.css';
import { formatUtc, formatZoned } from './post-time.ts';

const COLORS: Record<PostStatus, string> = { published: 'sage', draft: 'ink', scheduled: 'gold' };

interface PostStatusBadgeProps {
  post: Pick<PostSummary, 'status' | 'hasChanges' | 'publishAt'>;
}

/** What readers see of a post; below that what is to come, where something is. */
export function PostStatusBadge({ post }: PostStatusBadgeProps) {
  const { status, publishAt, hasChanges } = post;
  return (
    <span className={classes.status}>
      <Badge color={COLORS[status]}>{POST_STATUSES[status]}</Badge>
      {publishAt ? (
        <HoverTip label={formatUtc(publishAt)}>
          <Text span size="xs" c="dimmed" className={classes.more}>
            {status === 'published' && 'Update '}
            {formatZoned(publishAt)}
          </Text>
        </HoverTip>
      ) : (
        status === 'published' &&
        hasChanges && (
          <Text span size="xs" c="dimmed" className={classes.more}>
            Unpublished changes
          </Text>
        )
      )}
    </span>
  );
}
