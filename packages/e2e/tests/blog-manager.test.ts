import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { blogManagerPage } from './pages/blog-manager-page.ts';
import { tabTo } from './pages/keyboard.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { ownerApi } from './system/api.ts';
import { test } from './test.ts';

const NAMES = { category: 'Manager Tests', author: 'Mabel Tester' };
const paragraph = (text: string) => ({
  version: 1,
  blocks: [{ id: 'p1', type: 'richText', nodes: [{ type: 'paragraph', text }] }],
});

async function clean() {
  const { blog, media } = await ownerApi();
  for (const status of ['', 'trash'] as const) {
    const { posts } = await blog.listPosts({ query: { search: 'Managed', ...(status && { status }) } });
    // The search also finds posts with this word in their text.
    for (const { id, deletedAt } of posts.filter(({ title }) => title.includes('Managed'))) {
      if (!deletedAt) await blog.deletePost({ params: { id } });
      await blog.deletePost({ params: { id } });
    }
  }
  for (const { id, name } of await blog.listCategories())
    if (name.startsWith(NAMES.category)) await blog.deleteCategory({ params: { id } });
  for (const { id, name } of await blog.listAuthors())
    if (name.startsWith(NAMES.author)) await blog.deleteAuthor({ params: { id } });
  for (const { id } of (await media.listMedia({ query: { search: 'managed-room.png' } })).items)
    await media.deleteMedia({ params: { id } });
}
beforeEach(clean);
afterEach(clean);

async function makePost(title: string, excerpt = 'The cost of waiting.') {
  const { blog } = await ownerApi();
  return blog.createPost({ body: { title, excerpt, content: paragraph('One word and **another**.') } });
}

test('leads by keyboard from a problem that prevents publishing to its field', async ({ open }) => {
  await makePost('Managed by keys', '');
  const { page } = await open('desktop');
  const manager = blogManagerPage(page);
  await manager.openAsOwner('/admin/blog?search=Managed');
  await manager.row('Managed by keys').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await expect.poll(focused).toBe('post-panel-title');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');

  await page.keyboard.press('Control+Enter');
  const dialog = manager.dialog('Publish post');
  const finding = dialog.getByRole('button', { name: 'Give the post a title.' });
  await finding.waitFor();
  await expectAccessible(page);
  await tabTo(page, finding, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('post-panel-title');
  await page.keyboard.type('Managed by keys');
  await page.getByText(/^Saved \d/).waitFor();

  await page.keyboard.press('Control+Enter');
  await dialog.getByText('Missing: category, author, cover and excerpt. You can publish without.').waitFor();
  await tabTo(page, dialog.getByRole('radio', { name: 'Now' }));
  await page.keyboard.press('ArrowDown');
  const day = dialog.getByLabel(/^Day/);
  await tabTo(page, day);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('25/03/2035');
  const time = dialog.getByLabel('Time in London');
  await tabTo(page, time);
  await page.keyboard.type('0130');
  // The clocks skip 01:30 on this day.
  await dialog.getByText('Goes public 25 Mar 2035, 02:30 BST.').waitFor();
  await expectAccessible(page);
  await tabTo(page, dialog.getByRole('button', { name: 'Schedule' }));
  await page.keyboard.press('Enter');
  await manager.told('Post Scheduled');
  await expect.poll(focused).toBe('post-panel-title');
});

test('edits the fields of a post on a phone', async ({ open }) => {
  const { id } = await makePost('Managed by thumb');
  const { page } = await open('phone');
  await signInPage(page).openAsOwner(`/admin/blog/${id}/edit`);
  const panel = page.getByRole('dialog', { name: 'Post' });
  await panel.getByLabel('Excerpt').fill('By thumb.');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: /^Saved \d/ }).waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).tap();
  await blogManagerPage(page).dialog('Publish post').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const { blog } = await ownerApi();
  expect((await blog.getPost({ params: { idOrSlug: id } })).excerpt).toBe('By thumb.');
});

test('imports a WordPress file, fetches its pictures and shows them in the draft', async ({ open }) => {
  const { page } = await open('desktop');
  const bytes = await page.screenshot({ clip: { x: 0, y: 0, width: 80, height: 60 } });
  const site = createServer(({ url }, response) =>
    url === '/managed-room.png' ? response.end(bytes) : response.writeHead(404).end(),
  ).listen(0, '127.0.0.1');
  onTestFinished(() => void site.close());
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  const image = (name: string) => `<img src="http://127.0.0.1:${port}/${name}" alt="A treatment room">`;
  const file = `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
    xmlns:wp="http://wordpress.org/export/1.2/"><channel><wp:wxr_version>1.2</wp:wxr_version><item>
    <title>Managed import</title><wp:post_name>managed-import</wp:post_name><wp:post_type>post</wp:post_type>
    <content:encoded><![CDATA[<p>Hello.</p>${image('managed-room.png')}${image('gone.png')}]]></content:encoded>
    </item></channel></rss>`;

  await blogManagerPage(page).openAsOwner('/admin/blog/transfer');
  await page
    .getByTestId('import-file')
    .setInputFiles({ name: 'blog.xml', mimeType: 'text/xml', buffer: Buffer.from(file) });
  await page.getByRole('checkbox', { name: /^Fetch missing pictures/ }).check();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const shown = page.getByRole('region', { name: 'Pictures of the old blog' });
  await shown.getByText('1 of 2 pictures fetched, 1 failed').waitFor();
  await shown.getByText('The site answered with status 404.').waitFor();
  const drafts = page.getByRole('link', { name: 'Open the drafts' });
  await drafts.waitFor();
  await expectAccessible(page);
  await drafts.click();
  await page.getByRole('link', { name: 'Managed import', exact: true }).click();
  const picture = page.getByRole('img', { name: 'A treatment room' });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const { media } = await ownerApi();
  const { items } = await media.listMedia({ query: { search: 'managed-room.png' } });
  expect(items).toHaveLength(1);
});
