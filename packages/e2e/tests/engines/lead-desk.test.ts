import { describe } from 'vitest';
import { openSidebar } from '../pages/admin-menu.ts';
import { typeInto } from '../pages/keyboard.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { submitQuiz } from '../system/api.ts';
import { SCREENS, type Screen } from '../test.ts';
import { ENGINES, test } from './test.ts';

const screens = Object.keys(SCREENS) as Screen[];

describe.each(ENGINES)('in %s', (engine) => {
  test.concurrent.for(screens)(
    'staff can change a status by menu and key, open a lead and filter lists (%s)',
    async (screen, { visit }) => {
      const name = `Dora ${engine} ${screen}`;
      await submitQuiz({ name });
      const page = await visit(engine, screen);
      await signInPage(page).openAsOwner('/admin/inbox?view=all');
      await typeInto(page.getByPlaceholder('Search leads...'), name);
      await page.getByText('Showing 1 of 1').waitFor();
      const row = page.getByRole('row', { name: new RegExp(name) });

      await row.getByRole('button', { name: /^New: change the status/ }).click();
      await page.getByRole('menuitem', { name: /^Contacted/ }).click();
      await row.getByText('Contacted', { exact: true }).waitFor();

      await page.getByRole('heading', { name: 'Inbox', level: 1 }).click();
      await page.keyboard.press('j');
      await page.keyboard.press('1');
      await row.getByText('New', { exact: true }).waitFor();

      await page.getByRole('combobox', { name: 'Kind' }).click();
      await page.getByRole('option', { name: 'Quiz' }).click();
      await page.waitForURL(/kind=eligibility/);
      await page.getByText('Showing 1 of 1').waitFor();
      await page.getByRole('heading', { name: 'Inbox', level: 1 }).click();
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      await page.getByRole('region', { name: 'Handling' }).waitFor();
      await page.getByRole('button', { name: 'Back to List' }).click();
      await row.waitFor();

      await openSidebar(page);
      await page.getByRole('link', { name: 'Contact Submissions' }).click();
      await page.getByRole('heading', { name: 'Contact Submissions', level: 1 }).waitFor();
      await page.getByRole('button', { name: 'More filters' }).click();
      await page.getByRole('combobox', { name: 'Type' }).click();
      await page.getByRole('option', { name: 'Partner' }).click();
      await page.waitForURL(/formType=Partner/);
      await page.getByRole('textbox', { name: 'From date' }).waitFor();
    },
  );
});
