import { type Client, OWN_SERVERS, QueueFullError } from '../security/fair-lane.ts';
import { createFairQueue } from '../security/fair-queue.ts';

/** The render queue is full. Visitors get a 503 with `retryAfter`, in seconds. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
  readonly retryAfter = 1;
}

export interface RenderQueueLimits {
  /** Maximum renders at once. */
  atOnce: number;
  /** Maximum renders at once per client. Default: `atOnce`. */
  perClient?: number;
  /** Maximum queued renders. */
  waiting: number;
}

export type RenderQueue = <Result>(render: () => Promise<Result>, client?: Client) => Promise<Result>;

/**
 * Limits concurrent renders, because they share one thread with everything else and cached pages are served in between.
 * Clients take turns, and a full queue rejects at once instead of timing out.
 * @returns a function that runs a render when its turn comes; rejects with a TooBusyError if the queue is full, or
 * later if another client with fewer queued renders needs the place
 */
export function createRenderQueue({ atOnce, waiting, perClient = atOnce }: RenderQueueLimits): RenderQueue {
  // Renders wait for the API, so a slow queue is no reason to reject.
  const queue = createFairQueue({
    atOnce,
    waiting,
    lanes: { renders: { atOnce, perClient } },
    refusesWhenSlow: false,
  });

  return async (render, client = OWN_SERVERS) => {
    try {
      return await queue.run('renders', client, render);
    } catch (error) {
      throw error instanceof QueueFullError ? new TooBusyError('Too many pages are being rendered.') : error;
    }
  };
}
