import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { type Credentials, OWNER, ownerApi, setupLink } from '../system/api.ts';

/** The admin app's login. */
export function signInPage(page: Page) {
  const { admin } = inject('addresses');
  return {
    async fillIn({ username, password }: Credentials) {
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
    },

    /** Opens an address of the admin app as the owner. */
    async openAsOwner(path: string) {
      if (setupLink()) await ownerApi();
      await this.openAs(OWNER, path);
    },

    async openAs(credentials: Credentials, path: string) {
      await page.goto(admin + path);
      await this.fillIn(credentials);
      await page.getByText('Login successful', { exact: true }).waitFor();
    },
  };
}
