import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { serviceGroups } from '../../content/services/overview.ts';
import { services } from '../../content/services.ts';
import { paths } from '../../paths.ts';
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
