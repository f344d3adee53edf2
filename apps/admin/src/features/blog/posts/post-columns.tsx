import { Text } from '@mantine/core';
import type { PostSummary } from '@upcurve/contracts/blog/posts';
import { columnsOf } from '../../../kit/table/use-list-table.ts';
import { formatDay } from '../post-time.ts';
import { dateOfPost, UNCATEGORIZED, UNKNOWN_AUTHOR } from '../post-words.ts';
import { PostName } from './PostName.tsx';
import { PostStatusBadge } from './PostStatusBadge.tsx';

const column = columnsOf<PostSummary>();

const orDimmed = (name: string | null, otherwise: string) => (
  <Text size="sm" truncate c={name ? undefined : 'dimmed'} title={name ?? undefined}>
    {name ?? otherwise}
  </Text>
);

/** The columns of the table; `to` returns the path that opens a post. */
export const postColumns = (to: (post: PostSummary) => string | undefined, isTrash: boolean) =>
  column.columns([
    column.accessor('title', {
      header: 'Title',
      cell: ({ row: { original } }) => <PostName post={original} to={to(original)} />,
    }),
    column.accessor('status', {
      header: 'Status',
      cell: ({ row: { original } }) => <PostStatusBadge post={original} />,
      meta: { width: '11.5rem' },
    }),
    column.accessor('categoryName', {
      header: 'Category',
      cell: ({ getValue }) => orDimmed(getValue(), UNCATEGORIZED),
      meta: { width: '10rem', visibleFrom: 'md' },
    }),
    column.accessor('authorName', {
      header: 'Author',
      cell: ({ getValue }) => orDimmed(getValue(), UNKNOWN_AUTHOR),
      meta: { width: '9.5rem', visibleFrom: 'lg' },
    }),
    column.accessor('createdAt', {
      header: isTrash ? 'Deleted' : 'Date',
      cell: ({ row: { original } }) =>
        isTrash && original.deletedAt ? formatDay(original.deletedAt) : dateOfPost(original),
      meta: { width: '7.5rem' },
    }),
  ]);
