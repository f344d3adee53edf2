import { expect } from 'vitest';
import { expectAccessible } from '../accessibility.ts';
import { blogManagerPage } from '../pages/blog-manager-page.ts';
import { ownerApi } from '../system/api.ts';
import { addresses } from '../system/current.ts';
import { test } from '../test.ts';

/** Returns the website's status code for a slug. */
async function statusOnSite(slug: string): Promise<number> {
  return (await fetch(`${addresses.marketing}/api/blog/${slug}`)).status;
}

test('finds, edits, publishes, unpublishes and deletes a post by mouse', async ({ open }) => {
  const { blog } = await ownerApi();
  const content = {
    version: 1,
    blocks: [
      { id: 'p1', type: 'richText', nodes: [{ type: 'paragraph', text: 'One word and **another**.' }] },
    ],
  };
  const { id, slug } = await blog.createPost({
    body: { title: 'Written by mouse', excerpt: 'The cost of waiting.', content },
  });
  const { page } = await open('desktop');
  const manager = blogManagerPage(page);
  await manager.openAsOwner();
  await page.getByRole('searchbox', { name: 'Search posts' }).fill('Written by');
  await manager.row('Written by mouse').getByText('Draft').waitFor();
  await page.waitForURL('**/admin/blog?search=Written+by');
  const top = await manager.row('Written by mouse').evaluate((row) => row.getBoundingClientRect().top);
  expect(top).toBeLessThanOrEqual(230);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Actions for Written by mouse' }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Excerpt').fill('The cost of waiting, and the result.');
  await page.getByText(/^Saved \d/).waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Missing: category, author and cover. You can publish without.').waitFor();
  await expectAccessible(page);
  await manager.dialog('Publish post').getByRole('button', { name: 'Publish now' }).click();
  await manager.told('Post Published');
  expect(await statusOnSite(slug)).toBe(200);

  await page.getByRole('button', { name: 'More for this post' }).click();
  await page.getByRole('menuitem', { name: 'Revisions' }).click();
  await page.getByRole('button', { name: 'Restore this revision' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Preview', exact: true }).click();
  await page.getByText('One word and another.').waitFor();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toContain(`${addresses.marketing}/blog/preview/`);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await manager.dialog('Unpublish post').getByRole('button', { name: 'Unpublish' }).click();
  await manager.told('Post Unpublished');
  expect(await statusOnSite(slug)).toBe(404);

  await page.getByRole('button', { name: 'Back to List' }).click();
  await page.waitForURL('**/admin/blog?search=Written+by');
  await page.getByRole('button', { name: 'Actions for Written by mouse' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await manager.dialog('Delete Post').getByRole('button', { name: 'Delete Post' }).click();
  await manager.told('Post Deleted');
  await manager.row('Written by mouse').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await manager.row('Written by mouse').waitFor();
  expect(await blog.getPost({ params: { idOrSlug: id } })).toMatchObject({
    status: 'draft',
    excerpt: 'The cost of waiting, and the result.',
  });
});
