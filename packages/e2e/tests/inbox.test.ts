import { startMailServer } from '@upcurve/testing/mail-server';
import { expect, onTestFinished } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { sitePage } from './pages/site-page.ts';
import { emailOf, ownerApi, submitQuiz } from './system/api.ts';
import { test } from './test.ts';

const SALES = { username: 'ines.inbox', password: 'marble kettle tunnel 42' };

test('a request sent from a phone appears in the open inbox of a sales person without a reload', async ({
  open,
}) => {
  const { team } = await ownerApi();
  const { link } = await team.createInvite({ body: { role: 'sales' } });
  const { page: desk } = await open('desktop');
  await signInPage(desk).register(link, SALES);
  await desk.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor();
  await desk.getByRole('button', { name: /^All \d/ }).waitFor();

  const name = 'Petra Pocket';
  const { page: phone } = await open('phone');
  await sitePage(phone).askForATime(name);

  const pill = desk.getByRole('button', { name: /^\d+ new leads?$/ });
  await pill.waitFor({ timeout: 45_000 });
  expect(await desk.title()).toMatch(/^\(\d+\) Inbox/);
  await pill.click();
  const lead = desk.getByRole('link', { name, exact: true });
  await lead.waitFor();
  await expectAccessible(desk);
  await lead.click();
  await desk.getByRole('heading', { name, level: 1 }).waitFor();
  expect(await desk.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+442079460958');
  await desk.getByText('Tuesday 6 January 2099').waitFor();

  await desk.getByRole('button', { name: 'Back to List' }).click();
  const row = desk.getByRole('row', { name: new RegExp(name) });
  await row.waitFor();
  expect(await row.getByText('Unread').count()).toBe(0);
});

test('the owner sets an email server and tests it; the next lead is announced by email', async ({ open }) => {
  const address = emailOf('Olivia Reid');
  const server = await startMailServer({ users: { [address]: 'tall ship harbour' } });
  onTestFinished(server.close);
  const { account, mail } = await ownerApi();
  await account.updateProfile({ body: { email: address, leadMails: 'all' } });
  onTestFinished(async () => {
    await mail.removeMailServer();
    await account.updateProfile({ body: { email: '' } });
  });

  const { page } = await open('desktop');
  await signInPage(page).openAsOwner('/admin/settings/mail');
  await page.getByText('Email is off').waitFor();
  await page.getByLabel('Server name').fill('localhost');
  await page.getByLabel('Port').fill(String(server.port));
  await page.getByLabel('Username').fill(address);
  const password = page.getByRole('form', { name: 'Email server' }).locator('input[type=password]');
  await password.fill('a guess');
  await page.getByLabel('Sender name').fill('Upcurve North');
  await page.getByLabel('Sender address').fill('desk@upcurve.example');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send test' }).click();
  await page.getByText('Email test failed').waitFor();
  await page.getByText(/^Username or password refused/).waitFor();
  await password.fill('tall ship harbour');
  await page.getByRole('button', { name: 'Send test' }).click();
  await page.getByText('Email test successful').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save server' }).click();
  await page.getByText('Emails are now sent through it.').waitFor();
  await page.getByText('Email is off').waitFor({ state: 'detached' });
  await expectAccessible(page);

  await submitQuiz({ name: 'Maya Mailed' });
  await expect
    .poll(() => server.received.map(({ headers }) => headers.subject), { timeout: 15_000 })
    .toContainEqual(expect.stringContaining('New lead: Maya Mailed'));
  const told = server.received.find(({ headers }) => headers.subject?.startsWith('New lead'));
  expect(told).toMatchObject({ to: [address], headers: { from: 'Upcurve North <desk@upcurve.example>' } });
});

test('keys go to the dialog that opens, not to the list', async ({ open }) => {
  const name = 'Quentin Quick';
  const lead = await submitQuiz({ name });
  const { page } = await open('desktop');
  await signInPage(page).openAsOwner(`/admin/inbox?view=all&search=${encodeURIComponent(name)}`);
  await page.getByText('Showing 1 of 1').waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('campaigns', { delay: 50 });
  const search = page.getByRole('combobox', { name: /^Go to a screen/ });
  await search.waitFor();
  await expect.poll(() => search.inputValue()).toBe('campaigns');
  await page.keyboard.press('Escape');
  await search.waitFor({ state: 'detached' });

  await page.keyboard.press('c');
  await page.keyboard.press('3');
  await page.getByText('Call Logged').first().waitFor();
  const { submissions } = await ownerApi();
  expect(await submissions.getSubmission({ params: { id: lead.id } })).toMatchObject({ assigneeId: null });
});
