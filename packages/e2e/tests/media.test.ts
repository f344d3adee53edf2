import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import {
  CAMERA_NOTE,
  drawPhoto,
  drawPng,
  recordClip,
  type SampleFile,
  writeCaptions,
} from './pages/sample-files.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { test } from './test.ts';

const LIBRARY = '/admin/media';
const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Media' }).getByRole('listitem').filter({ hasText: name });

async function upload(page: Page, files: SampleFile[]) {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await (await choosing).setFiles(files);
}

/** Returns the bytes of a response as text, to search for markers. */
const textOf = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  }, address);

test.concurrent.for([
  ['phone', 10],
  ['desktop', 190],
] as const)('uploads, finds, describes and deletes files (%s)', async ([screen, hue], { open }) => {
  const { page, watch } = await open(screen);
  await signInPage(page).openAsOwner(LIBRARY);
  await page.getByRole('heading', { name: 'Media', level: 1 }).waitFor();
  const names = {
    drawing: `curve-${screen}.png`,
    photo: `room-${screen}.jpg`,
    clip: `walk-${screen}.webm`,
    captions: `walk-${screen}.vtt`,
    fake: `notes-${screen}.png`,
  };
  const files = [
    await drawPng(page, names.drawing, hue),
    await drawPhoto(page, names.photo, hue),
    await recordClip(page, names.clip),
    writeCaptions(names.captions, `Welcome, ${screen}`),
    { name: names.fake, mimeType: 'image/png', buffer: Buffer.from('Only words, whatever the name says.') },
  ];
  watch.expect(/status of 415/);
  await upload(page, files);
  const uploads = page.getByRole('group', { name: 'Uploads' });
  await uploads.getByRole('status').getByText('4 files uploaded · 1 file not uploaded').waitFor();
  const refused = uploads.getByRole('listitem');
  expect(await refused.allTextContents()).toEqual([
    expect.stringContaining('Send a JPEG, PNG or WebP picture, an MP4 or WebM video, or WebVTT captions.'),
  ]);
  await expectAccessible(page);
  await uploads.getByRole('button', { name: `Remove ${names.fake} from this list` }).click();
  await uploads.getByRole('button', { name: 'Clear finished uploads' }).click();

  // The browser has sent the clip's duration and poster.
  await card(page, names.clip)
    .getByText(/^0:0[12]$/)
    .waitFor();
  await card(page, names.clip)
    .getByText(/^Video · 270×480 · /)
    .waitFor();
  const poster = card(page, names.clip).locator('img');
  await poster.evaluate((img: HTMLImageElement) => img.decode());
  expect(await poster.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(270);
  await card(page, names.captions)
    .getByText(/^Captions · /)
    .waitFor();
  await card(page, names.photo)
    .getByText(/^Picture · 600×900 · /)
    .waitFor();

  await page.getByRole('searchbox', { name: 'Search media' }).fill(names.photo.toUpperCase());
  await page.getByText('Showing 1 of 1').waitFor();
  await page.getByRole('link', { name: names.photo }).click();
  const dialog = page.getByRole('dialog', { name: names.photo });
  await dialog.getByText('Not used yet.').waitFor();
  const address = (await dialog.getByRole('link', { name: 'Open file' }).getAttribute('href')) ?? '';
  const stored = await textOf(page, address);
  expect(stored.startsWith('\xff\xd8\xff')).toBe(true);
  expect(stored).not.toContain(CAMERA_NOTE);
  expect(stored).not.toContain('Exif');
  await expectAccessible(page);

  await dialog.getByRole('textbox', { name: 'Description' }).fill(`A bright room on a ${screen}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Saved').waitFor();
  const point = dialog.getByRole('slider', { name: 'Focal point' });
  await dialog
    .locator('img')
    .first()
    .click({ position: { x: 20, y: 20 } });
  const isKept = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await point.press('Shift+ArrowRight');
  await isKept;
  const place = await point.getAttribute('aria-valuetext');
  expect(place).toMatch(/^1\d % from the left, [1-9] % from the top$/);
  await page.reload();
  expect(await point.getAttribute('aria-valuetext')).toBe(place);
  expect(await dialog.getByRole('textbox', { name: 'Description' }).inputValue()).toBe(
    `A bright room on a ${screen}`,
  );
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  const search = page.getByRole('searchbox', { name: 'Search media' });
  await search.fill('');
  await card(page, names.drawing).waitFor();
  await search.fill(`bright room on a ${screen}`);
  await card(page, names.drawing).waitFor({ state: 'detached' });
  await page.getByText('Showing 1 of 1').waitFor();
  expect(await card(page, names.photo).getByText('No description').count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: names.photo }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete file' });
  await question.getByText(`A bright room on a ${screen}`).waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete file' }).click();
  await page.getByText('File Deleted', { exact: true }).waitFor();
  await page.getByText('Nothing found').waitFor();
  watch.expect(/status of 404/);
  expect(await page.evaluate(async (url) => (await fetch(url, { cache: 'reload' })).status, address)).toBe(
    404,
  );
});

test('shows the progress of an upload, and keeps nothing of a cancelled one', async ({ open }) => {
  const { page } = await open('desktop');
  await signInPage(page).openAsOwner(LIBRARY);
  await page.getByRole('heading', { name: 'Media', level: 1 }).waitFor();
  // A connection on which 8 MB take more than a minute.
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 100_000,
  });
  const head = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
  const buffer = Buffer.concat([head, Buffer.alloc(8_000_000)]);
  await upload(page, [{ name: 'long.webm', mimeType: 'video/webm', buffer }]);
  const uploads = page.getByRole('group', { name: 'Uploads' });
  await uploads.getByText(/^Sending [1-9]/).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Blog Posts' }).click();
  const question = page.getByRole('dialog', { name: 'Uploads are running' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await uploads.getByRole('button', { name: 'Cancel long.webm' }).click();
  await uploads.getByText(/^Cancelled\./).waitFor();
  await uploads.getByRole('button', { name: 'Retry long.webm' }).waitFor();
  await page.getByRole('link', { name: 'Blog Posts' }).click();
  await page.waitForURL('**/admin/blog');
  await page.goBack();
  await page.getByRole('searchbox', { name: 'Search media' }).fill('long.webm');
  await page.getByText('Nothing found').waitFor();
});
