import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { tradingTerms } from '../../../content/legal/trading-terms.ts';
import { UNKNOWN_COMPANY } from '../../../content/site/company.ts';
import { ContractPage } from './ContractPage.tsx';

test('shows the guarantee’s section of the trading terms, with the clause that waives the fee marked', async () => {
  const Site = createRoutesStub([{ path: '/', Component: ContractPage }]);
  const { container } = render(<Site />);
  const place = tradingTerms(UNKNOWN_COMPANY).sections.findIndex(({ id }) => id === 'guarantee');
  const { title, clauses = [] } = tradingTerms(UNKNOWN_COMPANY).sections[place]!;
  fireEvent.click(await screen.findByText('The clause you sign'));
  expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent(`${place + 1} ${title}`);
  const marked = container.querySelectorAll('mark');
  expect(marked).toHaveLength(1);
  expect(marked[0]).toHaveTextContent(/you owe no fee from the next month on.*There is no limit/);
  const at = clauses.indexOf(marked[0]?.textContent ?? '');
  expect(marked[0]?.closest('li')).toHaveTextContent(`${place + 1}.${at + 1}`);
  for (const item of screen.getAllByRole('listitem'))
    expect(clauses.some((clause) => item.textContent?.endsWith(clause))).toBe(true);
  const link = screen.getByRole('link', { name: `read all of section ${place + 1}` });
  expect(link).toHaveAttribute('href', '/trading-terms#guarantee');
});
