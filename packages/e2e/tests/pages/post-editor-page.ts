import type { Post } from '@upcurve/contracts/blog/posts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ownerApi } from '../system/api.ts';
import { signInPage } from './sign-in-page.ts';

/** The parts of a block that tests use. */
export interface SavedBlock {
  id: string;
  type: string;
  text?: string;
  nodes?: { text?: string }[];
  columns?: SavedBlock[][];
}

/** The visual editor of posts. */
export function postEditorPage(page: Page) {
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const blocks = page.locator('[data-block]');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  const news = page.getByRole('status', { name: 'Editor messages' });
  const id = () => /blog\/([\w-]{36})\/builder/.exec(page.url())?.[1] ?? '';

  return {
    title,
    blocks,
    text,
    news,
    id,
    button: (name: string) => page.getByRole('button', { name, exact: true }),

    async open(post?: string) {
      await signInPage(page).openAsOwner(post ? `/admin/blog/${post}/builder` : '/admin/blog/new');
      // Hundreds of blocks take a while on a busy machine.
      await title.waitFor({ timeout: 30_000 });
    },

    /** Waits until the saving state in the bar matches. */
    async expectMark(pattern: RegExp) {
      await page.getByText(pattern).first().waitFor();
    },

    async post(): Promise<Post> {
      const { blog } = await ownerApi();
      return blog.getPost({ params: { idOrSlug: id() } });
    },

    async saved(): Promise<SavedBlock[]> {
      return (await this.post()).content.blocks as unknown as SavedBlock[];
    },

    /** Waits until the server has blocks of these kinds. Brackets contain the blocks of columns. */
    async expectSaved(kinds: string) {
      await expect.poll(async () => kindsOf(await this.saved()), { timeout: 8000 }).toBe(kinds);
    },

    /** Drags one element onto another, in small steps like a hand. */
    async drag(from: Locator, to: Locator, at: 'top' | 'bottom' = 'bottom') {
      const [start, end] = [await from.boundingBox(), await to.boundingBox()];
      if (!start || !end) throw new Error('There is nothing to drag.');
      await page.mouse.move(start.x + 24, start.y + start.height / 2);
      await page.mouse.down();
      const y = at === 'top' ? end.y + 2 : end.y + end.height - 2;
      for (let step = 1; step <= 12; step += 1) {
        const share = step / 12;
        await page.mouse.move(
          start.x + 24 + (end.x + 40 - start.x - 24) * share,
          start.y + start.height / 2 + (y - start.y - start.height / 2) * share,
        );
        await page.waitForTimeout(30);
      }
      await page.mouse.move(end.x + 42, y);
      // The drop target is detected a moment after the pointer stops.
      await page.waitForTimeout(400);
      await page.mouse.up();
    },

    /** Drags by touch. The finger rests first, because moving at once scrolls the page. */
    async dragByTouch(from: Locator, to: Locator, at: 'top' | 'bottom' = 'bottom') {
      const [start, end] = [await from.boundingBox(), await to.boundingBox()];
      if (!start || !end) throw new Error('There is nothing to drag.');
      const devtools = await page.context().newCDPSession(page);
      const send = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        ...touchPoints: { x: number; y: number }[]
      ) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
      const begin = { x: start.x + 60, y: start.y + start.height / 2 };
      const goal = at === 'top' ? end.y + 2 : end.y + end.height - 2;
      await send('touchStart', begin);
      await page.waitForTimeout(600);
      for (let step = 1; step <= 12; step += 1) {
        await send('touchMove', { x: begin.x, y: begin.y + ((goal - begin.y) * step) / 12 });
        await page.waitForTimeout(30);
      }
      await page.waitForTimeout(400);
      await send('touchEnd');
    },
  };
}

const kindsOf = (blocks: readonly SavedBlock[]): string =>
  blocks
    .map(({ type, columns }) => (columns ? `${type}[${columns.map(kindsOf).join('|')}]` : type))
    .join(' ');
