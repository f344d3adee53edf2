import type { BlogCategory } from '@upcurve/contracts/blog-categories';
import { api } from '../../api.ts';
import { ConfirmAction } from '../../components/ConfirmAction.tsx';
import type { Dialog } from '../../components/use-dialog.ts';
import { categoriesQuery, postQueries } from './post-queries.ts';
import { countOfPosts, UNCATEGORIZED } from './post-words.ts';

/** Asks before a category is deleted, and says what becomes of its posts. */
export function DeleteCategoryDialog({ dialog }: { dialog: Dialog<BlogCategory> }) {
  const count = dialog.subject?.postCount ?? 0;
  const loss =
    count === 0
      ? 'No post is in it.'
      : `${countOfPosts(count)} ${count === 1 ? 'loses its' : 'lose their'} category and ${count === 1 ? 'becomes' : 'become'} ${UNCATEGORIZED}; nothing else happens to ${count === 1 ? 'it' : 'them'}.`;
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
