import { Worker } from 'node:worker_threads';
import type { CardAnswer, CardFacts, CardRequest } from './card-worker.ts';

interface Waiting {
  resolve: (png: Buffer) => void;
  reject: (error: Error) => void;
}

/** Prints cards in a worker thread, which starts with the first card. If the thread fails, only its cards fail. */
export function createCardPrinter(script: string): (facts: CardFacts) => Promise<Buffer> {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  function settle(id: number, how: (each: Waiting) => void): void {
    const each = waiting.get(id);
    waiting.delete(id);
    if (each) how(each);
    // An idle thread must not keep the process running.
    if (waiting.size === 0) worker?.unref();
  }

  function start(): Worker {
    const started = new Worker(script);
    const fail = (error: Error) => {
      if (worker === started) worker = undefined;
      for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(error));
    };
    started.on('message', (answer: CardAnswer) =>
      settle(answer.id, ({ resolve, reject }) =>
        'png' in answer ? resolve(Buffer.from(answer.png)) : reject(new Error(answer.error)),
      ),
    );
    started.on('error', fail);
    started.on('exit', () => fail(new Error('The printer of cards has ended.')));
    return started;
  }

  return (facts) =>
    new Promise((resolve, reject) => {
      worker ??= start();
      worker.ref();
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, facts } satisfies CardRequest);
    });
}
