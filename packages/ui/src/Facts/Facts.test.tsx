import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Facts } from './Facts.tsx';

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
