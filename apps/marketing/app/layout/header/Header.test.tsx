import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
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

test('shows the links of the site in order, the last one only in the phone menu', async () => {
  await renderHeader();
  expect(screen.getAllByRole('listitem', hidden).map((item) => item.textContent)).toEqual([
    'Home',
    'What We Do',
    'Pricing',
    'Blog',
    'Contact Us',
    'Check Eligibility',
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
