import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore, TOAST_DURATION, TOAST_REMOVE_DELAY, TOASTS_KEPT } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('has the limits of the specification', () => {
  expect([TOASTS_KEPT, TOAST_DURATION, TOAST_REMOVE_DELAY]).toEqual([5, 5000, 1_000_000]);
});

test('keeps the five newest, newest first', () => {
  const store = createToastStore();
  for (const title of ['1', '2', '3', '4', '5', '6']) store.add({ title });
  expect(store.get().map((toast) => toast.title)).toEqual(['6', '5', '4', '3', '2']);
});

test('closes a dismissed toast at once and removes it after the delay', () => {
  const store = createToastStore();
  const id = store.add({ title: 'Saved' });
  store.dismiss(id);
  expect(store.get()).toMatchObject([{ id, open: false }]);

  vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1);
  expect(store.get()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.get()).toEqual([]);
});

test('dismissing again does not restart the delay', () => {
  const store = createToastStore();
  const id = store.add({ title: 'Saved' });
  store.dismiss(id);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY / 2);
  store.dismissAll();
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY / 2);
  expect(store.get()).toEqual([]);
});

test('clears the timer of a toast pushed out by newer ones', () => {
  const store = createToastStore();
  store.dismiss(store.add({ title: 'old' }));
  for (const title of ['1', '2', '3', '4', '5']) store.add({ title });
  expect(vi.getTimerCount()).toBe(0);
});

test('updates a toast in place and removes it', () => {
  const store = createToastStore();
  const id = store.add({ title: 'Saving' });
  store.update(id, { title: 'Saved' });
  expect(store.get()).toMatchObject([{ title: 'Saved', variant: 'default', duration: 5000, open: true }]);
  store.remove(id);
  expect(store.get()).toEqual([]);
});

test('reports once that a toast has closed, also when newer ones push it out', () => {
  const store = createToastStore();
  const onClose = vi.fn();
  const id = store.add({ title: 'Deleted', onClose });
  store.dismiss(id);
  store.dismiss(id);
  expect(onClose).toHaveBeenCalledOnce();
  store.add({ title: 'Deleted too', onClose });
  for (const title of ['1', '2', '3', '4', '5']) store.add({ title });
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('shows a repeated message once, as the newest, but never merges one with an action', () => {
  const store = createToastStore();
  store.add({ title: 'Saved', description: 'One' });
  store.add({ title: 'Saved', description: 'Two' });
  store.add({ title: 'Saved', description: 'One' });
  expect(store.get().map(({ description }) => description)).toEqual(['One', 'Two']);
  const action = { label: 'Undo', onClick: () => {} };
  store.add({ title: 'Deleted', action });
  store.add({ title: 'Deleted', action });
  expect(store.get().map(({ title }) => title)).toEqual(['Deleted', 'Deleted', 'Saved', 'Saved']);
});
