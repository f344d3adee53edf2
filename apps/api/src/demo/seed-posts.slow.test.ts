import { blog } from '@upcurve/contracts/blog/blog';
import { allBlocks } from '@upcurve/post-blocks/content';
import { linksOf, plainContent, textsOf } from '@upcurve/post-blocks/outline';
import { readContent } from '@upcurve/post-blocks/read-content';
import { expect, test } from 'vitest';
import { apiForTest } from '../../test/api.ts';
import { publishFindings } from '../features/blog/publishing.ts';
import { seedPosts } from './seed-posts.ts';

const WORDS = { min: 1000, max: 1800 };
const EIGHT_MONTHS_MS = 245 * 24 * 60 * 60 * 1000;

test('adds twelve articles that suit readers, search engines and the publish gate', {
  timeout: 180_000,
}, async () => {
  const api = await apiForTest();
  const reader = api.client(blog, {});
  // Two servers that start together add the posts once.
  await Promise.all([seedPosts(api.services), seedPosts(api.services)]);

  const { posts } = await reader.listPosts({ query: { limit: '100' as never } });
  expect(new Set(posts.map(({ featuredImage }) => featuredImage)).size).toBe(12);
  for (const { publishedAt } of posts) {
    const age = Date.now() - Date.parse(publishedAt ?? '');
    expect(age).toBeGreaterThan(0);
    expect(age).toBeLessThan(EIGHT_MONTHS_MS);
  }
  const [categories, authors] = await Promise.all([reader.listCategories(), reader.listAuthors()]);
  expect(categories.map(({ postCount }) => postCount)).toEqual([3, 3, 3, 3]);
  expect(authors.map(({ postCount }) => postCount)).toEqual([4, 4, 4]);

  for (const { name, bio } of authors) expect(bio, name).toContain('is an example');

  for (const { slug } of posts) {
    const post = await reader.getPost({ params: { idOrSlug: slug } });
    const content = readContent(post.content);
    expect(post.wordCount, slug).toBeGreaterThanOrEqual(WORDS.min);
    expect(post.wordCount, slug).toBeLessThanOrEqual(WORDS.max);
    expect(await publishFindings(api.db, post.id, { ...post, content } as never, undefined), slug).toEqual(
      [],
    );
    // No Markdown or bare URL is left in the text.
    expect(plainContent(content), slug).not.toMatch(/\*\*|\]\(|https?:/);
    for (const href of allBlocks(content.blocks).flatMap(linksOf)) expect(href).toMatch(/^(\/|https:\/\/)/);
    expect(post.seo.title.length, slug).toBeLessThanOrEqual(60);
    expect(post.seo.description.length, slug).toBeLessThanOrEqual(155);
    for (const url of [
      post.featuredImage,
      post.author?.avatarUrl,
      ...Object.values(post.media).map((media) => media.url),
    ])
      expect((await api.app.inject({ url: url ?? '' })).statusCode, `${slug} ${url}`).toBe(200);
    // Every chart states its source.
    for (const block of content.blocks)
      if (block.type === 'chart') expect(block.source, textsOf(block)[0]).not.toBe('');
  }

  // Posts that staff delete are not added again.
  const staff = api.client(blog, await api.signIn('editor'));
  for (const { id } of posts) await staff.deletePost({ params: { id } });
  await seedPosts(api.services);
  expect((await reader.listPosts({ query: {} })).posts).toEqual([]);
});

test('never adds demo posts to a blog that has had its own post', async () => {
  const api = await apiForTest();
  const staff = api.client(blog, await api.signIn('editor'));
  const { id } = await staff.createPost({ body: { title: 'Our own' } });
  await seedPosts(api.services);
  await staff.deletePost({ params: { id } });
  await staff.deletePost({ params: { id } });
  await seedPosts(api.services);
  expect((await staff.listPosts({ query: {} })).posts).toEqual([]);
  expect(await api.db.selectFrom('media').select('id').execute()).toEqual([]);
});
