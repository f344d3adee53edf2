import { render, screen } from '@testing-library/react';
import { paths } from '@upcurve/site-content/paths';
import { services } from '@upcurve/site-content/services';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { serviceGroups } from '../../content/services/overview.ts';
import { ServiceLinks } from './ServiceLinks.tsx';

test('the groups link to each of the nine services once', () => {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => serviceGroups.map(({ title, ids }) => <ServiceLinks key={title} ids={ids} />),
    },
  ]);
  render(<Stub />);
  const found = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(found.toSorted()).toEqual(
    Object.values(services)
      .map(({ slug }) => paths.service(slug))
      .toSorted(),
  );
});
