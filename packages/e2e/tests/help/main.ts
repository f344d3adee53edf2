/*
 * Takes the screenshots of the guides in the admin's help (`pnpm demo:help`) from the running product and prints their
 * sizes.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { startThrowawayPostgres } from '@upcurve/local-postgres/start';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { freePorts, makeDataDir, startSystem } from '../system/system.ts';
import { encodeWebp } from '../webp.ts';
import { addLeads, createSampleData, type SampleData } from './sample-data.ts';
import { SHOTS, type Shot } from './shots.ts';

const FOLDER = resolve(import.meta.dirname, '../../../../apps/admin/src/features/help/pictures');
/** In CSS pixels. The files have twice the resolution. A test in the admin compares this size with its layout. */
const SIZE = { width: 744, height: 465 };
/** Hides toasts of earlier steps, and the skip link for keyboard users. */
const HIDDEN = '[aria-label^="Notifications"], a[href="#content"] { display: none }';
const MOST_BYTES = 60_000;
/** The width of the sidebar's icons. */
const SIDEBAR = 52;
/** The narrowest screen with columns, so that a screenshot contains its full width. */
const VIEWPORT = { width: SIDEBAR + 768, height: 900 };

/* The screenshots named on the command line, or all. */
const wanted = process.argv.slice(2);
const shots = Object.entries(SHOTS).filter(([name]) => wanted.length === 0 || wanted.includes(name));

const postgres = await startThrowawayPostgres();
const dataDir = makeDataDir();
const browser = await launchBrowser();
let total = 0;
try {
  await addLeads(postgres.url);
  const system = await startSystem(dataDir.path, {
    ...(await freePorts()),
    DATABASE_URL: postgres.url,
    // Enables mail, so that its settings are visible. No mail is queued.
    SMTP_URL: 'smtp://127.0.0.1:9',
  });
  try {
    const made = await createSampleData(postgres.url, system.addresses, dataDir.path);
    await mkdir(FOLDER, { recursive: true });
    for (const scheme of ['light', 'dark'] as const) {
      const page = await signIn(browser, system.addresses.admin, made, scheme);
      for (const [name, shot] of shots) {
        const bytes = await encode(browser, await take(page, system.addresses.admin, shot, made));
        total += bytes.length;
        await writeFile(join(FOLDER, `${name}-${scheme}.webp`), bytes);
        console.log(`${name}-${scheme}.webp  ${Math.round(bytes.length / 1000)} kB`);
      }
      await page.context().close();
    }
  } finally {
    await system.stop();
  }
} finally {
  await browser.close();
  await postgres.stop();
  dataDir.remove();
}
console.log(`${Math.round(total / 1000)} kB in all`);

async function signIn(browser: Browser, admin: string, { owner }: SampleData, colorScheme: 'light' | 'dark') {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    viewport: VIEWPORT,
    deviceScaleFactor: 2,
    colorScheme,
  });
  const page = await context.newPage();
  await page.goto(`${admin}/admin/login`);
  await page.getByLabel('Username').fill(owner.username);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor();
  return page;
}

/** Takes a PNG of the part of a screen that a guide describes. */
async function take(
  page: Page,
  admin: string,
  { path, prepare, from }: Shot,
  made: SampleData,
): Promise<Buffer> {
  await page.goto(admin + (typeof path === 'string' ? path : path(made)));
  await settled(page);
  await prepare?.(page, made);
  await settled(page);
  const start = from?.(page) ?? page.getByRole('heading', { level: 1 });
  // Scrolls back to the top, because fixed elements would cover the middle of the screenshot.
  const top = await start.evaluate((element) => {
    scrollTo(0, 0);
    return element.getBoundingClientRect().top;
  });
  return page.screenshot({
    fullPage: true,
    clip: { ...SIZE, x: SIDEBAR + 12, y: Math.max(0, top - 6) },
    style: HIDDEN,
  });
}

/** Waits until everything has loaded, and moves the pointer away. */
async function settled(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}

/** Encodes a picture as WebP in the best quality that stays below MOST_BYTES. */
async function encode(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    for (const quality of [0.9, 0.8, 0.7, 0.55, 0.4]) {
      const bytes = await encodeWebp(page, `data:image/png;base64,${png.toString('base64')}`, quality);
      if (bytes.length <= MOST_BYTES) return bytes;
    }
  } finally {
    await page.close();
  }
  throw new Error(`A picture stays above ${MOST_BYTES} bytes.`);
}
