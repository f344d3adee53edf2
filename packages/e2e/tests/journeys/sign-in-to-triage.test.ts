import { expect } from 'vitest';
import { expectAccessible } from '../accessibility.ts';
import { openSidebar } from '../pages/admin-menu.ts';
import { expectPrintable, handle, withClipboard } from '../pages/lead-page.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { emailOf, OWNER, setupLink, submitQuiz } from '../system/api.ts';
import { addresses } from '../system/current.ts';
import { test } from '../test.ts';

test('the owner registers through the set-up link, which works once', async ({ open }) => {
  const { admin } = addresses;
  const link = setupLink() ?? '';
  expect(link).toMatch(new RegExp(`^${admin}/auth\\?invite=\\S+$`));

  const { page } = await open('desktop');
  await page.goto(link);
  await page.getByRole('heading', { name: 'Upcurve admin' }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Username').fill(OWNER.username);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();

  await page.getByText(`Welcome, ${OWNER.username}!`).waitFor();
  await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/inbox');
  expect(setupLink()).toBeUndefined();

  const somebodyElse = await open('phone');
  somebodyElse.watch.expect(/status of 403 .*\/api\/register\/invite/);
  await somebodyElse.page.goto(link);
  await somebodyElse.page.getByText('This invite cannot be used').waitFor();
  expect(await somebodyElse.page.getByLabel('Username').count()).toBe(0);
});

test('without a session, every staff address redirects to the login and back afterwards', async ({
  open,
}) => {
  const { admin } = addresses;
  const { page, watch } = await open('phone');
  watch.expect(/status of 401 .*\/api\/login/);
  await page.goto(`${admin}/admin/settings`);
  await page.getByLabel('Username').waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/login');
  await expectAccessible(page);

  const login = signInPage(page);
  await login.fillIn({ ...OWNER, password: 'not the password' });
  await page.getByText('Login failed', { exact: true }).waitFor();
  await page.getByText('Invalid username or password. Please try again.').first().waitFor();
  await expectAccessible(page);

  await login.fillIn(OWNER);
  await page.getByText('Login successful', { exact: true }).waitFor();
  await page.getByText(`Welcome back, ${OWNER.username}!`).waitFor();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/settings');

  await page.goto(`${admin}/admin`);
  await page.getByRole('button', { name: /^All \d/ }).waitFor();
  await openSidebar(page);
  await page.getByText('Logged in as olivia.reid').waitFor();
  await page.getByRole('button', { name: 'Logout' }).tap();
  await page.getByText('Logged Out', { exact: true }).waitFor();
  await page.getByText('You have been successfully logged out.').waitFor();
  // The message may appear before the login page.
  await page.getByLabel('Username').waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/login');
  await page.goto(`${admin}/admin`);
  await page.getByLabel('Username').waitFor();
});

test.concurrent.for(['phone', 'desktop'] as const)(
  'staff can process a lead, copy its email address and print it (%s)',
  async (screen, { open, expect }) => {
    const name = `Desk ${screen}`;
    const { id, resultToken } = await submitQuiz({ name, phone: '020 7946 0958' });
    const { page } = await open(screen, { permissions: ['clipboard-read', 'clipboard-write'] });
    await signInPage(page).openAsOwner(`/admin/eligibility/submissions/${id}`);
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.keyboard.press('2');
    await handle(page);
    const their = await page.getByRole('link', { name: 'View report' }).getAttribute('href');
    expect(their).toBe(`${addresses.marketing}/eligibility/results#r=${resultToken}`);
    expect(await page.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+442079460958');
    await withClipboard(async () => {
      await page.getByRole('button', { name: 'Copy the email address' }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(emailOf(name));
    });
    await expectAccessible(page);
    await expectPrintable(page);
  },
);
