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

test('when its script fails a page stays, node for node, and what waited for it may happen', () => {
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

test('a page that script had built is asked of the server, and so is where somebody goes after a failure', () => {
  const { rerender } = render(page('/', false));
  rerender(page('/pricing', true));
  expect(reload).toHaveBeenCalledTimes(1);

  const { rerender: again } = render(page('/', true));
  again(page('/pricing', true));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page that is nothing without script leaves it to the error page', () => {
  expect(() => render(page('/eligibility/questions', true))).toThrow('It fails.');
});
