import { expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { ownerApi, submitQuiz } from './system/api.ts';
import { addresses } from './system/current.ts';
import { test } from './test.ts';

const SALES = { username: 'sam.sales', password: 'marble kettle tunnel 41' };

test('a sales colleague registers with an invite and sees leads, but no webhooks or questions', async ({
  open,
}) => {
  const { team } = await ownerApi();
  await submitQuiz({ name: 'Sally Lead' });
  const { link } = await team.createInvite({ body: { role: 'sales' } });
  const { admin } = addresses;
  const { page, watch } = await open('desktop');
  await signInPage(page).register(link, SALES);

  await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Sally Lead' }).waitFor();
  const tabs = page.getByRole('tablist', { name: 'Eligibility Analyzer' }).getByRole('tab');
  for (const name of ['Inbox', 'Eligibility Submissions', 'Contact Submissions'])
    await tabs.and(page.getByRole('tab', { name, exact: true })).waitFor();
  expect(await tabs.count()).toBe(3);
  await page.getByRole('button', { name: 'Actions for Sally Lead' }).click();
  await page.getByRole('menuitem', { name: 'Assign to me' }).waitFor();
  expect(await page.getByRole('menuitem').allTextContents()).not.toContain('Delete');
  await page.keyboard.press('Escape');

  for (const path of ['/admin/eligibility/webhook', '/admin/eligibility/questions']) {
    await page.goto(admin + path);
    await page.getByRole('heading', { name: '403 Not Allowed' }).waitFor();
    await expectAccessible(page);
  }
  // The server also rejects direct calls.
  watch.expect(/status of 403/);
  const statuses = await page.evaluate(() =>
    Promise.all(
      ['/api/admin/webhook/settings', '/api/admin/users', '/api/eligibility/submissions'].map(
        async (path) => (await fetch(path)).status,
      ),
    ),
  );
  expect(statuses).toEqual([403, 403, 200]);

  const users = await team.listUsers();
  const sam = users.find(({ username }) => username === SALES.username);
  await team.updateUser({ params: { id: sam?.id ?? '' }, body: { isDisabled: true } });
  watch.expect(/status of 401/);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByText(/^Your session has ended/).waitFor();
  await signInPage(page).fillIn(SALES);
  await page.getByText('Login failed', { exact: true }).waitFor();
});
