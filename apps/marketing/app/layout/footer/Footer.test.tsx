import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { withExamples } from '../../company.server.ts';
import { type Company, UNKNOWN_COMPANY } from '../../content/site/company.ts';
import { Footer } from './Footer.tsx';

const examples = withExamples({ ...UNKNOWN_COMPANY, isDemo: true });

async function renderFooter(company: Company) {
  const Site = createRoutesStub([{ id: 'root', path: '*', Component: () => <Footer offersEbook={false} /> }]);
  render(<Site hydrationData={{ loaderData: { root: { company } } }} />);
  return screen.findByRole('contentinfo');
}

test('the address element contains no heading and follows one', async () => {
  await renderFooter(examples);
  const heading = screen.getByRole('heading', { name: 'Reach us' });
  const address = heading.parentElement?.querySelector('address') as HTMLElement;
  expect(within(address).getAllByRole('link').length).toBeGreaterThan(1);
  expect(within(address).queryByRole('heading')).toBeNull();
});

test('a demonstration shows examples where no facts are set, and says once that it is one', async () => {
  const footer = await renderFooter(examples);
  expect(footer).toHaveTextContent('trading name of Upcurve Growth Ltd');
  expect(within(footer).getAllByText(/demonstration/)).toHaveLength(1);
  expect(within(footer).getByRole('link', { name: /Upcurve on Instagram/ })).toBeInTheDocument();
});

test('without facts, the footer has no contact details, no company details and no empty label', async () => {
  const footer = await renderFooter(UNKNOWN_COMPANY);
  expect(footer).not.toHaveTextContent(/demonstration|trading name|company number|[Rr]egistered|VAT/);
  expect(screen.queryByRole('heading', { name: 'Reach us' })).toBeNull();
  expect(screen.queryByRole('link', { name: /Upcurve on/ })).toBeNull();
  expect(footer.querySelector('a[href^="mailto:"], a[href^="tel:"], address')).toBeNull();
});
