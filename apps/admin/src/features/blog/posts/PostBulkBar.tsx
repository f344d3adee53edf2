import { Button } from '@mantine/core';
import type { PostSummary } from '@upcurve/contracts/blog/posts';
import { BulkBar } from '../../../kit/table/BulkBar.tsx';
import { useRestorePosts } from '../use-post.ts';

const AT_ONCE_MAX = 50;

interface PostBulkBarProps {
  selected: readonly PostSummary[];
  isTrash: boolean;
  onClear: () => void;
  onDelete: (posts: readonly PostSummary[]) => void;
}

export function PostBulkBar({ selected, isTrash, onClear, onDelete }: PostBulkBarProps) {
  const restore = useRestorePosts();
  return (
    <BulkBar count={selected.length} max={AT_ONCE_MAX} onClear={onClear}>
      {isTrash && (
        <Button variant="default" size="xs" onClick={() => restore.mutate(selected, { onSuccess: onClear })}>
          Restore
        </Button>
      )}
      <Button variant="default" size="xs" aria-label="Delete selected" onClick={() => onDelete(selected)}>
        {isTrash ? 'Delete for good' : 'Delete'}
      </Button>
    </BulkBar>
  );
}
