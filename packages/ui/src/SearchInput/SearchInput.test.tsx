import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchInput } from './SearchInput.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setup(value = '') {
  const onSearch = vi.fn();
  const ui = (current: string) => (
    <MantineProvider env="test">
      <SearchInput label="Search" placeholder="Search questions..." value={current} onSearch={onSearch} />
    </MantineProvider>
  );
  const { rerender } = render(ui(value));
  return { onSearch, setValue: (next: string) => rerender(ui(next)) };
}

const box = () => screen.getByRole('searchbox', { name: 'Search' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('searches for the trimmed text once typing has paused', () => {
  const { onSearch } = setup();
  type('cl');
  pass(299);
  type(' clinic ');
  pass(299);
  expect(onSearch).not.toHaveBeenCalled();
  pass(1);
  expect(onSearch.mock.calls).toEqual([['clinic']]);
});

test('searches at once on Enter, and only once', () => {
  const { onSearch } = setup();
  type('clinic');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(onSearch.mock.calls).toEqual([['clinic']]);
  pass(1000);
  expect(onSearch).toHaveBeenCalledOnce();
});

test.each([
  ['Escape', () => fireEvent.keyDown(box(), { key: 'Escape' })],
  ['the button', () => fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))],
])('clears at once by %s', (_, clear) => {
  const { onSearch } = setup('clinic');
  clear();
  expect(box()).toHaveValue('');
  expect(onSearch.mock.calls).toEqual([['']]);
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
});

test('keeps what is typed while the values of earlier searches arrive late', () => {
  const { onSearch, setValue } = setup();
  type('cl');
  pass(300);
  type('clin');
  pass(300);
  type('clinic');
  expect(onSearch.mock.calls).toEqual([['cl'], ['clin']]);
  setValue('cl');
  setValue('clin');
  expect(box()).toHaveValue('clinic');
  // Both searches have come back, so this value comes from elsewhere.
  setValue('cl');
  expect(box()).toHaveValue('cl');
  type('cl ');
  pass(300);
  setValue('');
  setValue('cl');
  expect(box()).toHaveValue('cl');
});

test('follows outside changes without overwriting current typing', () => {
  const { setValue } = setup('clinic');
  setValue('dental');
  expect(box()).toHaveValue('dental');
  type('dental ');
  setValue('dental');
  expect(box()).toHaveValue('dental ');
});
