import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addresses } from '../system/current.ts';

type Point = { x: number; y: number };

/** The viewer of stories, and the row that opens it. */
export function storyViewer(page: Page) {
  const { marketing } = addresses;
  const dialog = page.getByRole('dialog', { name: 'Stories' });
  const place = (text: string | RegExp) => dialog.getByText(text);

  const touch = async (points: readonly Point[], holdMs: number) => {
    const devtools = await page.context().newCDPSession(page);
    const [first, ...rest] = points;
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Point[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [...at] });
    await send('touchStart', [first!]);
    for (const point of rest) await send('touchMove', [point]);
    await page.waitForTimeout(holdMs);
    return { lift: () => send('touchEnd', []) };
  };

  return {
    dialog,
    link: (name: string) => page.getByRole('list', { name: 'Client stories' }).getByRole('link', { name }),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    /** Waits until the viewer announces the text, such as `Story 1 of 2: NAME, slide 1 of 3. ALT`. */
    says: (text: string | RegExp) => place(text).waitFor({ state: 'attached' }),
    address: (id: string, path = '/') => `${marketing}${path}#story-${id}`,

    /** Taps at this share of the width, halfway down. */
    async tapAt(share: number) {
      const { width, height } = page.viewportSize()!;
      await page.touchscreen.tap(width * share, height / 2);
    },
    /** Holds a finger down in the middle. The result has a function that lifts it. */
    async hold() {
      const { width, height } = page.viewportSize()!;
      return touch([{ x: width / 2, y: height / 2 }], 350);
    },
    async swipe(byX: number, byY: number) {
      const { width, height } = page.viewportSize()!;
      const steps = [0, 0.25, 0.5, 0.75, 1];
      const points = steps.map((step) => ({ x: width / 2 + byX * step, y: height / 2 + byY * step }));
      await (await touch(points, 0)).lift();
    },
    /** Returns the progress of the current bar, from 0 to 1. */
    filled: () =>
      dialog.locator('header [aria-hidden] span > span').evaluate((bar) => {
        const { width } = bar.getBoundingClientRect();
        return width / (bar.parentElement?.getBoundingClientRect().width ?? 1);
      }),
    /** Expects the focus to stay inside the viewer for this many tab stops. */
    async expectFocusInside(stops: number) {
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press('Tab');
        const isInside = await page.evaluate(
          () =>
            document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        );
        expect(isInside).toBe(true);
      }
    },
  };
}
