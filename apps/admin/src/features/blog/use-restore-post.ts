import type { PostSummary } from '@upcurve/contracts/posts';
import { api } from '../../api.ts';
import { useAction } from '../../components/use-action.ts';
import { postQueries } from './post-queries.ts';
import { nameOfPost } from './post-words.ts';

/** Takes posts out of the trash again, one after the other. */
export const useRestorePosts = () =>
  useAction({
    async act(posts: readonly Pick<PostSummary, 'id' | 'title'>[]) {
      for (const { id } of posts) await api.blog.restorePost({ params: { id }, body: {} });
    },
    done: (posts) => {
      const [first] = posts;
      return posts.length === 1 && first
        ? { title: 'Post Restored', description: `“${nameOfPost(first)}” is back, as a draft.` }
        : { title: 'Posts Restored', description: `${posts.length} posts are back, as drafts.` };
    },
    failed: { title: 'Error' },
    changes: [postQueries.all],
  });
