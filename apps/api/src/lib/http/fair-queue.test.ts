import { expect, onTestFinished, test, vi } from 'vitest';
import { type Client, OWN_SERVERS, QueueFullError } from './fair-lane.ts';
import { createFairQueue } from './fair-queue.ts';

const settled = async () => {
  for (let i = 0; i < 5; i++) await new Promise(setImmediate);
};

/** Creates a queue for leads and reads. The test finishes the calls and moves the clock. */
function start({ waiting = 4 } = {}) {
  const clock = { now: 0 };
  const queue = createFairQueue({
    atOnce: 4,
    waiting,
    lanes: { leads: { atOnce: 3, perClient: 2 }, reads: { atOnce: 2, perClient: 1 } },
    now: () => clock.now,
  });
  /** Started calls, in order. */
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, client: Client, lane: 'leads' | 'reads' = 'leads') => {
    const result = queue.run(lane, client, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
    return result.catch((error: Error) => error);
  };
  const end = async (name: string) => {
    await settled();
    ends.get(name)?.();
    await settled();
  };
  return { clock, queue, begun, ask, end };
}

test('limits a client to its places and gives the others to later clients', async () => {
  const { begun, ask } = start();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name, 'a');
  void ask('b1', 'b');
  await settled();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});

test('serves clients in turn, regardless of their number of waiting calls', async () => {
  const { begun, ask, end } = start();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask(name, 'a');
  for (const name of ['b1', 'b2']) void ask(name, 'b');
  await end('a1');
  await end('b1');
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
});

test('keeps places free for other lanes, and serves lanes in turn when all places are taken', async () => {
  const { begun, ask, end } = start();
  for (const client of ['a', 'b', 'c', 'd']) void ask(`read ${client}`, client, 'reads');
  for (const client of ['a', 'b', 'c', 'd']) void ask(`lead ${client}`, client);
  await settled();
  expect(begun).toEqual(['read a', 'read b', 'lead a', 'lead b']);
  await end('lead a');
  await end('read a');
  expect(begun.slice(4)).toEqual(['lead c', 'read c']);
});

test('a full queue drops the last call of the client with the most waiting calls', async () => {
  const { queue, begun, ask, end } = start();
  const ofA = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => ask(name, 'a'));
  void ask('b1', 'b');
  await expect(queue.refuseIfFull('leads', 'a')).rejects.toThrow(QueueFullError);
  expect(await ask('a7', 'a')).toBeInstanceOf(QueueFullError);
  await queue.refuseIfFull('leads', 'c');
  const ofC = ask('c1', 'c');
  expect(await ofA[5]).toBeInstanceOf(QueueFullError);
  await end('b1');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
  await end('c1');
  expect(await ofC).toBe('c1');
});

test('a full queue refuses the newest client if all have as many waiting', async () => {
  const { ask } = start({ waiting: 2 });
  for (const client of ['a', 'b', 'c', 'd', 'e']) void ask(client, client);
  expect(await ask('f', 'f')).toBeInstanceOf(QueueFullError);
});

test('our own servers may use all places of a lane except one', async () => {
  const { begun, ask } = start();
  for (const name of ['1', '2', '3']) void ask(name, OWN_SERVERS);
  void ask('a', 'a');
  await settled();
  expect(begun).toEqual(['1', '2', 'a']);
});

test('runs calls that get a place even if none may wait', async () => {
  const { ask, end } = start({ waiting: 0 });
  const first = ask('1', 'a');
  await settled();
  await end('1');
  expect(await first).toBe('1');
});

test('a lane refuses new calls once many clients have waited too long', async () => {
  const { clock, ask } = start({ waiting: 50 });
  for (const client of ['a', 'b', 'c', 'd', 'e', 'f']) void ask(client, client);
  clock.now += 151;
  // This call makes the lane notice that it is slow, but may still wait.
  void ask('g', 'g');
  clock.now += 151;
  expect(await ask('h', 'h')).toBeInstanceOf(QueueFullError);
});

test('one client’s own backlog does not make a lane slow', async () => {
  const { clock, begun, ask, end } = start({ waiting: 50 });
  for (let i = 0; i < 40; i++) void ask(`a${i}`, 'a');
  clock.now += 1000;
  void ask('b1', 'b');
  clock.now += 1000;
  void ask('b2', 'b');
  await end('b1');
  expect(begun).toEqual(['a0', 'a1', 'b1', 'b2']);
});

test('frees the place of a call that fails', async () => {
  const { queue, begun, ask } = start();
  const fail = () => Promise.reject(new Error('broken'));
  for (let i = 0; i < 5; i++) await expect(queue.run('reads', 'a', fail)).rejects.toThrow('broken');
  void ask('a', 'a', 'reads');
  await settled();
  expect(begun).toEqual(['a']);
});

test('slows down only the client with a large backlog', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { begun, ask, end } = start({ waiting: 12 });
  for (let i = 1; i <= 14; i++) void ask(`a${i}`, 'a');
  await end('a1');
  expect(begun).toEqual(['a1', 'a2']);
  void ask('b1', 'b');
  void ask('b2', 'b');
  await end('b1');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2']);
  await vi.advanceTimersByTimeAsync(20);
  await settled();
  expect(begun.at(-1)).toBe('a3');
  for (const name of ['a15', 'a16']) void ask(name, 'a');

  const refused = vi.fn();
  void ask('a17', 'a').then(refused);
  await settled();
  expect(refused).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(refused).toHaveBeenCalledWith(expect.any(QueueFullError));
});

test('slows down a client that sends very many calls within a second, however quickly they are answered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { clock, queue } = start();
  const done = vi.fn();
  const ask = () => queue.run('leads', 'a', async () => {}).then(done);
  for (let i = 0; i < 102; i++) await ask();
  void ask();
  void ask();
  await settled();
  // Both slots of this client stay empty for a while. Another client is not affected.
  expect(done).toHaveBeenCalledTimes(102);
  await queue.run('leads', 'b', async () => {});
  await vi.advanceTimersByTimeAsync(20);
  await settled();
  expect(done).toHaveBeenCalledTimes(104);
  clock.now += 1000;
  await vi.advanceTimersByTimeAsync(20);
  for (let i = 0; i < 20; i++) await ask();
  expect(done).toHaveBeenCalledTimes(124);
});
