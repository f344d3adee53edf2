import { afterEach, expect, test, vi } from 'vitest';
import { createProgressStore, PROGRESS_KEY, parsePractised } from './progress-store.ts';

afterEach(() => vi.restoreAllMocks());

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('keeps ticks for the next page', () => {
  createProgressStore().set(['call-stages']);
  const next = createProgressStore();
  expect([next.get(), next.isLasting()]).toEqual([['call-stages'], true]);
});

test('stores nothing on the device without ticks', () => {
  const store = createProgressStore();
  store.set(['call-stages']);
  store.set([]);
  expect(localStorage.getItem(PROGRESS_KEY)).toBeNull();
});

test.each(['{', 'null', '7', '"call-stages"', '{"practised":1}', '[{}, null, "no-such-page"]'])(
  'treats the invalid stored value %s as empty',
  (text) => {
    expect(parsePractised(text)).toEqual([]);
  },
);

test('returns pages in reading order, without duplicates or unknown pages', () => {
  const kept = JSON.stringify(['objection-handling', 'gone', 'script-sequence', 'script-sequence']);
  expect(parsePractised(kept)).toEqual(['script-sequence', 'objection-handling']);
});

test('keeps ticks in memory and reports it if storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const store = createProgressStore();
  expect([store.get(), store.isLasting()]).toEqual([[], false]);
  store.set(['call-stages']);
  expect([store.get(), store.isLasting()]).toEqual([['call-stages'], false]);
});

test('follows a tick in another tab', () => {
  const here = createProgressStore();
  const notify = vi.fn();
  here.subscribe(notify);
  createProgressStore().set(['lead-sources']);
  dispatchEvent(new StorageEvent('storage', { key: PROGRESS_KEY }));
  expect(here.get()).toEqual(['lead-sources']);
  expect(notify).toHaveBeenCalledOnce();
});
