import { Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconEye, IconLayoutBoardSplit, IconPencil, IconTrash } from '@tabler/icons-react';
import type { PostSummary } from '@upcurve/contracts/blog/posts';
import type { ComponentProps, ReactNode } from 'react';
import { useOpenRow } from '../../../kit/list/row-opener.ts';
import { MediaThumb } from '../../../kit/media/MediaThumb.tsx';
import { RowLink } from '../../../kit/table/RowLink.tsx';
import { RowList } from '../../../kit/table/RowList.tsx';
import { RowMenu } from '../../../kit/table/RowMenu.tsx';
import { columnsOf } from '../../../kit/table/use-list-table.ts';
import { paths } from '../../../paths.ts';
import { formatDay } from '../post-time.ts';
import { dateOfPost, nameOfPost, UNCATEGORIZED, UNKNOWN_AUTHOR } from '../post-words.ts';
import { PostStatusBadge } from './PostStatusBadge.tsx';
import classes from './posts.module.css';

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

interface PostRowActionsProps {
  post: PostSummary;
  canWrite: boolean;
  onDelete: (post: PostSummary) => void;
  onRestore: (post: PostSummary) => void;
}

export function PostRowActions({ post, canWrite, onDelete, onRestore }: PostRowActionsProps) {
  const openRow = useOpenRow();
  const open = (to: string) => () => openRow(to, post.id);
  const remove = { Icon: IconTrash, isDestructive: true, onClick: () => onDelete(post) };
  if (post.deletedAt && !canWrite) return null;
  return (
    <RowMenu
      name={nameOfPost(post)}
      items={
        post.deletedAt
          ? [
              { label: 'Restore', Icon: IconArrowBackUp, onClick: () => onRestore(post) },
              { label: 'Delete for good', ...remove },
            ]
          : [
              { label: 'Preview', Icon: IconEye, onClick: open(paths.postPreview(post.id)) },
              canWrite && { label: 'Edit', Icon: IconPencil, onClick: open(paths.postEdit(post.id)) },
              canWrite && {
                label: 'Visual Editor',
                Icon: IconLayoutBoardSplit,
                onClick: open(paths.postBuilder(post.id)),
              },
              canWrite && { label: 'Delete', ...remove },
            ]
      }
    />
  );
}

interface PostCardsProps
  extends Pick<ComponentProps<typeof RowList<PostSummary>>, 'rows' | 'selection' | 'onKey'> {
  to: (post: PostSummary) => string | undefined;
  actions: (post: PostSummary) => ReactNode;
}

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

interface PostNameProps {
  post: PostSummary;
  /** The path that the title opens; undefined in the trash. */
  to: string | undefined;
  /** Shown below the address. */
  children?: ReactNode;
}

function PostName({ post, to, children }: PostNameProps) {
  const name = nameOfPost(post);
  return (
    <div className={classes.post}>
      <span className={classes.cover}>
        {post.cover ? (
          <MediaThumb media={post.cover} sizes="56px" isBare />
        ) : (
          <svg viewBox="0 0 56 36" aria-hidden="true" focusable="false">
            <path d="M4 31C24 31 26 25 33 16S44 5 52 5" />
          </svg>
        )}
      </span>
      <div className={classes.words}>
        {to ? (
          <RowLink to={to} id={post.id}>
            {name}
          </RowLink>
        ) : (
          <Text span size="sm" fw={600}>
            {name}
          </Text>
        )}
        <Text size="xs" c="dimmed" className={classes.slug}>
          /blog/{post.slug}
        </Text>
        {children}
      </div>
    </div>
  );
}
