import { TRASH_DAYS } from '@upcurve/contracts/post-limits';
import type { PostSummary } from '@upcurve/contracts/posts';
import { api } from '../../api.ts';
import { ConfirmAction } from '../../components/ConfirmAction.tsx';
import { orGone } from '../../components/or-gone.ts';
import type { Dialog } from '../../components/use-dialog.ts';
import { authorsQuery, categoriesQuery, postQueries } from './post-queries.ts';
import { nameOfPost } from './post-words.ts';
import { useRestorePosts } from './use-restore-post.ts';

type Subject = PostSummary;

interface DeletePostsDialogProps {
  dialog: Dialog<readonly Subject[]>;
  /** They are in the trash already: it is for good. */
  isForGood: boolean;
  onDone?: () => void;
}

const CHANGES = [postQueries.all, categoriesQuery.queryKey, authorsQuery.queryKey];

const deleteAll = async (posts: readonly Subject[]) => {
  for (const { id } of posts) await orGone(api.blog.deletePost({ params: { id } }));
};

/** Asks before posts go to the trash, from where they can be called back at once, or are deleted for good. */
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
        title={isOne ? 'Delete Post for Good' : 'Delete Posts for Good'}
        question={`Are you sure you want to delete ${these}, with all revisions? This action cannot be undone.`}
        confirmLabel="Delete for good"
        done={() => ({ title: isOne ? 'Post Deleted' : 'Posts Deleted', description: 'For good.' })}
      />
    );
  return (
    <ConfirmAction
      {...shared}
      title={isOne ? 'Delete Post' : 'Delete Posts'}
      question={`Are you sure you want to delete ${these}? ${isSeen ? 'Readers lose it at once. ' : ''}For ${TRASH_DAYS} days you can restore ${isOne ? 'it' : 'them'} from the trash.`}
      confirmLabel={isOne ? 'Delete Post' : 'Delete Posts'}
      done={(all) => ({
        title: isOne ? 'Post Deleted' : 'Posts Deleted',
        description: isOne ? `“${all.map(nameOfPost).join()}” is in the trash.` : 'They are in the trash.',
        action: { label: 'Undo', onClick: () => restore.mutate(all) },
      })}
    />
  );
}
