import { ROLES } from '@upcurve/contracts/permissions';
import { expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { openSidebar } from './pages/admin-menu.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { ownerApi, submitQuiz } from './system/api.ts';
import { addresses } from './system/current.ts';
import { test } from './test.ts';

const { admin } = addresses;
const PASSWORD = 'marble kettle tunnel 43';

test.for(ROLES)(
  'no place in the sidebar of an %s is forbidden, and none is listed twice',
  async (role, { open, task }) => {
    await submitQuiz({ name: `Nora ${role}` });
    const { team } = await ownerApi();
    const { link } = await team.createInvite({ body: { role } });
    const { page } = await open('desktop');
    const username = `nav.${role}.${task.result?.retryCount ?? 0}`;
    await signInPage(page).register(link, { username, password: PASSWORD });
    const start = role === 'editor' ? 'Blog Posts' : 'Inbox';
    await page.getByRole('heading', { name: start, level: 1 }).waitFor();

    const forbidden: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 403) forbidden.push(response.url());
    });
    const sidebar = page.getByRole('navigation', { name: 'Admin' });
    const rows = sidebar.getByRole('link');
    const names = await rows.allTextContents();
    expect(new Set(names).size).toBe(names.length);
    for (const row of await rows.all()) {
      const to = new URL((await row.getAttribute('href')) ?? '', page.url());
      if (to.origin !== admin) continue;
      await row.click();
      await page.waitForURL((url) => url.pathname.startsWith(to.pathname));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
      expect(await page.getByText('403 Not Allowed').count(), to.pathname).toBe(0);
      if (role === 'owner') await expectAccessible(page);
    }
    expect(forbidden).toEqual([]);
  },
);

test('the sidebar is accessible as icons and as a drawer, which keeps the focus', async ({ open }) => {
  const { page } = await open('desktop');
  await signInPage(page).openAsOwner('/admin/inbox');
  await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('[');
  await page.getByRole('link', { name: 'Blog Posts' }).focus();
  await page.keyboard.press('Tab');
  await page.getByRole('tooltip', { name: 'Questions' }).waitFor();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Expand the sidebar' }).waitFor();

  const { page: phone } = await open('phone', { storageState: await page.context().storageState() });
  await phone.goto(`${admin}/admin/inbox`);
  await phone.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor();
  await expectAccessible(phone);
  await openSidebar(phone);
  await expectAccessible(phone);
  const isInside = () => phone.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 20; presses++) {
      await phone.keyboard.press(key);
      expect(await isInside()).toBe(true);
    }
  await phone.keyboard.press('Escape');
  await phone.getByRole('dialog').waitFor({ state: 'detached' });
  const isOnMenu = () => phone.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await expect.poll(isOnMenu).toBe('Menu');
  await openSidebar(phone);
  await phone.getByRole('link', { name: 'Contact Submissions' }).tap();
  await phone.getByRole('heading', { name: 'Contact Submissions', level: 1 }).waitFor();
  await phone.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(isOnMenu).toBe('Menu');
});
