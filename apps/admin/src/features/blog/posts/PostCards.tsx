import { Group, Text } from '@mantine/core';
import type { PostSummary } from '@upcurve/contracts/blog/posts';
import type { ComponentProps, ReactNode } from 'react';
import { RowList } from '../../../kit/table/RowList.tsx';
import { formatDay } from '../post-time.ts';
import { dateOfPost, nameOfPost, UNCATEGORIZED, UNKNOWN_AUTHOR } from '../post-words.ts';
import { PostName } from './PostName.tsx';
import { PostStatusBadge } from './PostStatusBadge.tsx';

interface PostCardsProps
  extends Pick<ComponentProps<typeof RowList<PostSummary>>, 'rows' | 'selection' | 'onKey'> {
  to: (post: PostSummary) => string | undefined;
  actions: (post: PostSummary) => ReactNode;
}

/** The posts as cards, for phones. */
export function PostCards({ to, actions, ...list }: PostCardsProps) {
  return (
    <RowList {...list} label="Posts" nameOf={nameOfPost}>
      {(post) => (
        <>
          <PostName post={post} to={to(post)}>
            <Text size="xs" c="dimmed">
              {post.categoryName ?? UNCATEGORIZED} · {post.authorName ?? UNKNOWN_AUTHOR} ·{' '}
              {post.deletedAt ? `deleted ${formatDay(post.deletedAt)}` : dateOfPost(post)}
            </Text>
          </PostName>
          <Group justify="space-between" mt={6} wrap="nowrap">
            <PostStatusBadge post={post} />
            {actions(post)}
          </Group>
        </>
      )}
    </RowList>
  );
}
