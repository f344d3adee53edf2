import { Button, Group, Pagination, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { TRASH_DAYS } from '@upcurve/contracts/blog/post-limits';
import type { PostPage, PostSummary } from '@upcurve/contracts/blog/posts';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useEffect, useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAuth } from '../../../auth/auth-context.ts';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { QueryPanel } from '../../../kit/feedback/QueryPanel.tsx';
import { ListHeader } from '../../../kit/filters/ListHeader.tsx';
import { NothingFound } from '../../../kit/filters/NothingFound.tsx';
import { isScreenKey } from '../../../kit/focus/screen-keys.ts';
import { formatNumber } from '../../../kit/list/format-count.ts';
import { useOpenRow, useReturnFocus } from '../../../kit/list/row-opener.ts';
import { useIsPhone } from '../../../kit/screen/layout-size.ts';
import { DataTable } from '../../../kit/table/DataTable.tsx';
import { useSelection } from '../../../kit/table/SelectBox.tsx';
import { paths } from '../../../paths.ts';
import { postQueries } from '../post-queries.ts';
import { nameOfPost } from '../post-words.ts';
import { useRestorePosts } from '../use-post.ts';
import { DeletePostsDialog } from './DeletePostsDialog.tsx';
import { PostBulkBar } from './PostBulkBar.tsx';
import { PostFilters } from './PostFilters.tsx';
import { PostCards, PostRowActions, postColumns } from './post-rows.tsx';
import { usePostList } from './use-post-list.ts';

export function PostsScreen() {
  const isPhone = useIsPhone();
  const { can } = useAuth();
  const canWrite = can('blog:write');
  const navigate = useNavigate();
  const openRow = useOpenRow();
  const list = usePostList();
  const { isTrash } = list;
  const query = useQuery(postQueries.list(list.query));
  const selection = useSelection(JSON.stringify(list.query));
  const removal = useDialog<readonly PostSummary[]>();
  const restore = useRestorePosts();
  const posts = query.data?.posts ?? [];
  useReturnFocus(query.isSuccess);
  useLastPage(list, query.isPlaceholderData ? undefined : query.data);
  useWindowEvent('keydown', (event) => {
    if (!canWrite || event.key !== 'n' || !isScreenKey(event)) return;
    event.preventDefault();
    void navigate(paths.newPost());
  });

  const to = useMemo(
    () => (post: PostSummary) => {
      if (post.deletedAt) return undefined;
      return canWrite ? paths.postBuilder(post.id) : paths.postPreview(post.id);
    },
    [canWrite],
  );
  const columns = useMemo(() => postColumns(to, isTrash), [to, isTrash]);
  const shared = {
    rows: posts,
    selection: canWrite ? selection : undefined,
    onKey(post: PostSummary, key: string) {
      if (post.deletedAt) return;
      if (key === 'p') openRow(paths.postPreview(post.id), post.id);
      if (key === 'e' && canWrite) openRow(paths.postEdit(post.id), post.id);
    },
    actions: (post: PostSummary) => (
      <PostRowActions
        post={post}
        canWrite={canWrite}
        onDelete={(about) => removal.open([about])}
        onRestore={(about) => restore.mutate([about])}
      />
    ),
  };

  return (
    <>
      <ListHeader
        title="Blog Posts"
        subtitle={
          isTrash
            ? `Deleted posts can be restored for ${TRASH_DAYS} days`
            : 'Write, schedule and publish articles for clinic owners'
        }
      >
        <PostFilters list={list} canWrite={canWrite} />
      </ListHeader>
      <QueryPanel
        query={query}
        what="posts"
        label="Posts"
        failure={{ title: 'Error', text: 'Error loading blog posts. Please try again.' }}
      >
        {({ pagination }: PostPage) => (
          <>
            {posts.length === 0 ? (
              <Nothing list={list} canWrite={canWrite} />
            ) : isPhone ? (
              <PostCards {...shared} to={to} />
            ) : (
              <DataTable {...shared} label="Posts" columns={columns} nameOf={nameOfPost} />
            )}
            <Group justify="space-between" mt="sm">
              <Text size="sm" c="dimmed" role="status">
                {posts.length > 0 && shownOfAll(posts.length, pagination)}
              </Text>
              <PageLinks page={pagination.page} totalPages={pagination.totalPages} to={list.pathOf} />
            </Group>
          </>
        )}
      </QueryPanel>
      <PostBulkBar
        selected={posts.filter(({ id }) => selection.state[id])}
        isTrash={isTrash}
        onClear={selection.clear}
        onDelete={removal.open}
      />
      <DeletePostsDialog dialog={removal} isForGood={isTrash} onDone={selection.clear} />
    </>
  );
}

function Nothing({ list, canWrite }: { list: ReturnType<typeof usePostList>; canWrite: boolean }) {
  const { search, category } = list.filter;
  if (list.isTrash && !search && !category)
    return (
      <NothingFound list={list} title="The Trash Is Empty">
        Deleted posts stay here for {TRASH_DAYS} days and are then deleted permanently.
      </NothingFound>
    );
  if (list.isFiltered)
    return (
      <NothingFound list={list} title="No Posts Found">
        No post matches your search and filters.
      </NothingFound>
    );
  return (
    <MessagePanel
      role="status"
      title="No Posts Yet"
      action={
        canWrite && (
          <Button component={Link} to={paths.newPost()}>
            Write Your First Post
          </Button>
        )
      }
    >
      Posts appear here as soon as someone starts one. Readers see them once they are published.
    </MessagePanel>
  );
}

/** `Showing 11–20 of 57`. */
function shownOfAll(count: number, { page, limit, totalCount }: PostPage['pagination']): string {
  const first = (page - 1) * limit + 1;
  const range = count === 1 ? String(first) : `${first}–${first + count - 1}`;
  return `Showing ${range} of ${formatNumber(totalCount)}`;
}

/** Goes to the last page if the requested one no longer exists, such as after its last post was deleted. */
function useLastPage({ page, change }: ReturnType<typeof usePostList>, data: PostPage | undefined): void {
  const last = data && data.posts.length === 0 ? data.pagination.totalPages : undefined;
  const isBeyond = last !== undefined && page > Math.max(last, 1);
  useEffect(() => {
    if (isBeyond) change({ page: last && last > 1 ? String(last) : null });
  }, [isBeyond, last, change]);
}

interface PageLinksProps {
  page: number;
  totalPages: number;
  to: (page: number) => string;
}

/** Links to the first, last, current and adjacent pages of a list. Empty if there is only one page. */
function PageLinks({ page, totalPages, to }: PageLinksProps) {
  const step = (other: number, label: string) => {
    const isThere = other >= 1 && other <= totalPages;
    // Stays a link on the first and last page, to keep the focus.
    return {
      component: Link,
      to: to(isThere ? other : page),
      'aria-label': label,
      'aria-disabled': !isThere,
    };
  };
  return (
    <nav aria-label="Pages">
      <Pagination
        total={totalPages}
        value={page}
        color="ink"
        hideWithOnePage
        getItemProps={(each) => ({ component: Link, to: to(each), 'aria-label': `Page ${each}` })}
        getControlProps={(control) =>
          control === 'next' ? step(page + 1, 'Next page') : step(page - 1, 'Previous page')
        }
      />
    </nav>
  );
}
