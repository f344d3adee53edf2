import type { PostSummary } from '@upcurve/contracts/blog';
import { api } from '../../api.ts';
import { ConfirmAction } from '../../components/ConfirmAction.tsx';
import type { Dialog } from '../../components/use-dialog.ts';
import { postQueries } from './post-queries.ts';
import { nameOfPost } from './post-words.ts';

type Subject = PostSummary;

interface UnpublishDialogProps {
  dialog: Dialog<Subject>;
  onDone?: (post: Subject) => void;
}

/** What taking a post back is called: it depends on whether readers see it yet. */
export const unpublishLabel = ({ status }: Pick<PostSummary, 'status'>) =>
  status === 'scheduled' ? 'Cancel Schedule' : 'Unpublish';

/** Asks before readers lose a post, or before its schedule is forgotten. */
export function UnpublishDialog({ dialog, onDone }: UnpublishDialogProps) {
  const isScheduled = dialog.subject?.status === 'scheduled';
  return (
    <ConfirmAction
      dialog={dialog}
      title={isScheduled ? 'Cancel Schedule' : 'Unpublish Post'}
      question={
        isScheduled
          ? 'Make this post a draft again? It will not go public at its time.'
          : 'Make this post a draft again? Its address stops working, and it leaves lists, feeds and the sitemap. What is written stays.'
      }
      confirmLabel={isScheduled ? 'Cancel Schedule' : 'Unpublish'}
      cancelLabel="Keep it"
      pendingLabel={isScheduled ? 'Cancelling...' : 'Unpublishing...'}
      facts={(post) => [['Post', nameOfPost(post)]]}
      act={({ id }) => api.blog.unpublishPost({ params: { id }, body: {} })}
      done={(post) => ({
        title: isScheduled ? 'Schedule Cancelled' : 'Post Unpublished',
        description: `“${nameOfPost(post)}” is a draft now.`,
      })}
      failed={{ title: 'Error' }}
      changes={[postQueries.all]}
      onDone={onDone}
      isKept
    />
  );
}
