import { afterEach, expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { tabTo } from './pages/keyboard.ts';
import { drawPhoto, drawPng, recordClip } from './pages/sample-files.ts';
import { testimonialsPage } from './pages/testimonials-page.ts';
import { ownerApi } from './system/api.ts';
import { test } from './test.ts';

const NAMES = ['Ada Phone', 'Bea Mouse', 'Cleo Keys'];

afterEach(async () => {
  const { testimonials } = await ownerApi();
  for (const { id, name } of await testimonials.listAllStories())
    if (NAMES.includes(name)) await testimonials.deleteStory({ params: { id } });
});

test('creates a story on a phone: crops, fills, sorts and switches it on', async ({ open }) => {
  const { page } = await open('phone');
  const manager = testimonialsPage(page);
  const [name = ''] = NAMES;
  await manager.openAsOwner();
  await page.getByRole('button', { name: 'Create story' }).tap();
  const create = manager.dialog('Create story');
  await create.getByLabel('Name').fill(name);
  await expectAccessible(page);

  const photo = await drawPhoto(page, 'ada.jpg', 20);
  const avatar = create.getByRole('button', { name: /Avatar image$/ });
  await manager.choose(avatar, photo, (opener) => opener.tap());
  const crop = manager.dialog('Crop avatar');
  const area = crop.getByRole('application', { name: 'Crop area' });
  // The photo is stored as 900 × 600 and rotated upright by its metadata.
  const size = await crop
    .locator('img')
    .evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
  expect(size).toEqual([600, 900]);
  const { width = 0, height = 0 } = (await area.boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(390);
  expect(Math.abs(width - height)).toBeLessThanOrEqual(1);
  await crop.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await crop.getByText('Zoom 110%', { exact: true }).waitFor();
  await expectAccessible(page);
  await crop.getByRole('button', { name: 'Use this crop' }).tap();
  await create.getByRole('button', { name: 'Create story' }).tap();
  await page.getByText('Testimonial created successfully.').waitFor();

  const files = [
    await drawPng(page, 'phone-1.png', 40),
    await recordClip(page, 'phone-2.webm'),
    await drawPng(page, 'phone-3.png', 80),
  ];
  await manager.add(name, files, (opener) => opener.tap());
  await manager.expectSegments(name, ['phone-1.png', 'phone-2.webm', 'phone-3.png']);
  await manager.expectPublished(name, undefined);

  await manager.button('Actions for segment 3: phone-3.png').tap();
  await page.getByRole('menuitem', { name: 'Move earlier' }).tap();
  await manager.expectSegments(name, ['phone-1.png', 'phone-3.png', 'phone-2.webm']);
  // A toast may cover it for a moment.
  await page.getByRole('switch', { name: `Inactive: ${name}` }).tap();
  await page.getByRole('button', { name: 'Publish anyway' }).tap();
  await page.getByText(`${name} is active. Visitors can see it now.`).waitFor();
  await manager.expectPublished(name, ['image', 'image', 'video']);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  // The crop is 200 px square and contains no area outside the photo.
  const stored = (await manager.published(name))?.avatar ?? '';
  const cut = await page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const ink = canvas.getContext('2d')!;
    ink.drawImage(bitmap, 0, 0);
    return { width: bitmap.width, height: bitmap.height, corner: [...ink.getImageData(2, 2, 1, 1).data] };
  }, stored);
  expect(cut).toMatchObject({ width: 200, height: 200 });
  expect(Math.min(...cut.corner.slice(0, 3))).toBeLessThan(240);
});

test('by mouse: uploads files, drags segments and undoes deletions', async ({ open }) => {
  const { page } = await open('desktop');
  const manager = testimonialsPage(page);
  const name = NAMES[1] ?? '';
  await manager.openAsOwner();
  await page.getByRole('button', { name: 'Create story' }).click();
  const create = manager.dialog('Create story');
  await create.getByLabel('Name').fill(name);
  await create.getByRole('switch').click({ force: true });
  const avatar = create.getByRole('button', { name: /Avatar image$/ });
  await manager.choose(avatar, await drawPng(page, 'bea.png', 200), (opener) => opener.click());
  const crop = manager.dialog('Crop avatar');
  const status = crop.getByRole('status');
  await status.getByText('picture 0 across and 0 down').waitFor();
  const box = (await crop.getByRole('application').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -40);
  await status.getByText(/Zoom 1[1-9]0%/).waitFor();
  await page.mouse.down();
  await page.mouse.move(x + 10, y, { steps: 4 });
  await page.mouse.up();
  await status.getByText('picture 10 across and 0 down').waitFor();
  await crop.getByRole('button', { name: 'Use this crop' }).click();
  await create.getByRole('button', { name: 'Create story' }).click();
  await manager.card(name).waitFor();

  const files = [
    await drawPng(page, 'mouse-1.png', 120),
    await drawPng(page, 'mouse-2.png', 160),
    await recordClip(page, 'mouse-3.webm'),
  ];
  await manager.add(name, files, (opener) => opener.click());
  await manager.expectSegments(name, ['mouse-1.png', 'mouse-2.png', 'mouse-3.webm']);
  await manager.expectPublished(name, ['image', 'image', 'video']);
  const tiles = manager
    .card(name)
    .getByRole('list', { name: `Segments of ${name}` })
    .getByRole('listitem');
  await tiles.nth(2).dragTo(tiles.nth(0), { targetPosition: { x: 10, y: 60 } });
  await manager.expectSegments(name, ['mouse-3.webm', 'mouse-1.png', 'mouse-2.png']);
  await manager.expectPublished(name, ['video', 'image', 'image']);

  await manager.button(`Actions for ${name}`).click();
  await page.getByRole('menuitem', { name: 'Preview' }).click();
  await page.getByRole('dialog').getByText(name, { exact: true }).first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await manager.button('Actions for segment 2: mouse-1.png').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await manager.expectSegments(name, ['mouse-3.webm', 'mouse-2.png']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await manager.expectSegments(name, ['mouse-3.webm', 'mouse-1.png', 'mouse-2.png']);

  await manager.button(`Actions for ${name}`).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await manager.card(name).waitFor({ state: 'detached' });
  await manager.expectPublished(name, ['video', 'image', 'image']);
  // Leaving the page confirms the deletion.
  await page.goto('about:blank');
  await manager.expectPublished(name, undefined);
});

test('creates a story by keyboard alone', async ({ open }) => {
  const { page } = await open('desktop');
  const manager = testimonialsPage(page);
  const name = NAMES[2] ?? '';
  await manager.openAsOwner();
  await tabTo(page, page.getByRole('button', { name: 'Create story' }));
  await page.keyboard.press('Enter');
  const create = manager.dialog('Create story');
  await create.waitFor();
  await page.keyboard.type(name);
  const avatar = create.getByRole('button', { name: /Avatar image$/ });
  await tabTo(page, avatar);
  const enter = () => page.keyboard.press('Enter');
  await manager.choose(avatar, await drawPng(page, 'cleo.png', 300), enter);
  const crop = manager.dialog('Crop avatar');
  await crop.getByRole('status').getByText('Zoom 100%').waitFor();
  await tabTo(page, crop.getByRole('slider', { name: 'Zoom' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, crop.getByRole('application', { name: 'Crop area' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await crop.getByRole('status').getByText('Zoom 110%, picture 20 across and 0 down').waitFor();
  await page.keyboard.press('Control+Enter');
  await crop.waitFor({ state: 'detached' });
  await tabTo(page, create.getByRole('switch'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  await create.waitFor({ state: 'detached' });

  // The button that adds pictures has the focus.
  const opener = manager.card(name).getByRole('button', { name: 'Add pictures and clips' });
  await expect.poll(() => opener.evaluate((each) => each === document.activeElement)).toBe(true);
  const files = [await drawPng(page, 'keys-1.png', 330), await drawPng(page, 'keys-2.png', 350)];
  await manager.add(name, files, (opener) => opener.press('Enter'));
  await manager.expectSegments(name, ['keys-1.png', 'keys-2.png']);
  await tabTo(page, manager.segments(name).nth(1), 'Shift+Tab');
  await page.keyboard.press('Alt+ArrowLeft');
  await manager.expectSegments(name, ['keys-2.png', 'keys-1.png']);
  await page.getByText('Segment moved to place 1 of 2.').waitFor({ state: 'attached' });
  await manager.expectPublished(name, ['image', 'image']);

  await page.keyboard.press('Enter');
  const edit = manager.dialog('Edit segment');
  await edit.waitFor();
  await expectAccessible(page);
  await tabTo(page, edit.getByLabel('Description'), 'Shift+Tab');
  await page.keyboard.type('The second key');
  await page.keyboard.press('Control+Enter');
  await edit.waitFor({ state: 'detached' });
  const described = manager.card(name).getByRole('button', { name: /^Edit segment 1: The second key/ });
  await described.waitFor();
  await expect.poll(() => described.evaluate((each) => each === document.activeElement)).toBe(true);

  await page.keyboard.press('Delete');
  await manager.expectSegments(name, ['keys-1.png']);
  await page.keyboard.press('F8');
  await tabTo(page, page.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await manager.expectSegments(name, ['The second key', 'keys-1.png']);
});
