import { blog, type PostInput } from '@upcurve/contracts/blog';
import { media } from '@upcurve/contracts/media';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { picture } from '../../testing/pictures.ts';

let api: TestApi;
let headers: Record<string, string>;
beforeAll(async () => {
  api = await startApi();
  headers = await api.signIn('editor', 'edith');
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`truncate blog_posts, blog_slugs, blog_categories, blog_authors, media cascade`.execute(api.db);
});

const staff = () => api.client(blog, headers);
const reader = () => api.client(blog, {});
const create = (title: string, part: Partial<PostInput> = {}) =>
  staff().createPost({ body: { title, excerpt: 'In short.', content: article(), ...part } });
const article = (...texts: string[]) => ({
  version: 1,
  blocks: (texts.length > 0 ? texts : ['Some words.']).map((text, i) => ({
    id: `b${i}`,
    type: 'richText',
    nodes: [{ type: 'paragraph', text }],
  })),
});
const publish = (id: string) => staff().publishPost({ params: { id }, body: {} });
const photo = async (seed: number) =>
  api.client(media, headers).addMedia({
    fields: { alt: 'A room' },
    files: { file: new File([new Uint8Array(await picture({ seed }))], 'room.jpg', { type: 'image/jpeg' }) },
  });
const titles = async (query = {}, client = reader()) =>
  (await client.listPosts({ query })).posts.map(({ title }) => title);

test('a post is a draft that only staff see, until it is published', async () => {
  const post = await create('Why patients wait');
  expect(post).toMatchObject({ slug: 'why-patients-wait', status: 'draft', version: 1, wordCount: 2 });
  expect(await titles()).toEqual([]);
  await expect(reader().getPost({ params: { idOrSlug: post.slug } })).rejects.toMatchObject({
    statusCode: 404,
  });
  await expect(reader().getPost({ params: { idOrSlug: post.id } })).rejects.toMatchObject({
    statusCode: 404,
  });

  const published = await publish(post.id);
  expect(published).toMatchObject({
    status: 'published',
    publicSlug: post.slug,
    hasChanges: false,
    version: 1,
  });
  const [listed] = (await reader().listPosts({ query: {} })).posts;
  expect(listed).toMatchObject({ title: post.title, publishedAt: published.publishedAt });
  expect(listed).not.toHaveProperty('hasChanges');
  const read = await reader().getPost({ params: { idOrSlug: post.slug } });
  expect(read.content).toEqual(article());
  expect(read).not.toHaveProperty('version');
});
