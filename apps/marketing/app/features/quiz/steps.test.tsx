import { screen } from '@testing-library/react';
import { DEFAULT_QUESTIONS } from '@upcurve/contracts/quiz/default-questions';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { handle } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test, vi } from 'vitest';
import { allAnswers, begin } from '../../test/begun.ts';
import { asks, wellServer } from '../../test/quiz-server.ts';
import { renderQuiz } from '../../test/render-quiz.tsx';
import { progressStore } from './progress/progress-store.ts';
import { readNumber } from './session/figures.ts';

const server = mockNetwork(...wellServer());
beforeEach(() => progressStore().reset());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('leads from the welcome page through the visitor’s details to the first question', async () => {
  const { user } = renderQuiz('/eligibility/welcome');
  await user.click(screen.getByRole('link', { name: 'Start the eligibility check' }));
  await heading('Who’s asking?');
  expect(screen.getByRole('form', { name: 'Who’s asking?' })).toContainElement(
    screen.getByLabelText('Email'),
  );
  // From here on uses only the keyboard, as on a phone: Enter moves from the name to the email field and on.
  expect(screen.getByLabelText('First name')).toHaveFocus();
  await user.keyboard('Amelia Hart{Enter}');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await user.keyboard('amelia@hartclinic.example{Enter}');
  expect(await heading('What is your role?')).toHaveFocus();
});

test('the welcome page repeats the number and the sum of the home page, and the figures take the number', async () => {
  const { user } = renderQuiz('/eligibility/welcome?enquiries=150');
  const asked = await screen.findByText(/^150 people ask you in a month:/);
  expect(asked).toHaveTextContent('£6,380 of turnover lost a month, at £350 a visit.');
  await user.click(screen.getByRole('link', { name: 'Start the eligibility check' }));
  expect(progressStore().get().fields.enquiries).toBe('150');
});

test.each(['', '?enquiries=lots', '?enquiries=90000'])('the welcome page names no sum at “%s”', (query) => {
  renderQuiz(`/eligibility/welcome${query}`);
  expect(screen.getByRole('link', { name: 'Start the eligibility check' })).toBeVisible();
  expect(screen.queryByText(/people ask you in a month/)).not.toBeInTheDocument();
});

test('asks for the figures after the questions, with what is typical of such a clinic', async () => {
  server.use(asks(DEFAULT_QUESTIONS));
  begin({ answers: { 6: 'dental', 7: '15k-30k' } });
  const { user } = renderQuiz('/eligibility/business');
  await screen.findByText('Typical for a dental clinic with your turnover. Change what you know.');
  const shown = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  expect(shown()).toEqual(['45', '240', '8']);
  expect(screen.getByRole('radio', { name: /^Someone, 16.hours a month$/ })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Nobody' })).toBeChecked();
  // Twice as much for each visit means half as many people.
  const value = screen.getByLabelText(/First visit/);
  await user.clear(value);
  await user.type(value, '480');
  expect(shown()).toEqual(['20', '480', '8']);
  // Only a figure that was typed is the visitor's own.
  expect(progressStore().get().fields).not.toHaveProperty('enquiries');
  expect(progressStore().get().fields).not.toHaveProperty('caller');
});

test('a visitor without answers is asked the questions first', async () => {
  begin();
  renderQuiz('/eligibility/business');
  expect(await heading('What is your role?')).toBeVisible();
});

test('asks for the figures in empty fields where nothing is typical, and keeps them over a reload', async () => {
  begin({ answers: allAnswers });
  const { user, unmount } = renderQuiz('/eligibility/business');
  const enquiries = await screen.findByLabelText('Enquiries a month');
  for (const { value } of screen.getAllByRole<HTMLInputElement>('textbox')) expect(value).toBe('');
  expect(enquiries).toHaveAttribute('inputmode', 'numeric');

  await user.type(enquiries, 'about 190-210');
  expect(enquiries).toHaveAccessibleDescription('We read 200.');
  await user.click(screen.getByRole('radio', { name: 'Together with someone' }));

  unmount();
  renderQuiz('/eligibility/business');
  expect(await screen.findByLabelText('Enquiries a month')).toHaveValue('about 190-210');
  expect(screen.getByRole('radio', { name: 'Together with someone' })).toBeChecked();
});

test.each([
  [/Enquiries/, 'loads', 'Enquiries a month: Type a number, or leave it empty and we estimate it.'],
  [/First visit/, '£20,001', 'First visit or operation, £: Enter a number up to 20,000.'],
  [/No-shows/, '1.500', 'No-shows, %: Type a number, or leave it empty and we estimate it.'],
])('asks again for a figure that cannot be right: %s %s', async (label, text, message) => {
  begin({ answers: allAnswers });
  const { user } = renderQuiz('/eligibility/business');
  const field = await screen.findByLabelText(label);
  await user.click(field);
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'See my results' }));
  expect(field).toHaveAccessibleDescription(message);
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.paste('20');
  expect(field).toBeValid();
  await user.click(screen.getByRole('button', { name: 'See my results' }));
  expect(await heading('Working out your report…')).toBeVisible();
});

test('says once what several fields lack', async () => {
  begin({ answers: allAnswers });
  const { user } = renderQuiz('/eligibility/business');
  for (const label of [/Enquiries/, /No-shows/]) await user.type(await screen.findByLabelText(label), 'many');
  await user.click(screen.getByRole('button', { name: 'See my results' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Enquiries a month, No-shows, %: Type a number, or leave it empty and we estimate it\.$/,
  );
});

test('says in one place which fields are wrong, and focuses the first; fixing one clears it', async () => {
  const { user } = renderQuiz('/eligibility/profile');
  await user.type(screen.getByLabelText('Email'), 'amelia@');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('First name: Enter your name.');
  expect(screen.getByLabelText('First name')).toHaveFocus();
  const email = screen.getByLabelText('Email');
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('Email: Enter a valid email address.');
  await user.type(email, 'hart.example');
  expect(email).toBeValid();
});

test.each([
  ['12-15', 14],
  ['about 12–15', 14],
  ['between 12 and 15', 14],
  ['30 or 40', 35],
  ['£200 to £300', 250],
  ['40ish', 40],
  ['2.5', 3],
  ['4.5k', 4500],
  ['1,200', 1200],
  ['12 %', 12],
  ['none', 0],
  ['1.500', undefined],
  ['2½', undefined],
  ['-5', undefined],
  ['lots', undefined],
  ['1 2 3', undefined],
])('reads the figure %j as %s', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test('the marketing box is unticked and optional', async () => {
  renderQuiz('/eligibility/profile');
  expect(await screen.findByRole('checkbox', { name: /Send me occasional advice/ })).not.toBeChecked();
  expect(screen.getByRole('link', { name: 'How we look after your data' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
});

test('explains the marketing box beside it, and saves details only while it is ticked', async () => {
  const kept: unknown[] = [];
  let isForgotten = false;
  server.use(
    handle(quiz.saveDetails, ({ body }) => {
      kept.push(body);
      return {};
    }),
    handle(quiz.forgetDetails, () => {
      isForgotten = true;
      return {};
    }),
  );
  begin({ isProfileDone: false });
  const { user } = renderQuiz('/eligibility/profile');
  const box = await screen.findByRole('checkbox', { name: /Send me occasional advice/ });
  expect(box).toHaveAccessibleDescription(
    /for 7 days.*deleted after 30 days; untick the box and your details are deleted at once/,
  );
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await heading('What is your role?');
  await vi.waitFor(() => expect(kept).toMatchObject([{ name: 'Amelia Hart', consent: true }]));

  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.click(await screen.findByRole('checkbox', { name: /Send me occasional advice/ }));
  await vi.waitFor(() => expect(isForgotten).toBe(true));
  expect(kept).toHaveLength(1);
});

test('saves input as it is typed', async () => {
  const { user } = renderQuiz('/eligibility/profile');
  await user.type(await screen.findByLabelText('First name'), 'Ame');
  expect(progressStore().get().fields.name).toBe('Ame');
});

test('lets a returning visitor continue, or start again after confirming', async () => {
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  begin({ answers: { 11: 'owner' } });
  const { user } = renderQuiz('/eligibility/welcome');
  expect(screen.getByText(/answered or skipped 1 question already/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Carry on where you stopped' })).toHaveAttribute(
    'href',
    '/eligibility/questions',
  );
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  await user.click(screen.getByRole('button', { name: 'Delete and start again' }));
  expect(await screen.findByRole('link', { name: 'Start the eligibility check' })).toBeVisible();
  expect(progressStore().get().answers).toEqual({});
});
