import { expect, test } from 'vitest';
import { type DraftStorage, draftStore } from './draft-store.ts';
import { EMPTY_DRAFT } from './post-draft.ts';

const draft = { ...EMPTY_DRAFT, title: 'Unsaved' };
const unsaved = { version: 3, draft };

function storage(max = Number.POSITIVE_INFINITY): DraftStorage {
  const all = new Map<string, string>();
  return {
    get length() {
      return all.size;
    },
    key: (index) => [...all.keys()][index] ?? null,
    getItem: (key) => all.get(key) ?? null,
    removeItem: (key) => void all.delete(key),
    setItem(key, value) {
      if (value.length > max) throw new DOMException('full', 'QuotaExceededError');
      all.set(key, value);
    },
  };
}

test("finds a tab's draft until it is removed", () => {
  const store = draftStore(storage(), 'one', () => 5);
  expect(store.keep('p', unsaved)).toBe(true);
  expect(store.take('p')).toEqual({ ...unsaved, at: 5 });
  expect(store.take('other')).toBeUndefined();
  store.forget('p');
  expect(store.take('p')).toBeUndefined();
});

test('keeps the time of the last change while saving is retried', () => {
  let now = 5;
  const store = draftStore(storage(), 'one', () => now);
  store.keep('p', unsaved);
  now = 9;
  store.keep('p', { ...unsaved, sent: draft });
  expect(store.take('p')).toMatchObject({ sent: draft, at: 5 });
  store.keep('p', { ...unsaved, draft: { ...draft, title: 'Changed' } });
  expect(store.take('p')).toMatchObject({ at: 9 });
});

test('takes over an abandoned draft of another tab, but not an active one', () => {
  const shared = storage();
  draftStore(shared, 'one', () => 0).keep('p', unsaved);
  expect(draftStore(shared, 'two', () => 1000).take('p')).toBeUndefined();
  expect(draftStore(shared, 'two', () => 120_000).take('p')).toMatchObject({ draft });
  expect(draftStore(shared, 'three', () => 120_001).take('p')).toMatchObject({ draft });
});

test('takes over the draft of a tab that is known to be closed, however recent it is', () => {
  const shared = storage();
  draftStore(shared, 'one', () => 0).keep('p', unsaved);
  const other = draftStore(shared, 'two', () => 120_000);
  expect(other.take('p', new Set(['one']))).toBeUndefined();
  expect(draftStore(shared, 'two', () => 1).take('p', new Set(['two']))).toMatchObject({ draft });
});

test('reports when there is no space', () => {
  expect(draftStore(storage(10), 'one', () => 5).keep('p', unsaved)).toBe(false);
});

test('ignores invalid entries', () => {
  const shared = storage();
  shared.setItem('upcurve.post-draft.p.one', '{"draft":"x","at":1}');
  expect(draftStore(shared, 'one').take('p')).toBeUndefined();
});
