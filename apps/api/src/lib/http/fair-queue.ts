import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Client, createLane, type LaneLimits, QueueFullError } from './fair-lane.ts';

export interface FairQueueOptions<Lane extends string> {
  /** Maximum calls at once in all lanes together. */
  atOnce: number;
  /** Maximum waiting calls per lane. */
  waiting: number;
  lanes: Record<Lane, LaneLimits>;
  /** Whether a slow lane accepts fewer calls, so that accepted calls are done soon. Default: yes. */
  refusesWhenSlow?: boolean;
  /** Returns the current time in ms, for tests. */
  now?: () => number;
}

export interface FairQueue<Lane extends string> {
  /**
   * Waits for a slot.
   * @returns a function that frees the slot; calling it again does nothing
   * @throws {QueueFullError} at once, or later if a client with fewer waiting calls needs the place
   */
  take(lane: Lane, client: Client): Promise<() => void>;
  /** Waits for a slot and runs the call in it. */
  run<Result>(lane: Lane, client: Client, work: () => Promise<Result>): Promise<Result>;
  /**
   * Checks whether a call could be accepted now.
   * @throws {QueueFullError} if not
   */
  refuseIfFull(lane: Lane, client: Client): Promise<void>;
}

/** After a crowd's call, its slot stays empty for as long as the call took, within these limits, in ms. */
const LEAST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 1000;
/** Delay before a crowd's call is rejected, in ms. */
const REFUSAL_MS = 500;

/**
 * Shares slots between lanes, and within a lane between clients, who take turns. When the queue is full, the client
 * with the most waiting calls loses its last one, so nobody can push others out by sending more.
 */
export function createFairQueue<Lane extends string>(options: FairQueueOptions<Lane>): FairQueue<Lane> {
  const { atOnce, waiting, now = () => performance.now(), refusesWhenSlow = true } = options;
  const names = Object.keys(options.lanes) as Lane[];
  const lanes = Object.fromEntries(
    names.map((name) => [name, createLane(options.lanes[name], { waiting, refusesWhenSlow, now })]),
  ) as Record<Lane, ReturnType<typeof createLane>>;
  /** The lanes in the order of their turns. */
  const inTurn = [...names];
  let underWay = 0;

  function startNext(): void {
    while (underWay < atOnce) {
      const at = inTurn.findIndex((name) => lanes[name].startNext());
      if (at < 0) return;
      underWay += 1;
      inTurn.push(...inTurn.splice(at, 1));
    }
  }

  const canStart = (lane: Lane, client: Client) => underWay < atOnce && lanes[lane].hasPlace(client);

  async function take(name: Lane, client: Client): Promise<() => void> {
    const lane = lanes[name];
    const hasPlace = canStart(name, client);
    if (!hasPlace && !lane.makesRoom(client)) await refuse(lane, client);
    const turn = lane.wait(client);
    startNext();
    await turn;
    // Without this pause, calls that never wait would run one after another and block all other events.
    if (!hasPlace) await nextTurn();
    const startedAt = now();
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const pause = Math.min(Math.max(LEAST_PAUSE_MS, now() - startedAt), LONGEST_PAUSE_MS);
      if (lane.isCrowd(client)) setTimeout(free, pause);
      else free();
    };

    function free(): void {
      lane.end(client);
      underWay -= 1;
      startNext();
    }
  }

  async function refuse(lane: ReturnType<typeof createLane>, client: Client): Promise<never> {
    if (lane.isCrowd(client)) await new Promise((resolve) => setTimeout(resolve, REFUSAL_MS));
    throw new QueueFullError('Too much waits already.');
  }

  return {
    async refuseIfFull(name, client) {
      const lane = lanes[name];
      if (!canStart(name, client) && lane.loserFor(client) === client) await refuse(lane, client);
    },
    take,
    async run(name, client, work) {
      const giveBack = await take(name, client);
      try {
        return await work();
      } finally {
        giveBack();
      }
    },
  };
}
