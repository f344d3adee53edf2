import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Facts } from './Facts.tsx';

test('shows each name with its value, in order', () => {
  render(
    <Facts
      facts={[
        ['Name', 'Amelia Hart'],
        [
          'Email',
          <a key="email" href="mailto:a@b.example">
            a@b.example
          </a>,
        ],
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Name', 'Email']);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    'Amelia Hart',
    'a@b.example',
  ]);
  expect(screen.getByRole('link', { name: 'a@b.example' })).toBeInTheDocument();
});

test('leaves out facts without a value, but not zero', () => {
  render(
    <Facts
      facts={[
        ['Phone', ''],
        ['Location', null],
        ['Website', undefined],
        ['Score', 0],
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Score']);
  expect(screen.getByRole('definition')).toHaveTextContent('0');
});
