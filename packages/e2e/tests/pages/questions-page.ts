import type { Page } from 'playwright-core';
import { signInPage } from './sign-in-page.ts';

const ADDRESS = '/admin/eligibility/questions';

/** The Eligibility Question Manager. */
export function questionsPage(page: Page) {
  const dialog = (name: string) => page.getByRole('dialog', { name });
  return {
    dialog,

    async openAsOwner() {
      await signInPage(page).openAsOwner(ADDRESS);
      await page.getByRole('heading', { name: 'Eligibility Question Manager' }).waitFor();
    },

    act: (action: 'Edit' | 'Delete', text: string) =>
      page.getByRole('button', { name: `${action} ${text}`, exact: true }).click(),

    async expectToast(title: string, description: string) {
      await page.getByText(title, { exact: true }).first().waitFor();
      await page.getByText(description).first().waitFor();
    },
  };
}
