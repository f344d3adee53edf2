import { Badge, Text, Tooltip } from '@mantine/core';
import { POST_STATUSES, type PostStatus, type PostSummary } from '@upcurve/contracts/blog';
import { formatAgency, formatUtc } from './agency-time.ts';
import classes from './PostStatusBadge.module.css';

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
        <Tooltip label={formatUtc(publishAt)} withinPortal={false}>
          <Text span size="xs" c="dimmed" className={classes.more}>
            {status === 'published' && 'Update '}
            {formatAgency(publishAt)}
          </Text>
        </Tooltip>
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
