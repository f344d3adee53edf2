import { blog } from '@upcurve/contracts/blog/blog';
import { expect, test } from 'vitest';
import { apiForFile } from '../../../../test/api.ts';

const api = await apiForFile();
const headers = await api.signIn('editor', 'edith');

const content = {
  version: 1,
  blocks: [{ id: 'a', type: 'richText', nodes: [{ type: 'paragraph', text: 'Some words.' }] }],
};

test('lists current and former paths of public content only', async () => {
  const staff = api.client(blog, headers);
  const category = await staff.createCategory({ body: { name: 'Enquiries', slug: 'enquiries' } });
  await staff.createCategory({ body: { name: 'Empty', slug: 'empty' } });
  const author = await staff.createAuthor({ body: { name: 'Ada Lowe', email: 'ada@upcurve.example' } });
  const body = { excerpt: 'In short.', content, categoryId: category.id, authorId: author.id };
  const post = await staff.createPost({ body: { ...body, title: 'First' } });
  await staff.createPost({ body: { ...body, title: 'Draft' } });
  await staff.publishPost({ params: { id: post.id }, body: {} });
  for (const slug of ['second', 'third']) {
    await staff.updatePost({ params: { id: post.id }, body: { slug } });
    // This slug is never public, so it is not listed.
    await staff.updatePost({ params: { id: post.id }, body: { slug: `${slug}-draft` } });
    await staff.updatePost({ params: { id: post.id }, body: { slug } });
    await staff.publishPost({ params: { id: post.id }, body: {} });
  }
  await staff.updateCategory({ params: { id: category.id }, body: { slug: 'leads' } });

  expect(await api.client(blog, {}).listPaths()).toEqual({
    posts: [{ slug: 'third', former: ['first', 'second'], updatedAt: expect.any(String) }],
    categories: [{ slug: 'leads', former: ['enquiries'] }],
    authors: ['ada-lowe'],
  });
});
