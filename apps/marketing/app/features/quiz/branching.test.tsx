import { screen } from '@testing-library/react';
import { quiz, type SubmissionInput } from '@upcurve/contracts/quiz/quiz';
import { newId, question } from '@upcurve/testing/factories';
import { handle } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test } from 'vitest';
import { begin } from '../../test/begun.ts';
import { asks, RESULT_TOKEN, result, wellServer } from '../../test/quiz-server.ts';
import { renderQuiz } from '../../test/render-quiz.tsx';
import { progressStore } from './progress/progress-store.ts';

const questions = [
  question({
    id: 11,
    text: 'Do you use a CRM system?',
  }),
  question({ id: 12, text: 'Which one?', inputType: 'text', showIf: { questionId: 11, values: ['yes'] } }),
  question({ id: 13, text: 'Why not yet?', inputType: 'text', showIf: { questionId: 11, values: ['no'] } }),
  question({ id: 14, text: 'Anything else?', inputType: 'freeText' }),
];
const server = mockNetwork(...wellServer(), asks(questions));
const answers = () => progressStore().get().answers;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const place = () => screen.getByRole('status').textContent;

beforeEach(() => {
  server.use(asks(questions));
  begin();
});

test('the answer decides the next question, and the progress shows the possible number of questions', async () => {
  const { user } = renderQuiz('/eligibility/questions');
  await heading('Do you use a CRM system?');
  expect(place()).toContain('Question 1 of 2 to 4');
  await user.click(screen.getByText('No'));
  await heading('Why not yet?');
  expect(place()).toContain('Question 2 of 3');
  expect(place()).not.toContain('to');
});

test('drops an answer that no longer applies when the visitor continues, not while they try options', async () => {
  begin({ answers: { 11: true, 12: 'Pabau', 14: null } });
  const { user } = renderQuiz('/eligibility/questions?q=11');
  (await heading('Do you use a CRM system?')).focus();
  await user.keyboard('n');
  expect(answers()).toEqual({ 11: false, 12: 'Pabau', 14: null });
  await user.keyboard('y{Enter}');
  await heading('Which one?');
  expect(screen.getByRole('textbox')).toHaveValue('Pabau');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  (await heading('Do you use a CRM system?')).focus();
  await user.keyboard('n{Enter}');
  await heading('Why not yet?');
  expect(answers()).toEqual({ 11: false, 14: null });
});

test('the address of a question that does not apply leads to the one that does', async () => {
  begin({ answers: { 11: false } });
  renderQuiz('/eligibility/questions?q=12');
  await heading('Why not yet?');
});

test('skipping the deciding question skips both follow-ups and completes the quiz', async () => {
  let sent: SubmissionInput | undefined;
  server.use(
    handle(quiz.submit, ({ body }) => {
      sent = body;
      return { id: newId(), result, resultToken: RESULT_TOKEN, canMail: true };
    }),
  );
  const { user } = renderQuiz('/eligibility/questions');
  await heading('Do you use a CRM system?');
  await user.click(screen.getByRole('button', { name: 'Skip this question' }));
  await heading('Anything else?');
  await user.type(screen.getByRole('textbox'), 'No, thanks.');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('button', { name: 'See my results' }));
  await screen.findByText('This week', {}, { timeout: 8000 });
  expect(sent?.answers).toEqual({ 11: null, 14: 'No, thanks.' });
});
