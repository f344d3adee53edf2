import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BulkBar } from './BulkBar.tsx';

afterEach(() => void vi.restoreAllMocks());

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

test.each([
  ['above it, where it is at the foot of the screen', 60, '68px'],
  ['where they are, if the bar ends a short list', 400, ''],
])('shows toasts %s', (_, height, bottom) => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, innerHeight - height, 500, 48),
  );
  const { unmount } = render(
    <MantineProvider env="test">
      <BulkBar count={1} max={1500} onClear={() => {}}>
        <button type="button">Set status</button>
      </BulkBar>
    </MantineProvider>,
  );
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--toast-bottom')).toBe(bottom);
  unmount();
  expect(style.getPropertyValue('--toast-bottom')).toBe('');
});
