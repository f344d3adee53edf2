import { act, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { Header } from './Header.tsx';

function renderHeader(bookingUrl: string | null = null) {
  const Site = createRoutesStub([
    {
      id: 'root',
      path: '*',
      loader: () => ({ bookingUrl, marketingUrl: 'http://localhost:3000' }),
      HydrateFallback: () => null,
      Component: Header,
    },
  ]);
  render(<Site initialEntries={['/']} />);
  return screen.findByRole('banner');
}
// jsdom does not support popovers and treats the menu as hidden.
const hidden = { hidden: true };

afterEach(() => {
  Object.assign(window, { scrollY: 0 });
});

test('shows the links of the site in order, the last two only in the phone menu', async () => {
  await renderHeader();
  expect(screen.getAllByRole('listitem', hidden).map((item) => item.textContent)).toEqual([
    'Home',
    'What We Do',
    'Pricing',
    'Blog',
    'Contact Us',
    'Check Eligibility',
    'Services',
    'Revenue calculator',
  ]);
  expect(screen.getByRole('link', { name: 'Home', ...hidden })).toHaveAttribute('aria-current', 'page');
});

test('links to our own booking page if no other is configured', async () => {
  await renderHeader();
  expect(screen.getByRole('link', { name: 'Book Consultation', ...hidden })).toHaveAttribute(
    'href',
    '/book-consultation',
  );
});

test('opens an external booking page in a new tab', async () => {
  await renderHeader('https://cal.example/upcurve');
  const link = screen.getByRole('link', { name: 'Book Consultation (opens in a new tab)', ...hidden });
  expect(link).toHaveAttribute('href', 'https://cal.example/upcurve');
  expect(link).toHaveAttribute('target', '_blank');
});

test('shows a shadow after 50 px of scrolling', async () => {
  const header = await renderHeader();
  const scrollTo = (y: number) =>
    act(() => {
      Object.assign(window, { scrollY: y });
      dispatchEvent(new Event('scroll'));
    });
  scrollTo(50);
  expect(header).not.toHaveAttribute('data-scrolled');
  scrollTo(51);
  await waitFor(() => expect(header).toHaveAttribute('data-scrolled'));
});
