import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Post, PostChange, PostSummary } from '@upcurve/contracts/blog/posts';
import { api } from '../../api.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { postQueries, showPost } from './post-queries.ts';
import { nameOfPost } from './post-words.ts';

type Seen = Pick<Post, 'id' | 'version'>;

const call = ({ id, version }: Seen) => ({
  params: { id },
  headers: version === undefined ? {} : { 'if-match': `"${version}"` },
});

/** Saves the given fields of a post. Fails with 412 if someone else has saved it since the `seen` version. */
export const savePost = (seen: Seen, body: PostChange) => api.blog.updatePost({ ...call(seen), body });

/** `publishAt` is an ISO timestamp. If omitted, the post is published now. Callers report success and failure. */
export function usePublishPost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ seen, publishAt }: { seen: Seen; publishAt?: string }) =>
      api.blog.publishPost({ ...call(seen), body: publishAt ? { publishAt } : {} }),
    onSuccess: (post) => showPost(client, post),
  });
}

/** Restores posts from the trash, one after another. */
export const useRestorePosts = () =>
  useAction({
    async act(posts: readonly Pick<PostSummary, 'id' | 'title'>[]) {
      for (const { id } of posts) await api.blog.restorePost({ params: { id }, body: {} });
    },
    done: (posts) => {
      const [first] = posts;
      return posts.length === 1 && first
        ? { title: 'Post Restored', description: `“${nameOfPost(first)}” is a draft again.` }
        : { title: 'Posts Restored', description: `${posts.length} posts are drafts again.` };
    },
    failed: { title: 'Error' },
    changes: [postQueries.all],
  });
