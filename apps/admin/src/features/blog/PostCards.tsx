import { Group, Text } from '@mantine/core';
import type { PostSummary } from '@upcurve/contracts/posts';
import type { ComponentProps, ReactNode } from 'react';
import { RowList } from '../../components/RowList.tsx';
import { PostName } from './PostName.tsx';
import { PostStatusBadge } from './PostStatusBadge.tsx';
import { formatDay } from './post-time.ts';
import { dateOfPost, nameOfPost, UNCATEGORIZED, UNKNOWN_AUTHOR } from './post-words.ts';

interface PostCardsProps
  extends Pick<ComponentProps<typeof RowList<PostSummary>>, 'rows' | 'selection' | 'onKey'> {
  to: (post: PostSummary) => string | undefined;
  actions: (post: PostSummary) => ReactNode;
}

/** The posts on a phone: what the table says, one card each. */
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
