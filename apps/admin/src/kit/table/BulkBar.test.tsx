import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BulkBar } from './BulkBar.tsx';

test.each([
  [1500, '1,500 selected', true],
  [1501, '1,501 selected, at most 1,500 at once', false],
])('with %i selected, shows “%s”', (count, words, isOffered) => {
  render(
    <MantineProvider env="test">
      <BulkBar count={count} max={1500} onClear={() => {}}>
        <button type="button">Set status</button>
      </BulkBar>
    </MantineProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.queryAllByRole('button', { name: 'Set status' })).toHaveLength(isOffered ? 1 : 0);
  expect(screen.getByRole('button', { name: 'Clear the selection' })).toBeInTheDocument();
});
