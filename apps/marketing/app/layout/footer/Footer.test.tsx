import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { Footer } from './Footer.tsx';

test('the address element contains no heading and follows one', async () => {
  const Site = createRoutesStub([{ path: '*', Component: Footer }]);
  render(<Site />);
  const heading = await screen.findByRole('heading', { name: 'Reach us' });
  const address = heading.parentElement?.querySelector('address') as HTMLElement;
  expect(within(address).getAllByRole('link').length).toBeGreaterThan(1);
  expect(within(address).queryByRole('heading')).toBeNull();
});
