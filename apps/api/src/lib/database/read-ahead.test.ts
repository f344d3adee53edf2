import { expect, test } from 'vitest';
import { readAhead } from './read-ahead.ts';

test('returns the items in order and requests each one while the previous one is processed', async () => {
  const asked: number[] = [];
  async function* items() {
    for (const each of [1, 2, 3]) {
      asked.push(each);
      yield each;
    }
  }
  const given: number[] = [];
  for await (const each of readAhead(items())) {
    given.push(each);
    await Promise.resolve();
    expect(asked.length).toBe(Math.min(each + 1, 3));
  }
  expect(given).toEqual([1, 2, 3]);
});

test('throws an error after the items before it, and closes the source when the reader stops early', async () => {
  let isOver = false;
  async function* items() {
    try {
      yield 1;
      throw new Error('broken off');
    } finally {
      isOver = true;
    }
  }
  const given: number[] = [];
  const all = async () => {
    for await (const each of readAhead(items())) given.push(each);
  };
  await expect(all()).rejects.toThrow('broken off');
  expect(given).toEqual([1]);

  isOver = false;
  for await (const each of readAhead(items())) if (each === 1) break;
  expect(isOver).toBe(true);
});
