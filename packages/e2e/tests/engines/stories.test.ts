import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { hydratePage } from '../pages/site-page.ts';
import { addresses } from '../system/current.ts';
import { publishStories } from '../system/stories.ts';
import type { EnginePage } from './page.ts';
import { ENGINES, test } from './test.ts';

const { marketing } = addresses;

let stories: Awaited<ReturnType<typeof publishStories>>;
beforeAll(async () => {
  stories = await publishStories();
  await vi.waitFor(
    async () => expect(await (await fetch(marketing)).text()).toContain('>Harbour</span></a>'),
    2500,
  );
});
afterAll(() => stories.remove());

/** The story viewer, with methods that work in every engine. */
function viewerOn(page: EnginePage) {
  const dialog = page.getByRole('dialog', { name: 'Stories' });
  return {
    says: (text: string) => dialog.getByText(text).waitFor({ state: 'attached' }),
    isGone: () => dialog.waitFor({ state: 'detached' }),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
  };
}

describe.each(ENGINES)('in %s', (engine) => {
  test('a press opens a story; keys, buttons and Back work', async ({ visit }) => {
    const page = await visit(engine, 'desktop');
    const viewer = viewerOn(page);
    await page.goto(`${marketing}/stories-test`);
    await hydratePage(page);
    await page.getByRole('link', { name: 'Linden' }).click();
    await viewer.says('Story 1 of 2: Linden, slide 1 of 3');
    // Pauses the story, because not every engine can emulate reduced motion.
    await page.keyboard.press(' ');
    await page.keyboard.press('ArrowRight');
    await viewer.says('Story 1 of 2: Linden, slide 2 of 3');
    await viewer.button('Next slide').click();
    await viewer.says('Story 1 of 2: Linden, slide 3 of 3');
    await viewer.button('Next story: Harbour').click();
    await viewer.says('Story 2 of 2: Harbour');
    // In Firefox, `goBack` would wait for a page load.
    await page.evaluate(() => history.back());
    await viewer.isGone();
  });

  test('a link opens a story without a tap; Escape closes it', async ({ visit }) => {
    const page = await visit(engine, 'phone');
    const viewer = viewerOn(page);
    await page.goto(`${marketing}/#story-${stories.harbour}`);
    await viewer.says('Story 2 of 2: Harbour, slide 1 of 1. Today, in figures');
    await page.keyboard.press('Escape');
    await viewer.isGone();
    await page.waitForURL(`${marketing}/`);
  });
});
