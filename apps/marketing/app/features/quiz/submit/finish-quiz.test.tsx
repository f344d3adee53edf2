import { screen } from '@testing-library/react';
import { quiz } from '@upcurve/contracts/quiz/quiz';
import { newId } from '@upcurve/testing/factories';
import { handle, Refusal } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { allAnswers, begin } from '../../../test/begun.ts';
import { askedQuestions, asks, RESULT_TOKEN, result, wellServer } from '../../../test/quiz-server.ts';
import { renderQuiz } from '../../../test/render-quiz.tsx';
import { progressStore } from '../progress/progress-store.ts';
import { keepReport } from '../report/kept-report.ts';

const server = mockNetwork(...wellServer());
const heading = (name: RegExp | string) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 5000 });
const open = () => renderQuiz('/eligibility/analyzing');

beforeEach(() => {
  begin({ answers: allAnswers });
  // With reduced motion the analysis screen has no minimum time.
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('reduce') }) as MediaQueryList,
  );
});

test('names the stages, submits the answers and shows the report', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Working out your report…');
  expect(screen.getByText('Choosing the step for this week')).toBeInTheDocument();
  expect(await heading('Amelia, this is where to begin.')).toHaveFocus();
});

test('repeats a submission with an unknown outcome unchanged, even after the questions have changed', async () => {
  const sent: unknown[] = [];
  server.use(
    handle(quiz.submit, ({ body, request }) => {
      sent.push([request.headers.get('idempotency-key'), body]);
      if (sent.length === 1) return HttpResponse.error();
      return { id: newId(), result, resultToken: RESULT_TOKEN, canMail: true };
    }),
  );
  const { user, unmount } = open();
  await screen.findByText(/Every answer is kept on this device/);
  server.use(asks(askedQuestions.slice(1)));
  unmount();
  renderQuiz('/eligibility/welcome');
  await user.click(screen.getByRole('link', { name: 'Carry on where you stopped' }));
  expect(await heading(/this is where to begin/)).toBeVisible();
  expect(sent[1]).toEqual(sent[0]);
});

test('waits as long as a busy server asks for', async () => {
  server.use(
    handle(quiz.submit, () =>
      HttpResponse.json(
        { statusCode: 429, error: 'Too Many Requests', message: 'Slow down.' },
        { status: 429, headers: { 'retry-after': '40' } },
      ),
    ),
  );
  open();
  expect(await screen.findByText(/wait 40 seconds/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Try again in \d+ seconds/ })).toBeDisabled();
});

test('returns to the screen of a rejected field, with the message at the field', async () => {
  server.use(
    handle(quiz.submit, () => {
      throw new Refusal(400, 'Not valid.', [{ path: 'email', message: 'This address does not exist.' }]);
    }),
  );
  open();
  expect(await heading('Who’s asking?')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email: This address does not exist.');
});

test('asks again only the question that changed at the last moment, and keeps all other answers', async () => {
  let isChanged = false;
  server.use(
    handle(quiz.submit, () => {
      isChanged = true;
      server.use(
        asks(
          askedQuestions.map((item) =>
            item.id === 11 ? { ...item, options: [{ value: 'founder', label: 'Founder' }] } : item,
          ),
        ),
      );
      throw new Refusal(400, 'Not valid.', [{ path: 'answers.11', message: 'Choose one of the options.' }]);
    }),
  );
  open();
  expect(await heading('What is your role?')).toBeVisible();
  expect(isChanged).toBe(true);
  expect(screen.getByText(/This question has changed/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Founder' })).not.toBeChecked();
  expect(progressStore().get().answers).toEqual({ 12: '4', 13: null });
});

test('submits the rest if the rejected question no longer exists', async () => {
  let attempts = 0;
  server.use(
    handle(quiz.submit, ({ body }) => {
      attempts += 1;
      if (attempts === 1) {
        server.use(asks(askedQuestions.slice(1)));
        throw new Refusal(400, 'Not valid.', [{ path: 'answers.11', message: 'Not being asked.' }]);
      }
      expect(body.answers).toEqual({ 12: '4', 13: null });
      return { id: newId(), result, resultToken: RESULT_TOKEN, canMail: true };
    }),
  );
  open();
  expect(await heading(/this is where to begin/)).toBeVisible();
  expect(attempts).toBe(2);
});

test('returns to an open question before submitting', async () => {
  begin({ answers: { 11: 'owner', 13: null } });
  open();
  expect(await heading('How many treat patients?')).toBeVisible();
});

test('shows the report when it is opened again after the end', async () => {
  progressStore().reset();
  keepReport({ resultToken: RESULT_TOKEN, name: 'Amelia Hart', result });
  open();
  expect(await heading(/this is where to begin/)).toBeVisible();
});
