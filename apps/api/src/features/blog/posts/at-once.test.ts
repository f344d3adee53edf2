import { blog } from '@upcurve/contracts/blog/blog';
import { media } from '@upcurve/contracts/media/media';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../../../test/api.ts';
import { article, inOneHour, postsOf } from '../../../../test/samples/posts.ts';
import { emptyTrash, publishDuePosts } from '../jobs.ts';

const MAX_PARALLEL = 20;

let api: TestApi;
let headers: Record<string, string>;
beforeEach(async () => {
  api = await startApi();
  headers = await api.signIn('editor', 'edith');
});
afterEach(() => api.close());

test('parallel blog calls neither deadlock nor fail nor leave inconsistent rows', async () => {
  const posts = postsOf(api, headers);
  const { staff } = posts;
  const pictures = [await posts.picture(), await posts.picture()];
  const categories = await Promise.all(
    ['one', 'two'].map((slug) => staff.createCategory({ body: { name: slug, slug } })),
  );
  const author = await staff.createAuthor({ body: { name: 'Ada', email: 'ada@upcurve.example' } });
  const some = await Promise.all(['A', 'B', 'C', 'D'].map((title) => posts.create(title)));
  const pick = <T>(all: readonly T[], i: number) => all[i % all.length] as T;

  const works = Array.from({ length: 160 }, (_, i): (() => Promise<unknown>) => {
    const post = pick(some, i);
    const byId = { params: { id: post.id }, body: {} };
    const categoryId = pick(categories, i >> 2).id;
    const shown = pick(pictures, i >> 1);
    return pick(
      [
        () => posts.save(post, { title: `Title ${i}`, categoryId, authorId: author.id }),
        () => posts.save(post, { slug: `slug-${i % 6}`, featuredImage: shown.id }),
        () => posts.publish(post),
        () => posts.publish(post, inOneHour()),
        () => posts.comeDue(post).catch(() => undefined),
        () => staff.unpublishPost(byId),
        () => publishDuePosts(api.services),
        () => posts.save(post, { content: article(`Words ${i}`), featuredImage: null, categoryId: null }),
        () => staff.restoreRevision({ ...byId, params: { id: post.id, number: '1' as never }, headers: {} }),
        () => staff.updateCategory({ params: { id: categoryId }, body: { slug: `category-${i % 5}` } }),
        () => staff.deletePost({ params: { id: pick(some, i >> 3).id } }),
        () => staff.restorePost({ ...byId, params: { id: pick(some, i >> 3).id } }),
        () =>
          api.client(media, headers).changeMedia({ params: { id: shown.id }, body: { alt: `Room ${i}` } }),
        () => emptyTrash(api.services),
        () => staff.listPosts({ query: {} }),
        () => posts.reader.listPosts({ query: {} }),
        () => (i === 95 ? staff.deleteCategory({ params: { id: categoryId } }) : posts.version()),
      ],
      i * 7,
    );
  });
  const outcomes: PromiseSettledResult<unknown>[] = [];
  // Limited so that each call gets a database connection in time on a busy machine.
  for (let i = 0; i < works.length; i += MAX_PARALLEL)
    outcomes.push(...(await Promise.allSettled(works.slice(i, i + MAX_PARALLEL).map((work) => work()))));
  const refusals = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  for (const refusal of refusals) expect([400, 404, 409], String(refusal)).toContain(refusal.statusCode);
  expect(refusals.filter(({ message }) => /at the same time/.test(message))).toEqual([]);

  // Rows derived from posts are consistent with them.
  const { rows: unheld } = await sql`
    select post.id from blog_posts as post where not exists (
      select from blog_slugs as held where held.slug = post.slug and held.post_id = post.id)`.execute(api.db);
  const { rows: missing } = await sql`
    select post.id from blog_posts as post where exists (
      select unnest(media_ids) except select media_id from blog_post_media where post_id = post.id)`.execute(
    api.db,
  );
  const { rows: unpinned } = await sql`
    select id from blog_revisions as revision where (search_text is not null) <> exists (
      select from blog_posts where revision.id in (live_revision_id, scheduled_revision_id))`.execute(api.db);
  expect({ unheld, missing, unpinned }).toEqual({ unheld: [], missing: [], unpinned: [] });
  expect((await api.client(blog, headers).listPosts({ query: {} })).posts.length).toBeGreaterThan(0);
});
