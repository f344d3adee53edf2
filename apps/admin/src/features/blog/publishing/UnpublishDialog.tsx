import type { PostSummary } from '@upcurve/contracts/blog/posts';
import { api } from '../../../api.ts';
import { ConfirmAction } from '../../../kit/dialogs/ConfirmAction.tsx';
import type { Dialog } from '../../../kit/dialogs/use-dialog.ts';
import { postQueries } from '../post-queries.ts';
import { nameOfPost } from '../post-words.ts';

/** Confirms unpublishing a post. */
export function UnpublishDialog({ dialog }: { dialog: Dialog<PostSummary> }) {
  return (
    <ConfirmAction
      dialog={dialog}
      title="Unpublish post"
      question="Make this post a draft again? Its address stops working, and it is removed from lists, feeds and the sitemap. Nothing you wrote is lost."
      confirmLabel="Unpublish"
      cancelLabel="Keep published"
      pendingLabel="Unpublishing..."
      facts={(post) => [['Post', nameOfPost(post)]]}
      act={({ id }) => api.blog.unpublishPost({ params: { id }, body: {} })}
      done={(post) => ({
        title: 'Post Unpublished',
        description: `“${nameOfPost(post)}” is a draft now.`,
      })}
      failed={{ title: 'Error' }}
      changes={[postQueries.all]}
      isKept
    />
  );
}
