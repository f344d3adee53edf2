import type { EnginePage } from '../engines/page.ts';
import { type Credentials, OWNER, ownerApi, setupLink } from '../system/api.ts';
import { addresses } from '../system/current.ts';
import { typeInto } from './keyboard.ts';

/** The admin app's login. */
export function signInPage(page: EnginePage) {
  const { admin } = addresses;
  return {
    async fillIn({ username, password }: Credentials) {
      await typeInto(page.getByLabel('Username'), username);
      await typeInto(page.getByLabel('Password', { exact: true }), password);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
    },

    /** Registers a member by an invite link, which also signs in. */
    async register(link: string, { username, password }: Credentials) {
      await page.goto(link);
      await typeInto(page.getByLabel('Username'), username);
      await typeInto(page.getByLabel('Password', { exact: true }), password);
      await page.getByRole('button', { name: 'Register', exact: true }).click();
      await page.getByText(`Welcome, ${username}!`).waitFor();
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
