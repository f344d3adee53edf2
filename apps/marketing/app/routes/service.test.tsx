import { render, screen } from '@testing-library/react';
import { createRoutesStub, Outlet } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorBoundary, loader } from './service.tsx';

const load = (slug: string) => loader({ params: { slug } } as Parameters<typeof loader>[0]);

test('loads a service by its address', () => {
  expect(load('seo')).toMatchObject({
    id: 'seo',
    benefits: [{ term: 'Top of your own map' }, {}, {}],
    facts: [{}, {}, {}, { detail: expect.stringContaining('Ground 2, Rise 4, Crest 8') }],
  });
});

test('shows the same 404 page for an unknown service as for any unknown address, within the site’s layout', async () => {
  const Site = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <header>The site</header>
          <Outlet />
        </>
      ),
      children: [
        {
          path: 'services/:slug',
          loader: ({ params }) => load(params.slug!),
          HydrateFallback: () => null,
          Component: () => <h1>A service</h1>,
          ErrorBoundary,
        },
      ],
    },
  ]);
  render(<Site initialEntries={['/services/astrology']} />);
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  expect(screen.getByText('The site')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
