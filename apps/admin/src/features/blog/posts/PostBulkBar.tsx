import { Button, Menu } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PostSummary } from '@upcurve/contracts/blog/posts';
import { useToast } from '@upcurve/ui/use-toast';
import { failureToast } from '../../../kit/feedback/use-action.ts';
import { BulkBar } from '../../../kit/table/BulkBar.tsx';
import { categoriesQuery, postQueries } from '../post-queries.ts';
import { UNCATEGORIZED } from '../post-words.ts';
import { savePost, useRestorePosts } from '../use-post.ts';

const AT_ONCE_MAX = 50;

interface PostBulkBarProps {
  selected: readonly PostSummary[];
  isTrash: boolean;
  onClear: () => void;
  onDelete: (posts: readonly PostSummary[]) => void;
}

export function PostBulkBar({ selected, isTrash, onClear, onDelete }: PostBulkBarProps) {
  const restore = useRestorePosts();
  const move = useSetCategory(onClear);
  const categories = useQuery({ ...categoriesQuery, enabled: selected.length > 0 && !isTrash });
  const choices = [{ id: null, name: UNCATEGORIZED }, ...(categories.data ?? [])];
  return (
    <BulkBar count={selected.length} max={AT_ONCE_MAX} onClear={onClear}>
      {isTrash ? (
        <Button variant="default" size="xs" onClick={() => restore.mutate(selected, { onSuccess: onClear })}>
          Restore
        </Button>
      ) : (
        <Menu position="top">
          <Menu.Target>
            <Button variant="default" size="xs" disabled={move.isPending}>
              Set category
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {choices.map(({ id, name }) => (
              <Menu.Item key={id} onClick={() => move.mutate({ posts: selected, category: { id, name } })}>
                {name}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <Button variant="default" size="xs" aria-label="Delete selected" onClick={() => onDelete(selected)}>
        {isTrash ? 'Delete for good' : 'Delete'}
      </Button>
    </BulkBar>
  );
}

interface Move {
  posts: readonly PostSummary[];
  category: { id: string | null; name: string };
}

function useSetCategory(onDone: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    async mutationFn({ posts, category }: Move) {
      for (const { id } of posts) await savePost({ id }, { categoryId: category.id });
    },
    onSuccess(_, { posts, category }) {
      const isSeen = posts.some(({ status }) => status === 'published');
      const later = isSeen ? ' Readers see the change once the posts are published again.' : '';
      toast({ title: 'Category Set', description: `${posts.length} to ${category.name}.${later}` });
      onDone();
    },
    onError: (error) => toast(failureToast(error, { title: 'Error' })),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: postQueries.all }),
        client.invalidateQueries({ queryKey: categoriesQuery.queryKey }),
      ]),
  });
}
