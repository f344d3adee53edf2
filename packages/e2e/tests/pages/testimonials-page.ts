import type { Story } from '@upcurve/contracts/testimonials/testimonials';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { addresses } from '../system/current.ts';
import type { SampleFile } from './sample-files.ts';
import { signInPage } from './sign-in-page.ts';

const ADDRESS = '/admin/testimonials';

/** Returns the public story with this name; undefined if the website does not show it. */
async function published(name: string): Promise<Story | undefined> {
  const response = await fetch(`${addresses.marketing}/api/testimonials`);
  const stories = (await response.json()) as Story[];
  return stories.find((story) => story.name === name);
}

/** The screen that manages testimonial stories. */
export function testimonialsPage(page: Page) {
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const card = (name: string) =>
    page
      .getByRole('list', { name: 'Testimonials' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
  const segments = (name: string) => card(name).getByRole('button', { name: /^Edit segment/ });

  return {
    dialog,
    button,
    card,
    segments,

    async openAsOwner() {
      await signInPage(page).openAsOwner(ADDRESS);
      await page.getByRole('heading', { name: 'Testimonials', level: 1 }).waitFor();
    },

    /** Opens the system's file dialog and chooses files. */
    async choose(
      opener: Locator,
      files: SampleFile | SampleFile[],
      press: (opener: Locator) => Promise<void>,
    ) {
      const choosing = page.waitForEvent('filechooser');
      // Waits a frame, because a key press may arrive before the browser intercepts file dialogs.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await press(opener);
      await (await choosing).setFiles(files);
    },

    /** Uploads files one after another to a story. `press` opens its dialog. */
    async add(name: string, files: SampleFile[], press: (opener: Locator) => Promise<void>) {
      await press(card(name).getByRole('button', { name: 'Add pictures and clips' }));
      const picker = dialog(`Add to ${name}`);
      for (const [i, file] of files.entries()) {
        await this.choose(picker.getByRole('button', { name: 'Upload', exact: true }), file, press);
        await picker.getByText(`${i + 1} chosen`).waitFor({ timeout: 20_000 });
      }
      await press(picker.getByRole('button', { name: /^Add (file|\d+ files)$/ }));
      await picker.waitFor({ state: 'detached' });
    },

    /** Expects a story's segments to have these files, in this order. */
    async expectSegments(name: string, fileNames: string[]) {
      await expect
        .poll(() => segments(name).evaluateAll((found) => found.map((each) => (each as HTMLElement).title)), {
          timeout: 20_000,
        })
        .toEqual(fileNames);
    },

    /** Expects the types of a story's public segments; undefined if the story must not be public. */
    async expectPublished(name: string, types: string[] | undefined) {
      const shown = async () => (await published(name))?.segments.map(({ type }) => type);
      await expect.poll(shown, { timeout: 10_000 }).toEqual(types);
    },

    published,
  };
}
