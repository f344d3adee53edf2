import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { KeptPage } from './KeptPage.tsx';

const announced = vi.fn();
const reload = vi.fn();

beforeEach(() => {
  announced.mockReset();
  reload.mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('location', { ...location, reload });
  document.addEventListener('app:hydrated', announced);
  return () => document.removeEventListener('app:hydrated', announced);
});

function Page({ isFailing }: { isFailing: boolean }) {
  useEffect(() => {
    if (isFailing) throw new Error('It fails.');
  });
  return (
    <form>
      <input aria-label="Name" defaultValue="" />
    </form>
  );
}

const page = (path: string, isFailing: boolean) => (
  <KeptPage path={path}>
    <Page isFailing={isFailing} />
  </KeptPage>
);

test('keeps every node of the page if its script fails, and releases early clicks', () => {
  const { rerender } = render(page('/', false));
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  field.value = 'Ada';
  field.focus();
  rerender(page('/', true));
  expect(screen.getByLabelText('Name')).toBe(field);
  expect(field).toHaveFocus();
  expect(field.value).toBe('Ada');
  expect(announced).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
  expect(console.error).toHaveBeenCalled();
});

test('reloads a failed client-side page from the server, and also the next page after a failure', () => {
  const { rerender } = render(page('/', false));
  rerender(page('/pricing', true));
  expect(reload).toHaveBeenCalledTimes(1);

  const { rerender: again } = render(page('/', true));
  again(page('/pricing', true));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('shows the error page if the page needs script', () => {
  expect(() => render(page('/eligibility/questions', true))).toThrow('It fails.');
});
