import type { BlogAuthor } from '@upcurve/contracts/blog/blog-authors';
import { api } from '../../../api.ts';
import { ConfirmAction } from '../../../kit/dialogs/ConfirmAction.tsx';
import type { Dialog } from '../../../kit/dialogs/use-dialog.ts';
import { authorsQuery, postQueries } from '../post-queries.ts';
import { countOfPosts } from '../post-words.ts';

/** Confirms deleting an author and explains what happens to their posts. */
export function DeleteAuthorDialog({ dialog }: { dialog: Dialog<BlogAuthor> }) {
  const count = dialog.subject?.postCount ?? 0;
  const loss =
    count === 0
      ? 'This author has no posts.'
      : `${countOfPosts(count)} ${count === 1 ? 'stays' : 'stay'} online without an author.`;
  return (
    <ConfirmAction
      dialog={dialog}
      title="Delete Author"
      question={`Are you sure you want to delete this author? ${loss} This action cannot be undone.`}
      confirmLabel="Delete Author"
      pendingLabel="Deleting..."
      facts={({ name, email }) => [
        ['Author', name],
        ['Email', email],
      ]}
      act={({ id }) => api.blog.deleteAuthor({ params: { id } })}
      done={({ name }) => ({ title: 'Author Deleted', description: name })}
      failed={{ title: 'Error', fallback: 'Failed to delete author' }}
      changes={[authorsQuery.queryKey, postQueries.all]}
    />
  );
}
