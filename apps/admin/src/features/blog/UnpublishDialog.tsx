import type { PostSummary } from '@upcurve/contracts/posts';
import { api } from '../../api.ts';
import { ConfirmAction } from '../../components/ConfirmAction.tsx';
import type { Dialog } from '../../components/use-dialog.ts';
import { postQueries } from './post-queries.ts';
import { nameOfPost } from './post-words.ts';

/** Asks before readers lose a post. */
export function UnpublishDialog({ dialog }: { dialog: Dialog<PostSummary> }) {
  return (
    <ConfirmAction
      dialog={dialog}
      title="Unpublish Post"
      question="Make this post a draft again? Its address stops working, and it leaves lists, feeds and the sitemap. What is written stays."
      confirmLabel="Unpublish"
      cancelLabel="Keep it"
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
