import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { Header } from './Header.tsx';

function renderHeader(bookingUrl: string | null = null) {
  const Site = createRoutesStub([
    {
      id: 'root',
      path: '*',
      loader: () => ({ bookingUrl, marketingUrl: 'http://localhost:3000' }),
      HydrateFallback: () => null,
      Component: () => (
        <>
          <Header />
          <p>Elsewhere</p>
        </>
      ),
    },
  ]);
  render(<Site initialEntries={['/']} />);
  return userEvent.setup();
}
const toggle = (name = 'Open menu') => screen.findByRole('button', { name });
const isOpen = () => screen.getByRole('button', { name: /menu/ }).getAttribute('aria-expanded') === 'true';

afterEach(() => {
  Object.assign(window, { scrollY: 0 });
});

test('the links of the site, in order', async () => {
  renderHeader();
  await toggle();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Home',
    'What We Do',
    'Pricing',
    'Blog',
    'Contact Us',
  ]);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
});

test('booking opens our own page, or the external one in a new tab', async () => {
  renderHeader();
  expect(await screen.findByRole('link', { name: 'Book Consultation' })).toHaveAttribute(
    'href',
    '/book-consultation',
  );
});

test('with an external booking page the button opens it in a new tab', async () => {
  renderHeader('https://cal.example/upcurve');
  const link = await screen.findByRole('link', { name: 'Book Consultation (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://cal.example/upcurve');
  expect(link).toHaveAttribute('target', '_blank');
});

test('the menu opens by its button and closes by it, by Escape, outside and on a link', async () => {
  const user = renderHeader();
  await user.click(await toggle());
  expect(isOpen()).toBe(true);
  await user.click(await toggle('Close menu'));
  expect(isOpen()).toBe(false);

  await user.click(await toggle());
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(await toggle()).toHaveFocus();

  await user.click(await toggle());
  await user.click(screen.getByText('Elsewhere'));
  expect(isOpen()).toBe(false);

  await user.click(await toggle());
  await user.click(screen.getByRole('link', { name: 'Pricing' }));
  expect(isOpen()).toBe(false);
});

test('the menu closes when the viewport grows wider', async () => {
  const wide = Object.assign(new EventTarget(), { matches: false });
  vi.spyOn(window, 'matchMedia').mockReturnValue(wide as unknown as MediaQueryList);
  const user = renderHeader();
  await user.click(await toggle());
  expect(isOpen()).toBe(true);
  act(() => void wide.dispatchEvent(new Event('change')));
  expect(isOpen()).toBe(false);
});

test('the shadow grows after 50 px of scroll', async () => {
  renderHeader();
  await toggle();
  const header = screen.getByRole('banner');
  const scrollTo = (y: number) =>
    act(() => {
      Object.assign(window, { scrollY: y });
      dispatchEvent(new Event('scroll'));
    });
  scrollTo(50);
  expect(header).not.toHaveAttribute('data-scrolled');
  scrollTo(51);
  expect(header).toHaveAttribute('data-scrolled');
});
