import { expect, test } from 'vitest';
import { LruStore } from './lru-store.ts';

const keysOf = (store: LruStore<string>) => [...store.values()];

test('evicts the least recently used entry first', () => {
  const store = new LruStore<string>({ maxEntries: 2, maxSize: 100 });
  store.set('a', 'a', 1);
  store.set('b', 'b', 1);
  store.get('a');
  store.set('c', 'c', 1);
  expect(keysOf(store)).toEqual(['a', 'c']);
  expect(store.get('b')).toBeUndefined();
});

test('evicts a kept entry only if all entries are kept', () => {
  const store = new LruStore<string>({ maxEntries: 2, maxSize: 100, isKept: (key) => key !== 'c' });
  for (const key of ['a', 'b', 'c']) store.set(key, key, 1);
  expect(keysOf(store)).toEqual(['a', 'b']);
  store.set('d', 'd', 1);
  expect(keysOf(store)).toEqual(['b', 'd']);
});

test('counts only current entries towards the size', () => {
  const store = new LruStore<string>({ maxEntries: 100, maxSize: 100 });
  for (let i = 0; i < 10; i++) store.set('a', 'a', 40);
  store.set('b', 'b', 90);
  store.delete('b');
  store.delete('never there');
  store.set('c', 'c', 50);
  store.set('d', 'd', 50);
  expect(keysOf(store)).toEqual(['c', 'd']);
  store.set('e', 'e', 1);
  expect(keysOf(store)).toEqual(['d', 'e']);
});

test('drops an entry larger than the whole store, and the one it replaces', () => {
  const store = new LruStore<string>({ maxEntries: 100, maxSize: 100 });
  store.set('a', 'old', 1);
  store.set('a', 'new', 101);
  expect(store.get('a')).toBeUndefined();
});
