import type { PostSummary } from '@upcurve/contracts/blog/posts';
import { api } from '../../../api.ts';
import { useAction } from '../../../kit/feedback/use-action.ts';
import { postQueries } from '../post-queries.ts';
import { nameOfPost } from '../post-words.ts';

/** Restores posts from the trash, one after the other. */
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
