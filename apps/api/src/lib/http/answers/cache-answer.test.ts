import { expect, test } from 'vitest';
import { cacheAnswer, serializeOnce } from './cache-answer.ts';

const away = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));

/** A cached response on top of a fake database with adjustable version and health. */
function start() {
  const state = { now: 0, version: 1, reads: 0, asked: 0, database: 'there' as 'there' | 'away' | 'hung' };
  const answer = cacheAnswer(
    async () => {
      state.asked += 1;
      if (state.database === 'away') return away();
      if (state.database === 'hung') return new Promise<never>(() => {});
      return state.version;
    },
    async () => ({ read: ++state.reads }),
    () => state.now,
  );
  return { state, answer };
}

test('asks for the version on each call, and reads again only if it has changed', async () => {
  const { state, answer } = start();
  for (const version of [1, 1, 2, 2, 1]) {
    state.version = version;
    await answer();
  }
  expect([state.asked, state.reads]).toEqual([5, 3]);
});

test.each(['away', 'hung'] as const)(
  'while the database is %s, returns the last answer and retries at most once a second',
  async (how) => {
    const { state, answer } = start();
    await answer();
    state.database = how;
    expect(await answer()).toEqual({ read: 1 });
    for (let i = 0; i < 5; i++) expect(await answer()).toEqual({ read: 1 });
    expect(state.asked).toBe(2);
    state.now += 1000;
    // One call checks the database, and no other call waits for it.
    const trying = answer();
    await answer();
    expect(state.asked).toBe(3);
    await trying;
    state.database = 'there';
    state.version = 2;
    state.now += 1000;
    expect(await answer()).toEqual({ read: 2 });
    expect(await answer()).toEqual({ read: 2 });
    expect(state.asked).toBe(5);
  },
);

test('fails without a cached answer, or on an error other than a lost database', async () => {
  const { state, answer } = start();
  state.database = 'away';
  await expect(answer()).rejects.toThrow('ECONNREFUSED');
  const broken = cacheAnswer(
    async () => 1,
    () => Promise.reject(new Error('wrong')),
  );
  await expect(broken()).rejects.toThrow('wrong');
});

test('serializes a cached answer only once', async () => {
  const { answer } = start();
  let writes = 0;
  const write = (value: unknown) => `${++writes} ${JSON.stringify(value)}`;
  for (let i = 0; i < 2; i++) expect(serializeOnce(await answer(), write)).toBe('1 {"read":1}');
  for (let i = 0; i < 2; i++) serializeOnce({ read: 1 }, write);
  expect(writes).toBe(3);
});
