import { screen } from '@testing-library/react';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { question } from '@upcurve/testing/factories';
import { unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { translatePage } from '@upcurve/testing/translate-page';
import { beforeEach, expect, test } from 'vitest';
import { allAnswers, begin } from '../../test/begun.ts';
import { askedQuestions, asks, asksNothing, wellServer } from '../../test/quiz-server.ts';
import { renderQuiz } from '../../test/render-quiz.tsx';
import { progressStore } from './progress/progress-store.ts';

const server = mockNetwork(...wellServer());
const answers = () => progressStore().get().answers;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const next = () => screen.getByRole('button', { name: 'Next' });

beforeEach(() => begin());

test('a letter or digit chooses an option and Enter continues', async () => {
  const { user } = renderQuiz('/eligibility/questions');
  (await heading('What is your role?')).focus();
  await user.keyboard('b');
  expect(screen.getByRole('radio', { name: 'Manager' })).toBeChecked();
  expect(answers()).toEqual({ 11: 'manager' });
  await user.keyboard('1');
  expect(answers()).toEqual({ 11: 'owner' });
  await user.keyboard('{Enter}');
  expect(await heading('How many treat patients?')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Question 2 of 3');

  await user.tab();
  await user.tab();
  await user.keyboard('7{Enter}');
  expect(await heading('What is your biggest challenge?')).toHaveFocus();
  expect(answers()).toEqual({ 11: 'owner', 12: '7' });

  await user.tab({ shift: true });
  expect(screen.getByRole('link', { name: 'Back' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await heading('How many treat patients?')).toBeVisible();
});

test('clicking an option continues to the next question, arrow keys do not', async () => {
  const { user } = renderQuiz('/eligibility/questions');
  await user.click(await screen.findByText('Owner'));
  expect(await heading('How many treat patients?')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Back' }));
  await heading('What is your role?');
  screen.getByRole('radio', { name: 'Owner' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(answers()).toMatchObject({ 11: 'manager' });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What is your role?');
});

test('explains the keys once, on the first question with options', async () => {
  const { user } = renderQuiz('/eligibility/questions');
  expect(await screen.findByText('Press A–B to choose, Enter to go on.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Skip this question' }));
  await heading('How many treat patients?');
  expect(screen.queryByText(/^Press A/)).not.toBeInTheDocument();
});

test('requires an answer before continuing; skipping is a separate button', async () => {
  const { user } = renderQuiz('/eligibility/questions');
  await heading('What is your role?');
  await user.click(next());
  expect(screen.getByText('Choose an answer, or skip this question.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Skip this question' }));
  expect(await heading('How many treat patients?')).toBeVisible();
  expect(answers()).toEqual({ 11: null });
});

test('reports an out-of-range number without saving it, and accepts commas in thousands', async () => {
  server.use(asks([question({ id: 12, text: 'How many leads?', inputType: 'number', min: 1, max: 2000 })]));
  const { user } = renderQuiz('/eligibility/questions?q=12');
  const field = await screen.findByRole('textbox', { name: 'How many leads?' });
  await user.type(field, '3000{Enter}');
  expect(screen.getByText('At most 2000.')).toBeVisible();
  expect(field).toHaveFocus();
  expect(answers()).toEqual({});
  await user.clear(field);
  await user.type(field, '1,500');
  expect(answers()).toEqual({ 12: '1500' });
  await user.click(screen.getByRole('button', { name: 'One more' }));
  expect(field).toHaveValue('1501');
});

test('asks again for a number that can be read in two ways', async () => {
  const text = '1,5';
  server.use(asks([question({ id: 12, text: 'How many leads?', inputType: 'number' })]));
  const { user } = renderQuiz('/eligibility/questions?q=12');
  const field = await screen.findByRole('textbox', { name: 'How many leads?' });
  await user.type(field, `${text}{Enter}`);
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a number such as 1,500 or 1.5.');
  expect(field).toHaveValue(text);
  expect(answers()).toEqual({});
});

test('counts the characters of a text answer and reports when there are too many', async () => {
  const { user } = renderQuiz('/eligibility/questions?q=13');
  const field = await screen.findByRole('textbox', { name: 'What is your biggest challenge?' });
  await user.type(field, 'Time');
  expect(screen.getByText('4 of 2000 characters')).toBeVisible();
  await user.click(field);
  await user.paste('x'.repeat(2000));
  expect(screen.getByText('4 characters too many')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What is your biggest challenge?');
});

test('accepts several check boxes and requires at least one', async () => {
  const options = [
    { value: 'a', label: 'Instagram' },
    { value: 'b', label: 'Google Ads' },
  ];
  server.use(asks([question({ id: 9, text: 'Which channels?', inputType: 'checkbox', options })]));
  const { user } = renderQuiz('/eligibility/questions');
  await user.click(await screen.findByRole('checkbox', { name: 'Instagram' }));
  await user.click(screen.getByRole('checkbox', { name: 'Google Ads' }));
  expect(answers()).toEqual({ 9: ['a', 'b'] });
  await user.click(screen.getByRole('checkbox', { name: 'Instagram' }));
  await user.click(screen.getByRole('checkbox', { name: 'Google Ads' }));
  expect(answers()).toEqual({});
});

test('resumes a saved quiz at the first open question, with the earlier answers', async () => {
  begin({ answers: { 11: 'manager' } });
  const { user } = renderQuiz('/eligibility/questions');
  expect(await heading('How many treat patients?')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('radio', { name: 'Manager' })).toBeChecked();
});

test('after the last question, returns to one that is still open', async () => {
  begin({ answers: { 12: '4', 13: null } });
  const { user } = renderQuiz('/eligibility/questions?q=13');
  await heading('What is your biggest challenge?');
  await user.click(screen.getByRole('button', { name: 'Skip this question' }));
  expect(await heading('What is your role?')).toBeVisible();
});

test('drops only the answers to changed questions, and tells the visitor', async () => {
  begin({ answers: { ...allAnswers, 11: 'director', 99: 'gone' } });
  renderQuiz('/eligibility/questions');
  expect(await heading('What is your role?')).toBeVisible();
  expect(await screen.findByText(/This question has changed/)).toBeVisible();
  expect(answers()).toEqual({ 12: '4', 13: null });
});

test('shows a notice while offline, and still accepts answers', async () => {
  const { user } = renderQuiz('/eligibility/questions');
  await heading('What is your role?');
  server.use(unreachable(quiz.createSession));
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  dispatchEvent(new Event('offline'));
  expect(await screen.findByText(/You’re offline/)).toBeVisible();
  await user.click(screen.getByText('Owner'));
  expect(await heading('How many treat patients?')).toBeVisible();
  expect(answers()).toEqual({ 11: 'owner' });
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
  dispatchEvent(new Event('online'));
});

test('shows a calm notice if the server does not save', async () => {
  server.use(unreachable(quiz.createSession));
  const { user } = renderQuiz('/eligibility/questions');
  await heading('What is your role?');
  await user.keyboard('{Tab}');
  await user.click(screen.getByText('Owner'));
  expect(await screen.findByText(/Our server isn’t answering just now/, {}, { timeout: 3000 })).toBeVisible();
});

test('offers a retry if the questions cannot be loaded, then continues', async () => {
  server.use(asksNothing());
  const { user } = renderQuiz('/eligibility/questions');
  expect(await screen.findByText(/Your answers are kept/)).toBeVisible();
  server.use(asks(askedQuestions));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('What is your role?')).toBeVisible();
});

test('redirects to the step that is due if an earlier one is not done', async () => {
  progressStore().reset();
  renderQuiz('/eligibility/questions');
  expect(await heading('Who’s asking?')).toBeVisible();
});

test('a page that the browser translates says the same at each question', async () => {
  const textsOf = async (prepare: () => void) => {
    begin();
    const { user, container, unmount } = renderQuiz('/eligibility/questions');
    const texts: (string | null)[] = [];
    const step = async (act: () => Promise<void>, title: string) => {
      prepare();
      await act();
      await heading(title);
      texts.push(container.textContent);
    };
    await heading('What is your role?');
    await step(() => user.click(screen.getByText('Owner')), 'How many treat patients?');
    await step(() => user.type(screen.getByRole('textbox'), '1,5'), 'How many treat patients?');
    await step(() => user.click(next()), 'How many treat patients?');
    await step(async () => {
      await user.clear(screen.getByRole('textbox'));
      await user.type(screen.getByRole('textbox'), '7{Enter}');
    }, 'What is your biggest challenge?');
    await step(() => user.click(screen.getByRole('link', { name: 'Back' })), 'How many treat patients?');
    unmount();
    return texts;
  };
  const plain = await textsOf(() => {});
  expect(await textsOf(translatePage)).toEqual(plain);
  expect(new Set(plain).size).toBeGreaterThan(2);
});
