import { render, screen, within } from '@testing-library/react';
import { paths } from '@upcurve/site-content/paths';
import { services } from '@upcurve/site-content/services';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ServiceRows } from './ServiceRows.tsx';

const Stub = createRoutesStub([{ path: '/', Component: ServiceRows }]);

test('shows all nine services in order, each with a description, three benefits and a link', () => {
  render(<Stub />);
  const rows = screen.getAllByRole('group');
  expect(rows.map((row) => within(row).getByRole('heading', { level: 3 }).textContent)).toEqual(
    Object.values(services).map(({ label }) => label),
  );
  const links = rows.map((row) => within(row).getByRole('link', { hidden: true }));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Object.values(services).map(({ slug }) => paths.service(slug)),
  );
  expect(new Set(links.map((link) => link.textContent)).size).toBe(9);
  for (const row of rows) {
    expect(row).not.toHaveAttribute('open');
    expect(row.querySelector('p')).not.toBeEmptyDOMElement();
    expect(row.querySelectorAll('dt')).toHaveLength(3);
  }
});
