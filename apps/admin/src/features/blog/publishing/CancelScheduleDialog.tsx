import type { PostSummary } from '@upcurve/contracts/blog/posts';
import { api } from '../../../api.ts';
import { ConfirmAction } from '../../../kit/dialogs/ConfirmAction.tsx';
import type { Dialog } from '../../../kit/dialogs/use-dialog.ts';
import { postQueries } from '../post-queries.ts';
import { formatZoned } from '../post-time.ts';
import { nameOfPost } from '../post-words.ts';

/** Confirms cancelling the schedule of a draft or of changes to a public post. */
export function CancelScheduleDialog({ dialog }: { dialog: Dialog<PostSummary> }) {
  const isPublic = dialog.subject?.status === 'published';
  return (
    <ConfirmAction
      dialog={dialog}
      title="Cancel schedule"
      question={
        isPublic
          ? 'Cancel the publication of the newer version? Readers keep seeing the current one. Nothing you wrote is lost.'
          : 'Make this post a draft again? It will not be published at the scheduled time.'
      }
      confirmLabel="Cancel schedule"
      cancelLabel="Keep schedule"
      pendingLabel="Cancelling..."
      facts={(post) => [
        ['Post', nameOfPost(post)],
        ['Scheduled', post.publishAt ? formatZoned(post.publishAt) : 'No longer'],
      ]}
      act={({ id }) => api.blog.cancelSchedule({ params: { id } })}
      done={(post) => ({
        title: 'Schedule Cancelled',
        description: isPublic
          ? `Readers keep seeing “${nameOfPost(post)}” as it is.`
          : `“${nameOfPost(post)}” is a draft now.`,
      })}
      failed={{ title: 'Error' }}
      changes={[postQueries.all]}
      isKept
    />
  );
}
