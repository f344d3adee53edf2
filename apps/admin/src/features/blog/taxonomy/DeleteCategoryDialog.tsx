import type { BlogCategory } from '@upcurve/contracts/blog/blog-categories';
import { api } from '../../../api.ts';
import { ConfirmAction } from '../../../kit/dialogs/ConfirmAction.tsx';
import type { Dialog } from '../../../kit/dialogs/use-dialog.ts';
import { categoriesQuery, postQueries } from '../post-queries.ts';
import { countOfPosts, UNCATEGORIZED } from '../post-words.ts';

/** Confirms deleting a category and explains what happens to its posts. */
export function DeleteCategoryDialog({ dialog }: { dialog: Dialog<BlogCategory> }) {
  const count = dialog.subject?.postCount ?? 0;
  const loss =
    count === 0
      ? 'It has no posts.'
      : `${countOfPosts(count)} will become ${UNCATEGORIZED}. Nothing else changes.`;
  return (
    <ConfirmAction
      dialog={dialog}
      title="Delete Category"
      question={`Are you sure you want to delete this category? ${loss} This action cannot be undone.`}
      confirmLabel="Delete Category"
      pendingLabel="Deleting..."
      facts={({ name, slug }) => [
        ['Category', name],
        ['Slug', slug],
      ]}
      act={({ id }) => api.blog.deleteCategory({ params: { id } })}
      done={({ name }) => ({ title: 'Category Deleted', description: name })}
      failed={{ title: 'Error', fallback: 'Failed to delete category' }}
      changes={[categoriesQuery.queryKey, postQueries.all]}
    />
  );
}
