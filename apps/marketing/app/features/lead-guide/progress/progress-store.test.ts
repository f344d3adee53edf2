import { afterEach, expect, test, vi } from 'vitest';
import { createProgressStore, PROGRESS_KEY, parsePractised } from './progress-store.ts';

afterEach(() => vi.restoreAllMocks());

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('ticks are kept and found by the next page', () => {
  createProgressStore().set(['call-stages']);
  expect(createProgressStore().get()).toEqual({ practised: ['call-stages'], isLasting: true });
});

test('stores nothing on the device without ticks', () => {
  const store = createProgressStore();
  store.set(['call-stages']);
  store.set([]);
  expect(localStorage.getItem(PROGRESS_KEY)).toBeNull();
});

test.each(['{', 'null', '7', '"call-stages"', '{"practised":1}', '[{}, null, "no-such-page"]'])(
  'storage that holds %s counts as empty',
  (text) => {
    expect(parsePractised(text)).toEqual([]);
  },
);

test('pages come in reading order, each once, unknown ones left out', () => {
  const kept = JSON.stringify(['objection-handling', 'gone', 'script-sequence', 'script-sequence']);
  expect(parsePractised(kept)).toEqual(['script-sequence', 'objection-handling']);
});

test('keeps ticks in memory and says so if storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const store = createProgressStore();
  expect(store.get()).toEqual({ practised: [], isLasting: false });
  store.set(['call-stages']);
  expect(store.get()).toEqual({ practised: ['call-stages'], isLasting: false });
});

test('a tick in another tab is followed', () => {
  const here = createProgressStore();
  const notify = vi.fn();
  here.subscribe(notify);
  createProgressStore().set(['lead-sources']);
  dispatchEvent(new StorageEvent('storage', { key: PROGRESS_KEY }));
  expect(here.get().practised).toEqual(['lead-sources']);
  expect(notify).toHaveBeenCalledOnce();
});
