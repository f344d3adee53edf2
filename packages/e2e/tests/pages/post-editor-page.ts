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

/** Whether the caret is at the end of the text in an element. */
const isCaretAtEnd = (place: Locator) =>
  place.evaluate((element) => {
    const { focusNode, focusOffset } = getSelection() ?? {};
    if (!focusNode || !element.contains(focusNode)) return false;
    const rest = document.createRange();
    rest.selectNodeContents(element);
    rest.setStart(focusNode, focusOffset ?? 0);
    return rest.toString() === '';
  });

/** The visual editor of posts. */
export function postEditorPage(page: Page) {
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  const news = page.getByRole('status', { name: 'Editor messages' });
  const id = () => /blog\/([\w-]{36})\/builder/.exec(page.url())?.[1] ?? '';

  return {
    title,
    text,
    news,
    id,
    /** The element of a block, by the block's id. */
    block: (blockId: string) => page.locator(`[data-block="${blockId}"]`).first(),
    button: (name: string) => page.getByRole('button', { name, exact: true }),

    /** Puts the caret at the end of the text in an element. */
    async writeAt(place: Locator) {
      // The editor follows the new selection a little later, and may put it back if it changes the document meanwhile.
      await expect
        .poll(async () => {
          await place.click();
          await page.keyboard.press('End');
          await page.waitForTimeout(100);
          return isCaretAtEnd(place);
        })
        .toBe(true);
    },

    async open(post?: string) {
      await signInPage(page).openAsOwner(post ? `/admin/blog/${post}/builder` : '/admin/blog/new');
      // Hundreds of blocks take a while on a busy machine.
      await title.waitFor({ timeout: 30_000 });
    },

    /** Waits until the saving state in the bar matches. On phones, it is the name of an icon. */
    async expectMark(pattern: RegExp, options?: { timeout: number }) {
      await page
        .getByText(pattern)
        .or(page.getByRole('button', { name: pattern }))
        .first()
        .waitFor(options);
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
      const x = start.x + Math.min(24, start.width / 2);
      await page.mouse.move(x, start.y + start.height / 2);
      await page.mouse.down();
      const y = at === 'top' ? end.y + 2 : end.y + end.height - 2;
      for (let step = 1; step <= 12; step += 1) {
        const share = step / 12;
        await page.mouse.move(
          x + (end.x + 40 - x) * share,
          start.y + start.height / 2 + (y - start.y - start.height / 2) * share,
        );
        await page.waitForTimeout(30);
      }
      await page.mouse.move(end.x + 42, y);
      // The drop target is detected a moment after the pointer stops.
      await page.waitForTimeout(400);
      await page.mouse.up();
    },
  };
}

const kindsOf = (blocks: readonly SavedBlock[]): string =>
  blocks
    .map(({ type, columns }) => (columns ? `${type}[${columns.map(kindsOf).join('|')}]` : type))
    .join(' ');
