import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import type { Media, MediaChange, MediaDetail, MediaFilter } from '@upcurve/contracts/media/media';
import { useToast } from '@upcurve/ui/use-toast';
import { api } from '../../api.ts';
import { failureToast } from '../feedback/use-action.ts';
import { type LoadedPages, listQueries } from '../list/list-queries.ts';

type ListFilter = Omit<MediaFilter, 'cursor' | 'limit'>;

/** The queries of the library. They are in the kit because several features pick files from it. */
export const mediaQueries = listQueries('media', {
  list: (query: ListFilter & { cursor?: string }, options) => api.media.listMedia({ query }, options),
  get: (id, options) => api.media.getMedia({ params: { id } }, options),
});

/** Returns the pages with the changed file, or undefined if none contains it. */
function withChanged(
  data: LoadedPages<Media> | undefined,
  { usedIn: _, ...changed }: MediaDetail,
): LoadedPages<Media> | undefined {
  if (!data?.pages.some(({ items }) => items.some(({ id }) => id === changed.id))) return undefined;
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.map((each) => (each.id === changed.id ? changed : each)),
  }));
  return { ...data, pages };
}

/** Changes the details of a file and updates every list that shows it. Shows failures in a toast. */
export function useMediaChange(id: string, onSaved?: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: (body: MediaChange) => api.media.changeMedia({ params: { id }, body }),
    onSuccess(detail) {
      client.setQueryData(mediaQueries.detail(id).queryKey, detail);
      client.setQueriesData<LoadedPages<Media>>({ queryKey: mediaQueries.lists }, (data) =>
        withChanged(data, detail),
      );
      onSaved?.();
    },
    onError(error) {
      // The file was deleted. Refetching its details shows the error in the file's own form.
      if (error instanceof ApiError && error.statusCode === 404)
        return client.invalidateQueries({ queryKey: mediaQueries.detail(id).queryKey });
      toast(failureToast(error, { title: 'Not Saved' }));
    },
  });
}
