import { screen } from '@testing-library/react';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { newId } from '@upcurve/testing/factories';
import { handle, Refusal, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { beforeEach, expect, test, vi } from 'vitest';
import { begin } from '../../test/begun.ts';
import { wellServer } from '../../test/quiz-server.ts';
import { renderQuiz } from '../../test/render-quiz.tsx';
import { progressStore } from './progress/progress-store.ts';

const server = mockNetwork(...wellServer());
const TOKEN = 't'.repeat(43);
const open = () => renderQuiz(`/eligibility/resume#t=${TOKEN}`);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const id = newId();

function leadsTo() {
  server.use(
    handle(quiz.resumeSession, ({ body }) => {
      expect(body.token).toBe(TOKEN);
      const none = { businessName: null, phone: null, location: null, website: null };
      return {
        id,
        answers: { 11: 'manager' },
        details: { name: 'Amelia Hart', email: 'amelia@hart.example', ...none },
      };
    }),
  );
}

beforeEach(() => progressStore().reset());

test('a resume link opens the first open question with all answers and sends nothing twice', async () => {
  const saved = vi.fn(() => ({}));
  server.use(handle(quiz.saveDetails, saved));
  leadsTo();
  const { user } = open();
  expect(await heading('How many treat patients?')).toBeVisible();
  expect(progressStore().get()).toMatchObject({
    sessionId: id,
    consent: true,
    answers: { 11: 'manager' },
    fields: { name: 'Amelia Hart', email: 'amelia@hart.example' },
  });
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('radio', { name: 'Manager' })).toBeChecked();
  expect(saved).not.toHaveBeenCalled();
});

test.each([404, 410])('reports an expired link (%i) and offers a new start', async (status) => {
  server.use(
    handle(quiz.resumeSession, () => {
      throw new Refusal(status, 'Over.');
    }),
  );
  open();
  expect(await heading('This link has expired.')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Go to the eligibility check' })).toHaveAttribute(
    'href',
    '/eligibility/welcome',
  );
});

test('reports an expired link if the address has no token', async () => {
  renderQuiz('/eligibility/resume');
  expect(await heading('This link has expired.')).toBeVisible();
});

test('asks before it replaces another quiz in this browser', async () => {
  begin({ answers: { 11: 'owner', 12: '3' } });
  leadsTo();
  const { user, unmount } = open();
  await heading('Which answers do you want to carry on with?');
  await user.click(screen.getByRole('button', { name: 'The answers in this browser' }));
  expect(await heading('What is your biggest challenge?')).toBeVisible();
  expect(progressStore().get().answers).toEqual({ 11: 'owner', 12: '3' });
  unmount();

  open();
  await user.click(await screen.findByRole('button', { name: 'The answers from the link' }));
  expect(await heading('How many treat patients?')).toBeVisible();
  expect(progressStore().get().answers).toEqual({ 11: 'manager' });
});

test('keeps newer answers in the browser where the quiz was started', async () => {
  begin({ sessionId: id, answers: { 11: 'owner', 12: '3' } });
  leadsTo();
  open();
  expect(await heading('What is your biggest challenge?')).toBeVisible();
  expect(progressStore().get().answers).toEqual({ 11: 'owner', 12: '3' });
});

test('offers a retry if the server is down', async () => {
  server.use(unreachable(quiz.resumeSession));
  const { user } = open();
  await heading('We can’t load your answers.');
  leadsTo();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('How many treat patients?')).toBeVisible();
});
