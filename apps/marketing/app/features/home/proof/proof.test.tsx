import { render, screen } from '@testing-library/react';
import type { CountedMonth } from '@upcurve/contracts/settings/counted-month';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { monthInFigures } from '../../../content/home/own-month.server.ts';
import { ReportTable } from '../../deliverables/ReportTable.tsx';
import { Proof } from './Proof.tsx';

const MONTH: CountedMonth = {
  from: '2026-10-27',
  to: '2026-11-25',
  leads: 1234,
  checks: 1033,
  firstCallMinutes: 3,
  leftNumber: 29,
  calledPromptly: 28,
  waived: { months: 1, pounds: 4200, on: '2026-11-20' },
};

async function show(month: CountedMonth | null) {
  const props = { month: month && monthInFigures(month), report: <ReportTable />, leaving: 'We’re leaving.' };
  const Site = createRoutesStub([{ path: '/', Component: () => <Proof {...props} /> }]);
  const { container } = render(<Site />);
  await screen.findByRole('region', { name: 'How do you know it works?' });
  return container;
}

test('shows our own month and its dates if there is one to show', async () => {
  const container = await show(MONTH);
  expect(screen.getByRole('heading', { name: 'Our own month, counted.' })).toBeVisible();
  expect(container).toHaveTextContent('27 October to 25 November 2026, from our own database.');
  expect(container).toHaveTextContent('1,033eligibility checks completed');
  // Rounded down: 28 of 29 are 96.6 %.
  expect(container).toHaveTextContent(
    '96%called within 5 minutes: 28 of 29 who left a number, Mon–Fri, 9 to 6',
  );
  expect(container).toHaveTextContent(
    '£4,200in fees waived after missed targets: 1 month, up to 20 November 2026',
  );
});

test('shows no month until there is one', async () => {
  expect(await show(null)).not.toHaveTextContent(/our own month|checks completed/i);
});

test('leaves out figures that are not known', () => {
  const none = { firstCallMinutes: null, calledPromptly: null, waived: null };
  const figuresOf = (change: Partial<CountedMonth>) =>
    monthInFigures({ ...MONTH, ...none, ...change }).figures.map(({ figure }) => figure);
  expect(figuresOf({})).toEqual(['1,033']);
  expect(figuresOf({ firstCallMinutes: 119 })).toEqual(['119 min', '1,033']);
  expect(figuresOf({ firstCallMinutes: 121 })).toEqual(['3 h', '1,033']);
  expect(figuresOf({ waived: { months: 0, pounds: 0, on: '2026-11-20' } })).toEqual(['£0', '1,033']);
});

test('unfolds a month’s report, whose total adds up, and the letter of a client who leaves', async () => {
  await show(null);
  expect(screen.getByText('£22,540')).toBeInTheDocument();
  expect(screen.getByText('We’re leaving.')).toBeInTheDocument();
});
