import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { expectStatus } from './pages/lead-page.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { QUESTIONS, VISITOR } from './pages/visitor.ts';
import { emailOf, ownerApi, ownName, submitQuiz } from './system/api.ts';
import { test } from './test.ts';

const LIST = '/admin/eligibility/submissions';
const SHOWN = /^Showing /;
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

async function choose(page: Page, select: string, option: string) {
  await page.getByRole('combobox', { name: select }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Returns the built-in answers by the current ids of the questions. */
async function answersById() {
  const stored = await (await ownerApi()).questions.listQuestions();
  return Object.fromEntries(
    QUESTIONS.map(({ text, inputType, options, given }) => {
      const values = given.map((label) => options?.find((option) => option.label === label)?.value ?? label);
      const id = stored.find((question) => question.text === text)?.id;
      const answer =
        inputType === 'checkbox' ? values : inputType === 'yesno' ? values[0] === 'Yes' : values[0];
      return [id, answer];
    }),
  );
}

test.concurrent.for(['phone', 'desktop'] as const)(
  'staff can search, filter, read and handle a submission (%s)',
  async (screen, { open }) => {
    const name = `Nora ${screen === 'phone' ? 'Quill' : 'Vane'}`;
    const { result } = await submitQuiz({
      ...VISITOR,
      name,
      email: emailOf(name),
      answers: await answersById(),
    });
    await submitQuiz({ name: `Spam ${screen}`, businessName: 'Junk & Co' });
    const { page } = await open(screen);
    await signInPage(page).openAsOwner(LIST);
    await page.getByRole('heading', { name: 'Eligibility Submissions', level: 1 }).waitFor();
    await page.getByText('Manage and track eligibility assessment submissions').waitFor();
    await page.getByText(SHOWN).waitFor();
    await expectAccessible(page);

    await page.getByPlaceholder('Search submissions...').fill(name.toUpperCase());
    await page.getByText('Showing 1 of 1').waitFor();
    await row(page, name).getByText('New', { exact: true }).waitFor();
    await choose(page, 'Status', 'Qualified');
    await page.getByText('No Submissions Found').waitFor();
    await page.getByText('There are no eligibility submissions matching your search criteria.').waitFor();
    await expectAccessible(page);
    await choose(page, 'Status', 'New');
    await page.getByText('Showing 1 of 1').waitFor();

    await page.getByRole('button', { name: 'Grid view' }).click();
    const card = page.getByRole('listitem').filter({ hasText: name });
    await card.getByText('17 responses').waitFor();
    await card.getByText(emailOf(name)).waitFor();
    await expectAccessible(page);
    await card.getByRole('button', { name: `View Details of ${name}` }).click();

    await page.getByRole('heading', { name: 'Submission Details' }).waitFor();
    await page.getByText(/^Submitted on \w{3} \d{1,2}, \d{4} \d{1,2}:\d\d [AP]M$/).waitFor();
    await page.getByRole('region', { name: 'Contact Information' }).getByText(VISITOR.businessName).waitFor();
    await page.getByLabel(`Score ${result.score} of 100`).waitFor();
    const responses = page.getByRole('region', { name: 'Responses' }).getByRole('listitem');
    const expected = QUESTIONS.map(({ text, given }, i) => `Question ${i + 1}: ${text}${given.join(', ')}`);
    expect(await responses.allTextContents()).toEqual(expected);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Update Status' }).click();
    const dialog = page.getByRole('dialog', { name: 'Update Status' });
    await dialog.getByRole('radio', { name: 'Contacted' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    await page.getByText('Status Updated', { exact: true }).waitFor();
    await page.getByText('The submission status has been updated successfully.').waitFor();
    await expectStatus(page, 'Contacted');
    await page.getByRole('button', { name: 'Back to List' }).click();
    await page.getByText('No Submissions Found').waitFor();

    // New leads from other tests may be listed first.
    const found = (text: string) => new URL(`${LIST}?search=${encodeURIComponent(text)}`, page.url()).href;
    await page.goto(found(name));
    await row(page, name).getByText('Contacted', { exact: true }).waitFor();
    await page.goto(found(`Spam ${screen}`));
    await act(page, `Spam ${screen}`, 'Delete');
    const confirm = page.getByRole('dialog', { name: 'Confirm Deletion' });
    await confirm
      .getByText('Are you sure you want to delete this submission? This action cannot be undone.')
      .waitFor();
    await confirm.getByText(emailOf(`Spam ${screen}`)).waitFor();
    await confirm.getByText('Junk & Co').waitFor();
    await expectAccessible(page);
    await confirm.getByRole('button', { name: 'Delete Submission' }).click();
    await page.getByText('Submission Deleted', { exact: true }).waitFor();
    await page.getByText('The eligibility submission has been permanently deleted.').waitFor();
    await row(page, `Spam ${screen}`).waitFor({ state: 'detached' });
    await page.goto(found(name));
    await row(page, name).waitFor();
  },
);

test.concurrent('sixty new leads can be answered with sixty key presses', async ({ open }) => {
  const group = ownName('Triage');
  const names = Array.from({ length: 60 }, (_, i) => `${group} ${String(i).padStart(2, '0')}`);
  await Promise.all(names.map((name) => submitQuiz({ name })));
  const { page } = await open('desktop');
  await signInPage(page).openAsOwner(`${LIST}?status=new&search=${encodeURIComponent(group)}`);
  await page.getByText(/^Showing \d+ of 60$/).waitFor();
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const isInFocus = (left: string[]) => left.includes(document.activeElement?.textContent ?? '');
  const inFocus = () => page.evaluate(() => document.activeElement?.textContent ?? '');

  const seen = new Set<string>();
  while (seen.size < names.length) {
    await page.waitForFunction(
      isInFocus,
      names.filter((name) => !seen.has(name)),
    );
    const name = await inFocus();
    seen.add(name);
    await press('2');
  }
  await page.getByText('No Submissions Found').waitFor();
  expect(presses).toBe(60);

  const owner = await ownerApi();
  const { items } = await owner.submissions.listSubmissions({ query: { search: group, limit: 100 } });
  const marked = items.map(({ name, status }) => [name, status]).toSorted();
  expect(marked).toEqual(names.map((name) => [name, 'contacted']));
});

test.concurrent('a robot’s submission gets the usual answer, but goes to quarantine', async ({ open }) => {
  const { result } = await submitQuiz({ name: 'Robo Cop', fax: '0800 123' });
  expect(result.score).toBe(0);
  const { page } = await open('desktop');
  await signInPage(page).openAsOwner(LIST);
  await page.getByPlaceholder('Search submissions...').fill('Robo');
  await page.getByText('No Submissions Found').waitFor();
  await page.getByRole('link', { name: 'Inbox' }).click();
  await page.getByRole('link', { name: 'Quarantine' }).click();
  await page.getByText('Robo Cop').waitFor();
  await expectAccessible(page);
});
