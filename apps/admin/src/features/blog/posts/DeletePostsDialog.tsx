import { TRASH_DAYS } from '@upcurve/contracts/blog/post-limits';
import type { PostSummary } from '@upcurve/contracts/blog/posts';
import { api } from '../../../api.ts';
import { ConfirmAction } from '../../../kit/dialogs/ConfirmAction.tsx';
import type { Dialog } from '../../../kit/dialogs/use-dialog.ts';
import { ignoreGone } from '../../../kit/feedback/gone.tsx';
import { authorsQuery, categoriesQuery, postQueries } from '../post-queries.ts';
import { nameOfPost } from '../post-words.ts';
import { useRestorePosts } from '../use-post.ts';

type Subject = PostSummary;

interface DeletePostsDialogProps {
  dialog: Dialog<readonly Subject[]>;
  /** The posts are in the trash already, so they are deleted permanently. */
  isForGood: boolean;
  onDone?: () => void;
}

const CHANGES = [postQueries.all, categoriesQuery.queryKey, authorsQuery.queryKey];

const deleteAll = async (posts: readonly Subject[]) => {
  for (const { id } of posts) await ignoreGone(api.blog.deletePost({ params: { id } }));
};

/** Asks before posts are moved to the trash, which can be undone, or deleted permanently. */
export function DeletePostsDialog({ dialog, isForGood, onDone }: DeletePostsDialogProps) {
  const restore = useRestorePosts();
  const posts = dialog.subject ?? [];
  const isOne = posts.length === 1;
  const these = isOne ? 'this post' : `these ${posts.length} posts`;
  const isSeen = posts.some(({ status }) => status === 'published');
  const shared = {
    dialog,
    act: deleteAll,
    changes: CHANGES,
    onDone,
    pendingLabel: 'Deleting...',
    facts: (all: readonly Subject[]) => all.map((post): [string, string] => ['Post', nameOfPost(post)]),
    failed: { title: 'Error', fallback: 'Failed to delete the blog post.' },
  };
  if (isForGood)
    return (
      <ConfirmAction
        {...shared}
        title={isOne ? 'Delete post permanently' : 'Delete posts permanently'}
        question={`Are you sure you want to delete ${these}, with all revisions? This action cannot be undone.`}
        confirmLabel="Delete for good"
        done={() => ({ title: isOne ? 'Post Deleted' : 'Posts Deleted', description: 'Permanently.' })}
      />
    );
  return (
    <ConfirmAction
      {...shared}
      title={isOne ? 'Delete Post' : 'Delete Posts'}
      question={`Are you sure you want to delete ${these}? ${isSeen ? 'Readers lose access at once. ' : ''}You can restore ${isOne ? 'it' : 'them'} from the trash for ${TRASH_DAYS} days.`}
      confirmLabel={isOne ? 'Delete Post' : 'Delete Posts'}
      done={(all) => ({
        title: isOne ? 'Post Deleted' : 'Posts Deleted',
        description: isOne ? `“${all.map(nameOfPost).join()}” is in the trash.` : 'They are in the trash.',
        action: { label: 'Undo', onClick: () => restore.mutate(all) },
      })}
    />
  );
}
