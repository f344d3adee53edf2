import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import NotFound from './not-found.tsx';

test('shows the 404 card for an unknown address', async () => {
  const Site = createRoutesStub([{ path: '*', Component: NotFound }]);
  render(<Site initialEntries={['/nowhere']} />);
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
