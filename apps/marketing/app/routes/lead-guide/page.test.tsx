import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { guidePages } from '../../content/lead-guide/pages.ts';
import { handbook } from '../../content/lead-guide/read-guide.server.ts';
import Page, { ErrorBoundary, loader } from './page.tsx';

function open(path: string) {
  const route = {
    path: '/lead-guide/:page',
    loader,
    Component: Page,
    ErrorBoundary,
    HydrateFallback: () => null,
  };
  // The generated route types are narrower than those of the stub.
  const Site = createRoutesStub([route as never]);
  render(<Site initialEntries={[path]} />);
}

test('shows the 404 card for an unknown page', async () => {
  open('/lead-guide/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
});

test('links a page to its neighbours', async () => {
  open('/lead-guide/psychology-trust');
  expect(await screen.findByRole('heading', { level: 1, name: 'Psychology and trust' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Previous\s*The script sequence/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Next\s*The stages of a call/ })).toBeVisible();
});

test('search titles and descriptions have the right length, and every anchor of a page is unique', () => {
  for (const { slug } of guidePages) {
    const { searchTitle, description, sections } = handbook[slug];
    expect(searchTitle.length, searchTitle).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(110);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  }
});

test('links between pages lead to anchors that exist', () => {
  const links = [...JSON.stringify(handbook).matchAll(/\]\(\/lead-guide\/([\w-]+)#([\w-]+)\)/g)];
  expect(links.length).toBeGreaterThan(0);
  for (const [, slug, id] of links) {
    const page = handbook[slug as keyof typeof handbook];
    expect(
      page?.sections.map((section) => section.id),
      `${slug}#${id}`,
    ).toContain(id);
  }
});
