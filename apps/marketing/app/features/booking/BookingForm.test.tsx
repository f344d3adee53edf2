import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@upcurve/site-content/paths';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepVisitor } from '../../forms/known-visitor.ts';
import type { FormAnswer } from '../../forms/sending/answer-form.server.ts';
import { BookingForm } from './BookingForm.tsx';

const type = {
  slug: 'consultation',
  name: 'Consultation',
  minutes: 30,
  place: { kind: 'phone' as const },
};
const HOUR = 3_600_000;
/** Nine o'clock in London, tomorrow. */
const NINE = Math.ceil(Date.now() / (24 * HOUR)) * 24 * HOUR + 9 * HOUR;
const starts = [0, 1, 2, 3, 4, 5].map((hour) => NINE + hour * HOUR);
const iso = (start: number) => new Date(start).toISOString();

const amelia = {
  resultToken: 'r'.repeat(43),
  name: 'Amelia Hart',
  email: 'amelia@hart.example',
  phone: '020 7946 0958',
  company: 'Hart Aesthetics',
};

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
});

/** Renders the form of a server that answers with `answer`. Returns the forms that it received. */
function renderForm(path: string, answer: FormAnswer, ownStarts = starts, asked = type) {
  const posts: FormData[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!String(url).endsWith('/answer')) return Response.json({ token: 'a.b', challenge: undefined });
    posts.push(init?.body as FormData);
    return Response.json(answer);
  });
  const page = { types: [asked], type: asked, starts: ownStarts, day: undefined, now: Date.now() };
  const Site = createRoutesStub([
    {
      path: '/book-consultation',
      Component: () => <BookingForm {...page} />,
      loader: () => null,
      HydrateFallback: () => null,
    },
    { path: '*', Component: () => <h1>Booked</h1> },
  ]);
  render(<Site initialEntries={[path]} />);
  return { user: userEvent.setup(), posts };
}

const radios = () => screen.findAllByRole('radio');

test('from the report, a slot and one button are enough', async () => {
  keepVisitor(amelia);
  const sent: FormAnswer = { state: 'sent', next: '/booking/token' };
  const { user, posts } = renderForm(`/book-consultation#r=${amelia.resultToken}`, sent);
  expect(await screen.findByDisplayValue(amelia.email)).toBeVisible();
  const [, second] = await radios();
  await user.click(second as HTMLElement);
  expect(screen.getByText('Your time')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Book this time' }));
  expect(await screen.findByRole('heading', { name: 'Booked' }, { timeout: 8000 })).toBeVisible();
  expect(Object.fromEntries(posts[0] ?? [])).toMatchObject({ ...amelia, start: iso(NINE + HOUR) });
}, 15_000);

test('the link of an email fills in the lead’s details', async () => {
  const { resultToken: _, ...visitor } = amelia;
  renderForm(paths.bookConsultation({ visitor }), { state: 'sent', next: '/' });
  expect(await screen.findByDisplayValue(amelia.email)).toBeInTheDocument();
  expect(screen.getByDisplayValue(amelia.name)).toBeInTheDocument();
  expect(screen.getByDisplayValue(amelia.phone)).toBeInTheDocument();
});

test('another report’s details stay out of the form', async () => {
  keepVisitor(amelia);
  renderForm(`/book-consultation#r=${'x'.repeat(43)}`, { state: 'sent', next: '/' });
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('');
});
