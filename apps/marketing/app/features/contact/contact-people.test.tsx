import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { type Company, UNKNOWN_COMPANY } from '../../content/site/company.ts';
import { ContactPeople } from './ContactPeople.tsx';

async function show(company: Partial<Company>) {
  const Site = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ company: { ...UNKNOWN_COMPANY, ...company } }),
      HydrateFallback: () => null,
      Component: ContactPeople,
    },
  ]);
  render(<Site />);
  return within(await screen.findByRole('list'));
}
const namesIn = (people: Awaited<ReturnType<typeof show>>) =>
  people.getAllByRole('heading').map(({ textContent }) => textContent);

test('names nobody and no years if the facts are not set', async () => {
  const shown = await show({});
  expect(namesIn(shown)).toEqual(['Your caller', 'Your adviser', 'Our founder']);
  expect(shown.queryByText(/years/)).toBeNull();
  expect(shown.getByText('Calls Mon–Fri, 9 to 6')).toBeInTheDocument();
});

test('names the founder, but not whoever only confirms consultations', async () => {
  const shown = await show({ founder: 'Ada Lowe', consultationsBy: 'Bea Hart' });
  expect(namesIn(shown)).toEqual(['Your caller', 'Your adviser', 'Ada Lowe']);
  expect(shown.getByText('Founder')).toBeInTheDocument();
  expect(shown.queryByText(/years/)).toBeNull();
});

test('shows example years only in a demonstration', async () => {
  const shown = await show({ isExample: true });
  expect(shown.getAllByText(/^\d+ years in this work$/)).toHaveLength(3);
});
