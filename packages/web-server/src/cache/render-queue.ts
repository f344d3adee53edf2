import { type Client, OURS, QueueFullError } from '../security/fair-lane.ts';
import { createFairQueue } from '../security/fair-queue.ts';

/** Too much waits to be rendered. Visitors get a 503 with `retryAfter`, in seconds. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
  readonly retryAfter = 1;
}

export interface RenderQueueLimits {
  /** How many renders may be under way. */
  atOnce: number;
  /** How many of them for one client; left out: all. */
  perClient?: number;
  /** How many more may wait for one of them to end. */
  waiting: number;
}

export type RenderQueue = <Result>(render: () => Promise<Result>, client?: Client) => Promise<Result>;

/**
 * Limits renders under way, because they share one thread with everything else: pages from memory are served in between.
 * Clients take turns, and a full queue rejects at once instead of timing out.
 * @returns a function that runs a render when its turn comes; rejects with a TooBusyError if it cannot wait, or if
 * others need its place more
 */
export function createRenderQueue({ atOnce, waiting, perClient = atOnce }: RenderQueueLimits): RenderQueue {
  // A render waits for the API: that takes as long as it takes.
  const queue = createFairQueue({
    atOnce,
    waiting,
    lanes: { renders: { atOnce, perClient } },
    refusesWhenSlow: false,
  });

  return async (render, client = OURS) => {
    try {
      return await queue.run('renders', client, render);
    } catch (error) {
      throw error instanceof QueueFullError ? new TooBusyError('Too many pages are being rendered.') : error;
    }
  };
}
