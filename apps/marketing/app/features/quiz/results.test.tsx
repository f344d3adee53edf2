import { screen } from '@testing-library/react';
import { DEFAULT_QUESTIONS } from '@upcurve/contracts/default-questions';
import { quiz } from '@upcurve/contracts/quiz';
import { handle, unreachable } from '@upcurve/testing/handle';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { expect, test } from 'vitest';
import { RESULT_TOKEN, result, wellServer } from '../../test/quiz-server.ts';
import { renderQuiz } from '../../test/render-quiz.tsx';
import { servicesFor } from './recommend.ts';

const server = mockNetwork(...wellServer());
const link = `/eligibility/results#r=${RESULT_TOKEN}`;
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });

function hasReport(part: Partial<typeof result> = {}) {
  return handle(quiz.getReport, () => ({
    name: 'Amelia Hart',
    businessName: null,
    completedAt: '2026-11-20T14:05:00.000Z',
    questions: [],
    answers: {},
    result: { ...result, ...part },
  }));
}

test('the link shows the report on another device', async () => {
  server.use(hasReport());
  const { user } = renderQuiz(link);
  expect(await heading(/Amelia, your clinic is growing/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Book Consultation/ })).toHaveAttribute(
    'href',
    '/book-consultation',
  );
  await user.click(screen.getByRole('button', { name: 'Copy the link to this report' }));
  expect(await screen.findByText(/^Copied/)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}${link}`);
});

test('an eligible clinic is told so', async () => {
  server.use(hasReport({ isEligible: true, tier: 'Ready to scale', score: 90 }));
  renderQuiz(link);
  expect(await heading('Amelia, your clinic is ready to scale.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'You are eligible for the RGD.' })).toBeVisible();
});

test('a report without categories or improvements leaves those parts out', async () => {
  server.use(hasReport({ categories: [], improvements: [] }));
  renderQuiz(link);
  await heading(/Amelia/);
  expect(screen.queryByRole('heading', { name: 'Where you stand' })).not.toBeInTheDocument();
});

test('a link that leads nowhere says so and shows the way to the quiz', async () => {
  renderQuiz(link);
  expect(await heading('This link leads to no report.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the quiz' })).toHaveAttribute(
    'href',
    '/eligibility/welcome',
  );
});

test('a server away offers to try again', async () => {
  server.use(unreachable(quiz.getReport));
  const { user } = renderQuiz(link);
  await heading('The report is not arriving.');
  server.use(hasReport());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading(/Amelia/)).toBeVisible();
});

test('opened directly, without a report, it is friendly', async () => {
  renderQuiz('/eligibility/results');
  expect(await heading('Your report will be here.')).toBeVisible();
});

test('every built-in question has services that improve it', () => {
  for (const { text, category } of DEFAULT_QUESTIONS) {
    expect(servicesFor({ question: text, category }).length).toBeGreaterThan(0);
  }
});
