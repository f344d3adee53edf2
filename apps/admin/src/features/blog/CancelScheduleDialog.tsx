import type { PostSummary } from '@upcurve/contracts/posts';
import { api } from '../../api.ts';
import { ConfirmAction } from '../../components/ConfirmAction.tsx';
import type { Dialog } from '../../components/use-dialog.ts';
import { postQueries } from './post-queries.ts';
import { bothTimes, nameOfPost } from './post-words.ts';

/** Asks before a schedule is forgotten: of a draft, or of the newer version of what readers see. */
export function CancelScheduleDialog({ dialog }: { dialog: Dialog<PostSummary> }) {
  const isPublic = dialog.subject?.status === 'published';
  return (
    <ConfirmAction
      dialog={dialog}
      title="Cancel Schedule"
      question={
        isPublic
          ? 'Keep the newer version from taking over? Readers go on seeing what they see now. What is written stays.'
          : 'Make this post a draft again? It will not go public at its time.'
      }
      confirmLabel="Cancel Schedule"
      cancelLabel="Keep it"
      pendingLabel="Cancelling..."
      facts={(post) => [
        ['Post', nameOfPost(post)],
        ['Scheduled', post.publishAt ? bothTimes(post.publishAt) : 'Not any more'],
      ]}
      act={({ id }) => api.blog.cancelSchedule({ params: { id } })}
      done={(post) => ({
        title: 'Schedule Cancelled',
        description: isPublic
          ? `Readers go on seeing “${nameOfPost(post)}” as it is.`
          : `“${nameOfPost(post)}” is a draft now.`,
      })}
      failed={{ title: 'Error' }}
      changes={[postQueries.all]}
      isKept
    />
  );
}
