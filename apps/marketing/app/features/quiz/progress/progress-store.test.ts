import { expect, test, vi } from 'vitest';
import { STORAGE_KEY } from './progress.ts';
import { createProgressStore } from './progress-store.ts';

test('saves every change at once, for the next page', () => {
  createProgressStore().update({ answers: { 1: 'owner' } });
  expect(createProgressStore().get().answers).toEqual({ 1: 'owner' });
});

test('reset deletes everything on the device', () => {
  const store = createProgressStore();
  store.update({ answers: { 1: 'owner' } });
  store.reset();
  expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  expect(store.get().answers).toEqual({});
});

test('follows a change in another tab', () => {
  const here = createProgressStore();
  const notify = vi.fn();
  here.subscribe(notify);
  createProgressStore().update({ answers: { 1: 'owner' } });
  dispatchEvent(
    new StorageEvent('storage', { key: STORAGE_KEY, newValue: localStorage.getItem(STORAGE_KEY) }),
  );
  expect(here.get().answers).toEqual({ 1: 'owner' });
  expect(notify).toHaveBeenCalled();
});

test('keeps answers in memory and reports it if storage is refused', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const store = createProgressStore();
  store.update({ answers: { 1: 'owner' } });
  expect(store.get().answers).toEqual({ 1: 'owner' });
  expect(store.isLasting()).toBe(false);
});
