import { setImmediate as nextTurn } from 'node:timers/promises';

/** More is to be rendered than we take on. Visitors get a 503 that names `retryAfter`, in seconds. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
  readonly retryAfter = 1;
}

export interface RenderQueueLimits {
  /** How many renders may be under way. */
  atOnce: number;
  /** How many more may wait for one of them to end. */
  waiting: number;
}

export type RenderQueue = <Result>(render: () => Promise<Result>) => Promise<Result>;

/**
 * Renders share one thread with everything else a server does: with few under way, pages from memory are served in
 * between, and whoever comes when the queue is full hears so at once rather than after a time-out.
 * @returns runs a render when its turn comes; rejects with a TooBusyError where it cannot even wait
 */
export function createRenderQueue({ atOnce, waiting }: RenderQueueLimits): RenderQueue {
  const turns: (() => void)[] = [];
  let underWay = 0;

  return async (render) => {
    if (underWay < atOnce) underWay += 1;
    else if (turns.length < waiting) await new Promise<void>((resolve) => turns.push(resolve));
    else throw new TooBusyError('Too many pages are being rendered.');
    try {
      // A render may be done without ever waiting; then the next visitor's would follow at once, and nobody else come in between.
      await nextTurn();
      return await render();
    } finally {
      // Whoever waits takes the place over, so that nobody who comes now gets ahead.
      const next = turns.shift();
      if (next) next();
      else underWay -= 1;
    }
  };
}
