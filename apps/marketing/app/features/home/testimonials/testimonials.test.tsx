import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CountedMonth } from '@upcurve/contracts/settings/counted-month';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import { monthInFigures } from '../../../content/home/own-month.server.ts';
import { testimonials } from '../../../content/home/testimonials.ts';
import { UNKNOWN_COMPANY } from '../../../content/site/company.ts';
import { ClientFilm } from './ClientFilm.tsx';
import { Testimonials } from './Testimonials.tsx';

const numbered = testimonials[1]!;
const name = numbered.clientName;

async function show(wistiaIds: string[], testimonial = numbered) {
  const Site = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ wistiaIds, wistiaIntroId: null }),
      HydrateFallback: () => null,
      Component: () => <ClientFilm {...testimonial} />,
    },
  ]);
  render(<Site />);
  await screen.findByRole('group');
  return userEvent.setup();
}

test('does not contact Wistia until the visitor presses play, then plays that video', async () => {
  const user = await show(['first', 'second', 'third']);
  expect(screen.queryByTitle(name)).toBeNull();
  await user.click(screen.getByText(`Play: ${name}`));
  const player = await screen.findByTitle(name);
  expect(player).toHaveAttribute(
    'src',
    expect.stringMatching('^https://fast.wistia.net/embed/iframe/second\\?'),
  );
  expect(screen.getByRole('link', { name: 'Open the film at Wistia' })).toHaveAttribute(
    'href',
    'https://fast.wistia.net/embed/iframe/second',
  );
});

test('removes the player when it is closed', async () => {
  const user = await show(['', 'second']);
  await user.click(screen.getByText(`Play: ${name}`));
  await screen.findByTitle(name);
  await user.click(screen.getByText('Close the film'));
  await waitFor(() => expect(screen.queryByTitle(name)).toBeNull());
});

test.each([
  ['no videos are set', [], numbered],
  ['its number is empty', ['first', ''], numbered],
  ['Wistia is not let in', [], { ...numbered, videoId: 'abc', useWistia: false }],
])(
  'where %s, shows “No film yet”, and a note on click that the video will be embedded',
  async (_, ids, testimonial) => {
    const user = await show(ids, testimonial);
    expect(screen.queryByText(/^Play/)).toBeNull();
    expect(screen.getByText('The video will be embedded here.')).not.toBeVisible();
    await user.click(screen.getByText('No film yet'));
    expect(screen.getByText('The video will be embedded here.')).toBeVisible();
    expect(screen.queryByTitle(name)).toBeNull();
  },
);

const MONTH: CountedMonth = {
  from: '2026-10-27',
  to: '2026-11-25',
  leads: 1234,
  checks: 1033,
  firstCallMinutes: 3,
  leftNumber: 29,
  calledPromptly: 28,
  waived: { months: 1, pounds: 4200, on: '2026-11-20' },
};

describe('the section with the clients', () => {
  async function showSection(month: CountedMonth | null, wistiaIds: string[] = []) {
    const Site = createRoutesStub([
      {
        id: 'root',
        path: '/',
        loader: () => ({ wistiaIds, wistiaIntroId: null, company: UNKNOWN_COMPANY }),
        HydrateFallback: () => null,
        Component: () => (
          <Testimonials month={monthInFigures(month)}>
            <hr />
          </Testimonials>
        ),
      },
    ]);
    const { container } = render(<Site />);
    await screen.findByRole('separator');
    return container;
  }
  const textsOf = (container: HTMLElement) => container.textContent ?? '';
  const count = (container: HTMLElement, words: RegExp) => [...textsOf(container).matchAll(words)].length;

  test('leads with our own month and its dates if there is one to show', async () => {
    const container = await showSection(MONTH);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Our own month, counted.');
    expect(container).toHaveTextContent('27 October to 25 November 2026, from our own database.');
    expect(container).toHaveTextContent('1,033eligibility checks completed');
    // Rounded down: 28 of 29 are 96.6 %.
    expect(container).toHaveTextContent(
      '96%called within 5 minutes: 28 of 29 who left a number, Mon–Fri, 9 to 6',
    );
    expect(container).toHaveTextContent(
      '£4,200in fees waived after missed targets: 1 month, up to 20 November 2026',
    );
    expect(count(container, /example/gi)).toBe(0);
    expect(
      screen.getByRole('heading', { name: 'What clients’ stories will look like.' }),
    ).toBeInTheDocument();
  });

  test('leads with one example, labelled once, until there is a month', async () => {
    const container = await showSection(null);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('How we count a month.');
    expect(count(container, /example/gi)).toBe(1);
    expect(count(container, /our own (month|database)/gi)).toBe(0);
    expect(count(container, /invented/gi)).toBe(1);
  });

  test('leads with the clients as soon as one has a film', async () => {
    const container = await showSection(MONTH, ['', 'second']);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Clinics, in their own words.');
    expect(count(container, /our own month|called within/gi)).toBe(0);
  });

  test('leaves out figures that are not known', () => {
    const none = { firstCallMinutes: null, calledPromptly: null, waived: null };
    const figuresOf = (change: Partial<CountedMonth>) =>
      monthInFigures({ ...MONTH, ...none, ...change }).figures.map(({ figure }) => figure);
    expect(figuresOf({})).toEqual(['1,033']);
    expect(figuresOf({ firstCallMinutes: 119 })).toEqual(['119 min', '1,033']);
    expect(figuresOf({ firstCallMinutes: 121 })).toEqual(['3 h', '1,033']);
    expect(figuresOf({ waived: { months: 0, pounds: 0, on: '2026-11-20' } })).toEqual(['£0', '1,033']);
  });
});
