import { render, screen, within } from '@testing-library/react';
import { paths } from '@upcurve/site-content/paths';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { PricingPage } from './PricingPage.tsx';

test.each([
  ['Plans', paths.pricing()],
  ['Line by line', paths.pricingInDetail()],
  ['A month', paths.monthlyDeliverables()],
  ['Leaving', paths.subscriptionModel()],
])('the tab “%s” is current at %s, and links to the others', (name, path) => {
  const Stub = createRoutesStub([
    { path, Component: () => <PricingPage title="Title" lead="Lead" figure={null} children={null} /> },
  ]);
  render(<Stub initialEntries={[path]} />);
  const tabs = within(screen.getByRole('navigation', { name: 'Prices' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
    '/pricing',
    '/pricing-v2',
    '/monthly-deliverables',
    '/subscription-model',
  ]);
  expect(tabs.filter((tab) => tab.hasAttribute('aria-current'))).toEqual([
    screen.getByRole('link', { name, current: 'page' }),
  ]);
});
