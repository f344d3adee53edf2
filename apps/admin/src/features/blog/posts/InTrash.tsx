import { Button } from '@mantine/core';
import { TRASH_DAYS } from '@upcurve/contracts/blog/post-limits';
import type { Post } from '@upcurve/contracts/blog/posts';
import { MessagePanel } from '@upcurve/ui/MessagePanel/MessagePanel';
import { useRestorePosts } from '../use-post.ts';

interface InTrashProps {
  post: Post;
  canWrite: boolean;
  onRestored?: () => void;
}

/** Shown instead of a post's screens if the post is in the trash. */
export function InTrash({ post, canWrite, onRestored }: InTrashProps) {
  const restore = useRestorePosts();
  return (
    <MessagePanel
      role="status"
      title="In the trash"
      action={
        canWrite && (
          <Button
            disabled={restore.isPending}
            onClick={() => restore.mutate([post], { onSuccess: onRestored })}
          >
            Restore
          </Button>
        )
      }
    >
      It can be restored for {TRASH_DAYS} days after it was deleted.
    </MessagePanel>
  );
}
