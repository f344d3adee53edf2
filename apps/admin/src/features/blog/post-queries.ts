import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Post, PostFilter } from '@upcurve/contracts/blog/posts';
import { api } from '../../api.ts';

const NOUN = 'posts';

/** The queries of posts: `all` invalidates all of them, `lists` only the lists. */
export const postQueries = {
  all: [NOUN],
  lists: [NOUN, 'list'],
  list: (filter: PostFilter) =>
    queryOptions({
      queryKey: [NOUN, 'list', filter],
      queryFn: ({ signal }) => api.blog.listPosts({ query: filter }, { signal }),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [NOUN, 'detail', id],
      queryFn: ({ signal }) => api.blog.getPost({ params: { idOrSlug: id } }, { signal }),
    }),
  revisions: (id: string) =>
    queryOptions({
      queryKey: [NOUN, 'revisions', id],
      queryFn: ({ signal }) => api.blog.listRevisions({ params: { id } }, { signal }),
    }),
  /** The content of a revision never changes, but a different revision may become public. */
  revision: (id: string, number: number) =>
    queryOptions({
      queryKey: [NOUN, 'revisions', id, number],
      queryFn: ({ signal }) => api.blog.getRevision({ params: { id, number } }, { signal }),
    }),
};

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => api.blog.listCategories({}, { signal }),
});

export const authorsQuery = queryOptions({
  queryKey: ['authors'],
  queryFn: ({ signal }) => api.blog.listAuthors({}, { signal }),
});

/** Caches the post from a response and refetches the lists that show it. */
export async function showPost(client: QueryClient, post: Post): Promise<void> {
  client.setQueryData(postQueries.detail(post.id).queryKey, post);
  await Promise.all([
    client.invalidateQueries({ queryKey: postQueries.lists }),
    client.invalidateQueries({ queryKey: postQueries.revisions(post.id).queryKey }),
    // Categories and authors show their number of posts.
    client.invalidateQueries({ queryKey: categoriesQuery.queryKey }),
    client.invalidateQueries({ queryKey: authorsQuery.queryKey }),
  ]);
}
