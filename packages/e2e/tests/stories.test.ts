import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { tabTo } from './pages/keyboard.ts';
import { sitePage } from './pages/site-page.ts';
import { storyViewer } from './pages/story-viewer.ts';
import { addresses } from './system/current.ts';
import { startReplica } from './system/replica.ts';
import { publishStories, SLIDE_MS } from './system/stories.ts';
import { type Screen, test } from './test.ts';

const { marketing, api } = addresses;
const MOVING = { reducedMotion: 'no-preference' } as const;

const BEFORE = 'Story 1 of 2: Linden, slide 1 of 3. Before, in figures';
const CLIP = 'Story 1 of 2: Linden, slide 2 of 3. What we changed';
const AFTER = 'Story 1 of 2: Linden, slide 3 of 3. After, in figures';
const TODAY = 'Story 2 of 2: Harbour, slide 1 of 1. Today, in figures';

let stories: Awaited<ReturnType<typeof publishStories>>;

const pageOf = (site: string, path = '/') => fetch(site + path).then((response) => response.text());
const seen = (site: string, name: string, isThere: boolean) =>
  vi.waitFor(async () => expect((await pageOf(site)).includes(`>${name}</span></a>`)).toBe(isThere), {
    timeout: 2500,
    interval: 100,
  });

beforeAll(async () => {
  stories = await publishStories();
  await seen(marketing, 'Harbour', true);
});
afterAll(() => stories.remove());

test('by touch: the first tap opens a story; taps, a hold and swipes work as usual on phones', async ({
  open,
}) => {
  const { page } = await open('phone', MOVING);
  const viewer = storyViewer(page);
  await sitePage(page).openAlive('/');
  await viewer.link('Linden').tap();
  await viewer.says(BEFORE);
  expect(page.url()).toBe(viewer.address(stories.linden));

  const resting = await viewer.hold();
  const filled = await viewer.filled();
  await page.waitForTimeout(300);
  expect(await viewer.filled()).toBeCloseTo(filled, 2);
  await resting.lift();
  await viewer.says(BEFORE);
  await vi.waitFor(async () => expect(await viewer.filled()).toBeGreaterThan(filled));

  await viewer.tapAt(0.8);
  await viewer.says(CLIP);
  await viewer.tapAt(0.2);
  await viewer.says(BEFORE);
  await viewer.swipe(-150, 10);
  await viewer.says(TODAY);
  expect(page.url()).toBe(viewer.address(stories.harbour));
  await viewer.swipe(150, 10);
  await viewer.says(BEFORE);
  await viewer.swipe(10, 250);
  await viewer.dialog.waitFor({ state: 'detached' });
  expect(page.url()).toBe(`${marketing}/`);
});

test('plays through pictures and clips by itself, and closes after the last', async ({ open }) => {
  const { page } = await open('phone', MOVING);
  const viewer = storyViewer(page);
  await sitePage(page).open(`/#story-${stories.linden}`);
  for (const words of [BEFORE, CLIP, AFTER, TODAY]) await viewer.says(words);
  await viewer.dialog.waitFor({ state: 'detached' });
});

test('works by keyboard, with the focus kept inside and returned', async ({ open }) => {
  const { page } = await open('desktop', MOVING);
  const viewer = storyViewer(page);
  await sitePage(page).openAlive('/', 'Reject');
  const link = viewer.link('Linden');
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await viewer.says(BEFORE);
  await page.keyboard.press('Space');
  await viewer.button('Play').waitFor();
  await page.waitForTimeout(SLIDE_MS + 500);
  await viewer.says(BEFORE);
  await viewer.expectFocusInside(8);

  await page.keyboard.press('ArrowRight');
  await viewer.says(CLIP);
  await page.keyboard.press('ArrowLeft');
  await viewer.says(BEFORE);
  await page.keyboard.press('Shift+ArrowRight');
  await viewer.says(TODAY);
  await viewer.dialog.getByRole('link', { name: 'Visit harbour.example (opens in a new tab)' }).waitFor();
  await page.keyboard.press('PageUp');
  await viewer.says(BEFORE);
  await page.keyboard.press('Escape');
  await viewer.dialog.waitFor({ state: 'detached' });
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('by mouse: arrows change the slide, and a button opens the next story', async ({ open }) => {
  const { page } = await open('desktop');
  const viewer = storyViewer(page);
  await sitePage(page).openAlive('/stories-test');
  await viewer.link('Linden').click();
  await viewer.says(BEFORE);
  await expectAccessible(page);
  await viewer.button('Next slide').click();
  await viewer.says(CLIP);
  await viewer.button('Previous slide').click();
  await viewer.says(BEFORE);
  await viewer.button('Next story: Harbour').click();
  await viewer.says(TODAY);
  expect(page.url()).toBe(viewer.address(stories.harbour, '/stories-test'));
  await viewer.button('Close').click();
  await viewer.dialog.waitFor({ state: 'detached' });
});

test('a press that lasts until hydration opens the story, and the cookie choice does not cover it', async ({
  open,
}) => {
  const { page } = await open('desktop');
  const viewer = storyViewer(page);
  const site = sitePage(page);
  let sendScript = () => {};
  const isPressed = new Promise<void>((resolve) => {
    sendScript = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isPressed;
    await route.continue();
  });
  await site.open('/stories-test');
  const link = viewer.link('Linden');
  // Moves the link to where the cookie choice would appear.
  await link.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  sendScript();
  await site.wake();
  expect(await site.choice.isVisible()).toBe(false);
  await page.mouse.up();
  await viewer.says(BEFORE);
  await viewer.button('Close').click();
  await site.choice.waitFor();
});

test('with reduced motion nothing advances by itself, and a film waits for its play button', async ({
  open,
}) => {
  const { page } = await open('phone');
  const viewer = storyViewer(page);
  await sitePage(page).open(`/#story-${stories.linden}`);
  await viewer.says(BEFORE);
  await page.waitForTimeout(SLIDE_MS + 500);
  await viewer.says(BEFORE);
  await viewer.tapAt(0.8);
  await viewer.says(CLIP);
  const film = viewer.dialog.locator('video:visible');
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await expectAccessible(page);
  await viewer.button('Play').tap();
  await vi.waitFor(async () =>
    expect(await film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0),
  );
});

test('shows captions below the film, and keeps the settings for sound and captions', async ({ open }) => {
  const { page } = await open('desktop');
  const viewer = storyViewer(page);
  const toFilm = async () => {
    await viewer.says(BEFORE);
    await page.keyboard.press('ArrowRight');
    await viewer.says(CLIP);
  };
  await sitePage(page).open(`/#story-${stories.linden}`);
  await toFilm();
  await page.keyboard.press('Space');
  const words = viewer.dialog.getByText('We rang every enquiry.');
  await words.waitFor();
  await page.keyboard.press('m');
  await viewer.button('Mute').waitFor();
  await page.keyboard.press('c');
  await words.waitFor({ state: 'detached' });

  await page.reload();
  await toFilm();
  await viewer.button('Mute').waitFor();
  await viewer.dialog.getByRole('button', { name: 'Captions', pressed: false }).waitFor();
});

test('without script the row links to plain pages with the full content', async ({ open }) => {
  const { page } = await open('phone', { javaScriptEnabled: false });
  await sitePage(page).open('/');
  await storyViewer(page).link('Linden').tap();
  await page.waitForURL(`${marketing}/stories/${stories.linden}`);
  await page.getByRole('heading', { level: 1, name: 'Linden' }).waitFor();
  await page.getByRole('img', { name: 'Before, in figures' }).waitFor();
  const film = page.locator('video[controls][playsinline][poster]');
  expect(await film.locator('track[kind=captions]').count()).toBe(1);
  await page.getByRole('link', { name: 'Talk to us' }).waitFor();
  await page.getByRole('link', { name: 'Next story Harbour' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Harbour' }).waitFor();
  expect(await page.getByRole('link', { name: 'Watch it full screen' }).isVisible()).toBe(false);
});

test('a press leads to the plain page if the viewer cannot be loaded', async ({ open }) => {
  const { page, watch } = await open('phone');
  watch.expect(/StoryViewer|Failed to fetch dynamically|status of 404/);
  await page.route('**/assets/StoryViewer*', (route) => route.fulfill({ status: 404 }));
  await sitePage(page).open('/');
  await storyViewer(page).link('Linden').tap();
  await page.waitForURL(`${marketing}/stories/${stories.linden}`);
});

describe.each(['phone', 'desktop'] satisfies Screen[])('on a %s', (screen) => {
  test('the row, the plain page and the how-to are accessible and fit the screen', async ({ open }) => {
    const { page } = await open(screen);
    for (const path of ['/', '/stories-test', `/stories/${stories.linden}`]) {
      await page.goto(marketing + path);
      await expectAccessible(page);
      const [wide, room] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(wide, path).toBe(room);
    }
  });

  test('the home page shows the stories as stills of 9:16', async ({ open }) => {
    const { page } = await open(screen);
    await sitePage(page).open('/');
    const box = await storyViewer(page).link('Linden').boundingBox();
    expect([box?.width, box?.height]).toEqual(screen === 'phone' ? [99, 176] : [157.5, 280]);
  });
});

test('a story disappears from the page within 2 s of being switched off, and reappears as fast', async () => {
  await stories.turnOn(stories.harbour, false);
  await seen(marketing, 'Harbour', false);
  // The cached home page may have expired before this process received the change.
  await vi.waitFor(
    async () => expect((await fetch(`${marketing}/stories/${stories.harbour}`)).status).toBe(404),
    { timeout: 2500, interval: 100 },
  );
  await stories.turnOn(stories.harbour, true);
  await seen(marketing, 'Harbour', true);
});

test('another replica follows as fast, and still serves stories while the API is down', async () => {
  const replica = await startReplica(api);
  try {
    await stories.turnOn(stories.harbour, false);
    await seen(replica.url, 'Harbour', false);
    await stories.turnOn(stories.harbour, true);
    await seen(replica.url, 'Harbour', true);
    replica.cutApi();
    expect(await pageOf(replica.url)).toContain('>Linden</span></a>');
    expect(await pageOf(replica.url, '/stories.json')).toContain('What we changed');
    expect((await fetch(`${replica.url}/stories/${stories.linden}`)).status).toBe(200);
  } finally {
    await replica.stop();
  }
});
