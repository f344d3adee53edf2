import { account } from '@upcurve/contracts/account/account';
import { blog } from '@upcurve/contracts/blog/blog';
import type { BlogAuthor } from '@upcurve/contracts/blog/blog-authors';
import type { BlogCategory } from '@upcurve/contracts/blog/blog-categories';
import type { Post, PostFilter } from '@upcurve/contracts/blog/posts';
import { media, profile } from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';
import { blogAuthor, blogCategory, postPage } from '@upcurve/testing/post-factories';

/** An empty blog. */
export const emptyBlog = [
  handle(blog.listPosts, () => postPage([])),
  handle(blog.listCategories, () => []),
  handle(blog.listAuthors, () => []),
];

/** An in-memory API of the blog. `asked` contains the filters of list requests, `calls` the changes in order. */
export function blogApi() {
  const state = {
    posts: [] as Post[],
    categories: [] as BlogCategory[],
    authors: [] as BlogAuthor[],
    profile: profile(),
    asked: [] as PostFilter[],
    calls: [] as string[],
  };
  const note = (call: string) => void state.calls.push(call);
  function find<Item extends { id: string }>(items: readonly Item[], id: string): Item {
    const item = items.find((each) => each.id === id);
    if (!item) throw new Refusal(404, 'It is gone.');
    return item;
  }
  function put(post: Post): Post {
    const next = { ...post, version: (post.version ?? 0) + 1 };
    state.posts = state.posts.map((each) => (each.id === post.id ? next : each));
    return next;
  }
  function checkSeen(post: Post, seen: string | undefined) {
    if (seen && Number(seen.replaceAll('"', '')) !== post.version) throw new Refusal(412, 'Stale.');
  }
  function checkFree(slug: string | undefined, id?: string) {
    const isTaken = state.categories.some((each) => each.slug === slug && each.id !== id);
    if (isTaken) throw new Refusal(409, `Another category has the slug ${slug}.`);
  }
  const summaryOf = ({
    content,
    media,
    seo,
    author,
    wordCount,
    version,
    publicSlug,
    previewExpiresAt,
    ...row
  }: Post) => row;

  const handlers = [
    handle(account.getProfile, () => state.profile),
    handle(blog.listPosts, ({ query }) => {
      state.asked.push(query);
      const { page = 1, limit = 10, search = '', status, category } = query;
      const found = state.posts
        .filter((post) => (status === 'trash') === Boolean(post.deletedAt))
        .filter((post) => !status || status === 'trash' || post.status === status)
        .filter((post) => !category || post.categoryId === category)
        .filter((post) => post.title.toLowerCase().includes(search.toLowerCase()));
      const posts = found.slice((page - 1) * limit, page * limit).map(summaryOf);
      return postPage(posts, {
        page,
        limit,
        totalCount: found.length,
        totalPages: Math.ceil(found.length / limit),
      });
    }),
    handle(blog.listCategories, () => state.categories),
    handle(blog.createCategory, ({ body }) => {
      checkFree(body.slug);
      note(`create ${JSON.stringify(body)}`);
      const made = blogCategory(body);
      state.categories = [...state.categories, made];
      return made;
    }),
    handle(blog.updateCategory, ({ params, body }) => {
      checkFree(body.slug, params.id);
      const changed = { ...find(state.categories, params.id), ...body };
      note(`update ${changed.name}`);
      state.categories = state.categories.map((each) => (each.id === params.id ? changed : each));
      return changed;
    }),
    handle(blog.deleteCategory, ({ params }) => {
      note(`delete ${find(state.categories, params.id).name}`);
      state.categories = state.categories.filter(({ id }) => id !== params.id);
      return {};
    }),
    handle(blog.listAuthors, () => state.authors),
    handle(blog.createAuthor, ({ body }) => {
      note(`create ${JSON.stringify(body)}`);
      const made = blogAuthor(body);
      state.authors = [...state.authors, made];
      return made;
    }),
    handle(blog.updateAuthor, ({ params, body }) => {
      const changed = { ...find(state.authors, params.id), ...body };
      note(`update ${changed.name}`);
      state.authors = state.authors.map((each) => (each.id === params.id ? changed : each));
      return changed;
    }),
    handle(blog.deleteAuthor, ({ params }) => {
      note(`delete ${find(state.authors, params.id).name}`);
      state.authors = state.authors.filter(({ id }) => id !== params.id);
      return {};
    }),
    handle(blog.getPost, ({ params }) => find(state.posts, params.idOrSlug)),
    handle(blog.updatePost, ({ params, headers, body }) => {
      const post = find(state.posts, params.id);
      checkSeen(post, headers['if-match']);
      note(`save ${JSON.stringify(body)}`);
      const { featuredImage, slug = post.slug, keepsPrevious: _, ...given } = body;
      const cover = featuredImage ? media({ id: featuredImage }) : null;
      return put({ ...post, ...given, slug, ...(featuredImage !== undefined && { cover }) });
    }),
    handle(blog.deletePost, ({ params }) => {
      const post = find(state.posts, params.id);
      note(`delete ${post.title}`);
      if (post.deletedAt) state.posts = state.posts.filter(({ id }) => id !== post.id);
      else put({ ...post, status: 'draft', deletedAt: '2026-11-22T09:00:00.000Z' });
      return {};
    }),
    handle(blog.restorePost, ({ params }) => {
      const post = find(state.posts, params.id);
      note(`restore ${post.title}`);
      return put({ ...post, deletedAt: null });
    }),
  ];
  return { state, handlers, put };
}
