import type { Page } from 'playwright-core';
import { signInPage } from './sign-in-page.ts';

/** The blog's lists in the admin, and the screens of one post. */
export function blogManagerPage(page: Page) {
  const dialog = (name: string) => page.getByRole('dialog', { name });
  return {
    dialog,
    row: (title: string) =>
      page
        .getByRole('table', { name: 'Posts' })
        .getByRole('row')
        .filter({ has: page.getByRole('link', { name: title, exact: true }) }),

    async openAsOwner(path = '/admin/blog') {
      await signInPage(page).openAsOwner(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },

    /** Waits for a toast. */
    told: (words: string | RegExp) => page.getByText(words).first().waitFor(),
  };
}
