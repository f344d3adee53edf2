import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Post, PostChange } from '@upcurve/contracts/posts';
import { api } from '../../api.ts';
import { showPost } from './post-queries.ts';

type Seen = Pick<Post, 'id' | 'version'>;

const call = ({ id, version }: Seen) => ({
  params: { id },
  headers: version === undefined ? {} : { 'if-match': `"${version}"` },
});

/** Saves what is named of a post; 412 where somebody else has saved since the version that is given. */
export const savePost = (seen: Seen, body: PostChange) => api.blog.updatePost({ ...call(seen), body });

function usePostChange<Given>(act: (given: Given) => Promise<Post>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: act, onSuccess: (post) => showPost(client, post) });
}

/** What can be done to a post. Each shows the post as it is then, and leaves it to the caller to say how it went. */
export const useSavePost = () =>
  usePostChange(({ seen, body }: { seen: Seen; body: PostChange }) => savePost(seen, body));

/** `publishAt` as an instant; left out for now. */
export const usePublishPost = () =>
  usePostChange(({ seen, publishAt }: { seen: Seen; publishAt?: string }) =>
    api.blog.publishPost({ ...call(seen), body: publishAt ? { publishAt } : {} }),
  );

export const useRestoreRevision = () =>
  usePostChange(({ seen, number }: { seen: Seen; number: number }) => {
    const { params, headers } = call(seen);
    return api.blog.restoreRevision({ params: { ...params, number }, headers, body: {} });
  });
