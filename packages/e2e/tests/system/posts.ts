import type { PostInput } from '@upcurve/contracts/blog/posts';
import { ownerApi } from './api.ts';
import { SAMPLE_BLOCKS } from './sample-blocks.ts';

const MARK = 'e2e';

/**
 * Publishes a category, an author, and a post with a block of every kind that needs no file. Returns them, with
 * functions that change and remove them.
 */
export async function publishBlog() {
  const { blog } = await ownerApi();
  const category = await blog.createCategory({ body: { name: 'First calls', slug: `${MARK}-first-calls` } });
  const author = await blog.createAuthor({
    body: { name: 'Harriet Osei', email: 'harriet@upcurve.example', bio: 'Runs the call desk.' },
  });
  const ids: string[] = [];

  async function publish(title: string, part: Partial<PostInput> = {}) {
    const post = await blog.createPost({
      body: {
        title,
        excerpt: `${title}, in short.`,
        categoryId: category.id,
        authorId: author.id,
        content: { version: 1, blocks: SAMPLE_BLOCKS },
        ...part,
      },
    });
    ids.push(post.id);
    return blog.publishPost({ params: { id: post.id }, body: {} });
  }

  return {
    blog,
    category,
    author,
    publish,
    async rename(id: string, slug: string) {
      await blog.updatePost({ params: { id }, body: { slug } });
      await blog.publishPost({ params: { id }, body: {} });
    },
    async remove() {
      // The second call deletes permanently.
      for (const id of [...ids, ...ids]) await blog.deletePost({ params: { id } }).catch(() => {});
      await blog.deleteCategory({ params: { id: category.id } });
      await blog.deleteAuthor({ params: { id: author.id } });
    },
  };
}
