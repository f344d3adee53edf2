import { render, screen } from '@testing-library/react';
import { formatPounds } from '@upcurve/site-content/money/format';
import { calculateLoss, EXAMPLE } from '@upcurve/site-content/money/model';
import { paths } from '@upcurve/site-content/paths';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { PostTeaser } from './PostTeaser.tsx';

test('shows the model’s figures for the example in a post, under the author’s own title', () => {
  render(<PostTeaser block={{ title: 'Our sum', text: '' }} />, { wrapper: MemoryRouter });
  const { month, year } = calculateLoss(EXAMPLE);
  screen.getByText('Our sum');
  screen.getByText(formatPounds(month.likely));
  screen.getByText(new RegExp(`In twelve months that is ${formatPounds(year.likely)}`));
  expect(screen.getByRole('link', { name: 'Put in your figures' })).toHaveAttribute(
    'href',
    paths.calculator.start(),
  );
});
