import { screen } from '@testing-library/react';
import { mockNetwork } from '@upcurve/testing/mock-network';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askedQuestions } from '../../test/quiz-server.ts';
import { renderQuiz } from '../../test/render-quiz.tsx';

vi.mock('../../layout/parts/use-site.ts', async () => {
  const { UNKNOWN_COMPANY: company } = await import('../../content/site/company.ts');
  return { useSite: () => ({ adminUrl: 'https://admin.example', company }) };
});

const user = http.get('https://admin.example/api/user', () => HttpResponse.json({ username: 'olivia' }));
const server = mockNetwork(user);
const written = encodeURIComponent(JSON.stringify(askedQuestions[0]));

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the way it is set by the server
  document.cookie = 'staff=1';
});
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'staff=; max-age=0';
});

test('shows staff the question as visitors see it, and saves nothing', async () => {
  const { user: person } = renderQuiz(`/eligibility/preview#${written}`);
  expect(await screen.findByRole('heading', { name: 'What is your role?' })).toBeVisible();
  expect(screen.getByText('Preview: nothing is saved')).toBeVisible();
  await person.click(screen.getByText('Owner'));
  expect(await screen.findByText(/The preview ends here/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Owner' })).toBeChecked();
  expect(localStorage.length).toBe(0);
});

test('shows visitors none of the link’s text, even with a forged session', async () => {
  server.use(http.get('https://admin.example/api/user', () => new HttpResponse(null, { status: 401 })));
  renderQuiz(`/eligibility/preview#${written}`);
  expect(await screen.findByRole('heading', { name: 'Previews are for staff.' })).toBeVisible();
  expect(screen.queryByText('What is your role?')).not.toBeInTheDocument();
});

test.each(['', '%', 'null', '{}', encodeURIComponent('{"id":1,"text":"<b>x</b>"}')])(
  'shows no question for the invalid link content %j',
  async (nonsense) => {
    renderQuiz(`/eligibility/preview#${nonsense}`);
    expect(await screen.findByRole('heading', { name: 'There’s no question to show.' })).toBeVisible();
  },
);
