import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { inPounds } from '../../money/in-words.ts';
import { calculateLoss, EXAMPLE } from '../../money/model.ts';
import { paths } from '../../paths.ts';
import { PostTeaser } from './PostTeaser.tsx';

test('in a post the calculator says what its model says of the example, under the writer’s own title', () => {
  render(<PostTeaser block={{ title: 'Our sum', text: '' }} />, { wrapper: MemoryRouter });
  const { month, year } = calculateLoss(EXAMPLE);
  screen.getByText('Our sum');
  screen.getByText(inPounds(month.likely));
  screen.getByText(new RegExp(`In twelve months that is ${inPounds(year.likely)}`));
  expect(screen.getByRole('link', { name: 'Put in your figures' })).toHaveAttribute(
    'href',
    paths.calculator.start(),
  );
});
