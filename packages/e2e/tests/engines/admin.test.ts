import { describe, expect } from 'vitest';
import { expectAccessible } from '../accessibility.ts';
import { openSidebar } from '../pages/admin-menu.ts';
import { typeInto } from '../pages/keyboard.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { QUESTIONS } from '../pages/visitor.ts';
import { emailOf, submitQuiz } from '../system/api.ts';
import { SCREENS, type Screen } from '../test.ts';
import { ENGINES, test } from './test.ts';

const screens = Object.keys(SCREENS) as Screen[];

describe.each(ENGINES)('in %s', (engine) => {
  test.concurrent.for(screens)(
    'staff can find and open a lead, change its status and edit a question (%s)',
    async (screen, { visit, task }) => {
      // Each run changes a different question, because two changes to the same one would conflict.
      const question = QUESTIONS[2 * ENGINES.indexOf(engine) + screens.indexOf(screen)]?.text ?? '';
      // Leads with similar names are listed together, to check that the clicked one opens.
      const name = `${engine} ${screen} ${task.result?.retryCount ?? 0}`;
      for (const first of ['Ada', 'Bea', 'Cleo']) await submitQuiz({ name: `${first} ${name}` });
      const page = await visit(engine, screen);
      await signInPage(page).openAsOwner('/admin/eligibility/submissions');
      await typeInto(page.getByPlaceholder('Search submissions...'), name);
      await page.getByText('Showing 3 of 3').waitFor();
      await expectAccessible(page);
      const row = (first: string) => page.getByRole('row', { name: new RegExp(`${first} ${name}`) });

      // A click anywhere in the row opens it.
      await row('Ada').getByText('No business name').click();
      await page.getByRole('heading', { name: 'Submission Details' }).waitFor();
      await page
        .getByRole('region', { name: 'Contact Information' })
        .getByText(emailOf(`Ada ${name}`))
        .waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Back to List' }).click();
      await page.getByText('Showing 3 of 3').waitFor();

      await row('Bea')
        .getByRole('button', { name: /^Actions for/ })
        .click();
      await page.getByRole('menuitem', { name: 'Update Status' }).click();
      const dialog = page.getByRole('dialog', { name: 'Update Status' });
      await dialog.getByText(`Status of Bea ${name}`).waitFor();
      await expectAccessible(page);
      await dialog.getByRole('radio', { name: 'Contacted' }).click();
      await dialog.getByRole('button', { name: 'Update Status' }).click();
      await page.getByText('Status Updated', { exact: true }).waitFor();
      await row('Bea').getByText('Contacted', { exact: true }).waitFor();
      await row('Ada').getByText('New', { exact: true }).waitFor();

      await page.getByRole('button', { name: 'Grid view' }).click();
      await page.getByRole('button', { name: `View Details of Cleo ${name}` }).click();
      await page
        .getByRole('region', { name: 'Contact Information' })
        .getByText(emailOf(`Cleo ${name}`))
        .waitFor();

      await openSidebar(page);
      await page.getByRole('link', { name: 'Inbox', exact: true }).click();
      await page.getByRole('button', { name: /^All \d/ }).click();
      await typeInto(page.getByPlaceholder('Search leads...'), `Cleo ${name}`);
      await page.getByText('Showing 1 of 1').waitFor();
      await expectAccessible(page);
      await row('Cleo')
        .getByRole('button', { name: /^New: change the status/ })
        .click();
      await page.getByRole('menuitem', { name: /^Contacted/ }).click();
      await row('Cleo').getByText('Contacted', { exact: true }).waitFor();
      await page.getByRole('heading', { name: 'Inbox', level: 1 }).click();
      await page.keyboard.press('j');
      await page.keyboard.press('1');
      await row('Cleo').getByText('New', { exact: true }).waitFor();
      await page.getByRole('combobox', { name: 'Kind' }).click();
      await page.getByRole('option', { name: 'Quiz' }).click();
      await page.waitForURL(/kind=eligibility/);
      await page.getByText('Showing 1 of 1').waitFor();
      await page.getByRole('heading', { name: 'Inbox', level: 1 }).click();
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: `Cleo ${name}`, level: 1 }).waitFor();

      await openSidebar(page);
      await page.getByRole('link', { name: 'Questions', exact: true }).click();
      await page.getByRole('button', { name: `Edit ${question}`, exact: true }).click();
      const edit = page.getByRole('dialog', { name: 'Edit Eligibility Question' });
      await typeInto(edit.getByLabel('Question Text'), 'Who');
      await edit.getByRole('button', { name: 'Update Question' }).click();
      await edit.getByText('Question text must be at least 5 characters.').first().waitFor();
      await expectAccessible(page);
      await typeInto(edit.getByLabel('Question Text'), question);
      await edit.getByRole('button', { name: 'Update Question' }).click();
      await page.getByText('Question Updated', { exact: true }).waitFor();

      await openSidebar(page);
      await page.getByRole('button', { name: 'My Account' }).click();
      await page.getByRole('menuitemradio', { name: 'Dark' }).click();
      expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toContain('dark');
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await page.getByText('You have been successfully logged out.').waitFor();
      await page.getByLabel('Username').waitFor();
    },
  );
});
