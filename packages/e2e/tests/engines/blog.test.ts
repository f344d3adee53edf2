import { afterAll, describe, expect } from 'vitest';
import { typeInto } from '../pages/keyboard.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { ownerApi } from '../system/api.ts';
import { addresses } from '../system/current.ts';
import { SCREENS, type Screen } from '../test.ts';
import { ENGINES, test } from './test.ts';

const screens = Object.keys(SCREENS) as Screen[];
const MARK = 'Engine post';

afterAll(async () => {
  const { blog } = await ownerApi();
  const { posts } = await blog.listPosts({ query: { search: MARK, limit: 100 } });
  for (const { id } of posts.filter(({ title }) => title.startsWith(MARK)))
    for (let times = 0; times < 2; times += 1) await blog.deletePost({ params: { id } });
});

describe.each(ENGINES)('in %s', (engine) => {
  test.for(screens)(
    'an editor can find and edit a post, which is saved automatically (%s)',
    async (screen, { visit }) => {
      const title = `${MARK} ${engine} ${screen}`;
      const { blog } = await ownerApi();
      const { id } = await blog.createPost({
        body: {
          title,
          content: {
            version: 1,
            blocks: [
              { id: 'one', type: 'richText', nodes: [{ type: 'paragraph', text: 'First words' }] },
              { id: 'two', type: 'quote', text: 'Second words', name: '', role: '' },
            ] as never,
          },
        },
      });
      const saved = async () => (await blog.getPost({ params: { idOrSlug: id } })).content.blocks;
      const page = await visit(engine, screen);
      await signInPage(page).openAsOwner('/admin/blog');
      await typeInto(page.getByRole('searchbox', { name: 'Search posts' }), title);
      await page.waitForURL(/search=/);
      await page.getByText(title, { exact: true }).first().click();
      await page.waitForURL(new RegExp(`${addresses.admin}/admin/blog/${id}/builder`));
      await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor();

      // A click anywhere in a text puts the caret there.
      await page.getByText('First words', { exact: true }).click();
      await page.getByRole('textbox', { name: 'Text', exact: true }).pressSequentially(' typed on');
      await expect.poll(async () => JSON.stringify(await saved()), { timeout: 8000 }).toContain('typed on');

      await page.getByText('Second words', { exact: true }).click();
      // The caret arrives a moment after the click.
      await page.locator('[data-block="two"][data-active]').waitFor();
      if (screen === 'phone') await page.getByRole('button', { name: 'Move up', exact: true }).click();
      else await page.keyboard.press('Alt+ArrowUp');
      await expect
        .poll(async () => (await saved()).map((block) => (block as { id?: string }).id), { timeout: 8000 })
        .toEqual(['two', 'one']);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect
        .poll(async () => (await saved()).map((block) => (block as { id?: string }).id), { timeout: 8000 })
        .toEqual(['one', 'two']);
    },
  );
});
