import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import { afterEach, expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { questionsPage } from './pages/questions-page.ts';
import { quizPage } from './pages/quiz-page.ts';
import { QUESTIONS, VISITOR } from './pages/visitor.ts';
import { emailOf, ownerApi, ownName, storeBuiltInQuestions } from './system/api.ts';
import { test } from './test.ts';

afterEach(storeBuiltInQuestions);

const [first, second, third] = QUESTIONS.map(({ text }) => text) as [string, string, string];

test.for(['phone', 'desktop'] as const)(
  'the quiz reflects edited, added and deactivated questions (%s)',
  async (screen, { open }) => {
    const staff = await open(screen);
    const { page } = staff;
    const manager = questionsPage(page);
    await manager.openAsOwner();
    await page.getByText('17 questions').waitFor();
    await expectAccessible(page);

    await page.getByPlaceholder('Search questions...').fill('WORKED AT THE CLINIC');
    await page.getByText('1 of 17 questions').waitFor();
    await page.getByPlaceholder('Search questions...').fill('');
    await page.getByText('17 questions').waitFor();

    await manager.act('Edit', first);
    const edit = manager.dialog('Edit Eligibility Question');
    await edit.getByText('Update this eligibility analyzer question.').waitFor();
    await edit.getByText('The order this question appears in the eligibility questionnaire').waitFor();
    await expectAccessible(page);
    await edit.getByLabel('Question Text').fill('Who');
    await edit.getByRole('button', { name: 'Update Question' }).click();
    await edit.getByText('Question text must be at least 5 characters.').first().waitFor();
    await edit.getByLabel('Question Text').fill('Who are you at the clinic?');
    const owner = edit.getByRole('group', { name: 'Option 1', exact: true });
    await owner.getByRole('button', { name: /^Advice/ }).click();
    await expectAccessible(page);
    await owner.getByLabel('What to do').fill('Name who answers enquiries');
    await edit.getByRole('button', { name: 'Update Question' }).click();
    await manager.expectToast('Question Updated', 'The question has been updated successfully.');

    const { questions } = await ownerApi();
    const edited = (await questions.listQuestions()).find(({ text }) => text.startsWith('Who are you'));
    expect(edited?.options?.[0]?.advice?.title).toBe('Name who answers enquiries');

    await page.getByRole('switch', { name: `Active: ${second}` }).click({ force: true });
    await page.getByRole('switch', { name: `Inactive: ${second}` }).waitFor();

    await page.getByRole('button', { name: 'Add Question' }).click();
    const add = manager.dialog('Add New Eligibility Question');
    await add.getByLabel('Question Text').fill('Which day suits you for a call?');
    await expectAccessible(page);
    await add.getByRole('button', { name: 'Save Question' }).click();
    await manager.expectToast('Question Added', 'The question has been added successfully.');
    await page.getByText('18 questions').waitFor();

    const visitor = await open(screen);
    const quiz = quizPage(visitor.page);
    await quiz.openWelcome();
    await quiz.introduce({ name: 'Ed Iting', email: emailOf('Ed Iting') });
    await quiz.heading('Who are you at the clinic?').waitFor();
    await quiz.press(visitor.page.getByRole('radio', { name: 'Owner or founder' }));
    await quiz.heading(third).waitFor();
    await visitor.page.getByText('Question 2 of 17').waitFor();
    for (let place = 2; place < 17; place += 1) await quiz.press(quiz.button('Skip this question'));
    await quiz.heading('Which day suits you for a call?').waitFor();
    // The quiz saves answers with a delay. The server would reject them after the questions are replaced.
    await visitor.page.close();
  },
);

test('without any questions, the quiz asks the 17 built-in ones, and the manager offers to store them', async ({
  open,
}) => {
  const { questions } = await ownerApi();
  const [last, ...others] = await questions.listQuestions();
  for (const { id } of others) await questions.deleteQuestion({ params: { id } });
  const { page } = await open('desktop');
  const manager = questionsPage(page);
  await manager.openAsOwner();
  await manager.act('Delete', last?.text ?? '');
  const dialog = manager.dialog('Delete Question');
  await dialog
    .getByText('Are you sure you want to delete this question? This action cannot be undone.')
    .waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await manager.expectToast('Question Deleted', 'The question has been deleted successfully.');
  await page.getByText('Using Actual Quiz Questions').waitFor();
  await page
    .getByText('Showing eligibility questions from the quiz as server data is unavailable.')
    .waitFor();
  await expectAccessible(page);

  const visitor = await open('phone');
  const quiz = quizPage(visitor.page);
  await quiz.openWelcome();
  await quiz.introduce({ name: 'Bea Built', email: emailOf('Bea Built') });
  await visitor.page.getByText('Question 1 of 17').waitFor();
  await quiz.answer(QUESTIONS[0]!);
  await quiz.heading(second).waitFor();
  await quiz.skipTheRest();
  await visitor.page.getByRole('link', { name: 'Finish' }).waitFor();

  await page.getByRole('button', { name: 'Store these questions' }).click();
  await page.getByText('Using Actual Quiz Questions').waitFor({ state: 'detached' });
  const stored = await questions.listQuestions();
  expect(stored.map(({ text }) => text)).toEqual(DEFAULT_QUESTIONS.map(({ text }) => text));
});

test('deactivating a question during a visit drops only the answer to it', async ({ open }) => {
  const { page } = await open('phone');
  const quiz = quizPage(page);
  const name = ownName('Mid Way');
  const email = emailOf(name);
  await quiz.openWelcome();
  await quiz.introduce({ ...VISITOR, name, email });
  const { questions, submissions } = await ownerApi();
  const stored = await questions.listQuestions();
  const fourth = stored.find(({ text }) => text === QUESTIONS[3]?.text)!;
  const saved = page.waitForResponse(
    (response) =>
      response.url().includes('/api/eligibility/sessions') &&
      (response.request().postData() ?? '').includes(`"${fourth.id}":`),
  );
  for (const question of QUESTIONS.slice(0, 4)) await quiz.answer(question);
  await quiz.heading(QUESTIONS[4]?.text ?? '').waitFor();
  // An answer that is still on its way would be refused.
  await saved;

  const { id, version: _, updatedAt: __, ...question } = stored.find(({ text }) => text === second)!;
  await questions.updateQuestion({ params: { id }, body: { ...question, isActive: false } });

  await quiz.skipTheRest();
  await page.getByRole('link', { name: 'Finish' }).waitFor();
  const { items } = await submissions.listSubmissions({ query: { search: email } });
  expect(items).toHaveLength(1);
  expect(items[0]?.answers).not.toHaveProperty(String(id));
  expect(Object.values(items[0]?.answers ?? {}).filter((answer) => answer !== null)).toEqual([
    'owner',
    '3-5',
    '4',
  ]);
});
