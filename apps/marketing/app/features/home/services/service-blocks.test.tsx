import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { services } from '../../../content/services.ts';
import { paths } from '../../../paths.ts';
import { ServiceBlocks } from './ServiceBlocks.tsx';

const Stub = createRoutesStub([{ path: '/', Component: ServiceBlocks }]);

test('shows all nine services in order, each with an example of its work, three benefits and a link', () => {
  render(<Stub />);
  const blocks = screen.getAllByRole('article');
  const links = blocks.map((block) => within(block).getByRole('link'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Object.values(services).map(({ slug }) => paths.service(slug)),
  );
  expect(new Set(links.map((link) => link.textContent)).size).toBe(9);
  for (const block of blocks) {
    expect(within(block).getByRole('figure')).toHaveTextContent(/Example: /);
    expect(within(block).getAllByRole('term', { hidden: true }).length).toBeGreaterThanOrEqual(3);
    expect(block.querySelectorAll('details dt')).toHaveLength(3);
  }
});
