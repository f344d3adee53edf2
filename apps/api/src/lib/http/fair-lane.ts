/** The call was rejected because the queue is full. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/** Limits for one kind of call. No kind gets all slots, so none can block another. */
export interface LaneLimits {
  /** Maximum calls at once. */
  atOnce: number;
  /** Maximum calls at once per client. */
  perClient: number;
}

interface LaneOptions {
  /** Maximum waiting calls. */
  waiting: number;
  /** Whether a slow lane accepts fewer calls, so that accepted calls are done soon. */
  refusesWhenSlow: boolean;
  /** Returns the current time in ms. */
  now: () => number;
}

/** Our own servers call on behalf of many visitors, so they may use all slots of a lane except one. */
export const OWN_SERVERS: unique symbol = Symbol('our own servers');
/** An IP address, or our own servers. */
export type Client = string | typeof OWN_SERVERS;

/** A lane is slow if a full round of calls waits and a client's next call has waited longer than this. */
const LONGEST_WAIT_MS = 150;
/** A lane rejects calls once it has been slow for this long. It absorbs shorter peaks. */
const PATIENCE_MS = 150;
/** For this long after a rejection, a slow lane rejects calls at once. */
const STRICT_MS = 5000;
/** How many rounds may wait during that time: enough to keep all slots busy, few enough to finish soon. */
const STRICT_ROUNDS = 2;

/**
 * A client is a crowd if it has more than this many waiting calls, or calls started in one second, per slot. No page or
 * office sends so many. A crowd is slowed down, because quick responses would only cause more calls.
 */
const CROWD = 5;
const CROWD_A_SECOND = 50;
interface WaitingCall {
  start: () => void;
  refuse: () => void;
}

interface Turns {
  underWay: number;
  waiting: WaitingCall[];
  /** When the current first entry of `waiting` moved to the front. */
  firstSince: number;
}

/** Creates a lane with its own slots and waiting calls, independent of other lanes. */
export function createLane({ atOnce, perClient }: LaneLimits, options: LaneOptions) {
  const { waiting: waitingMax, refusesWhenSlow, now } = options;
  /** In the order of their turns. */
  const clients = new Map<Client, Turns>();
  let underWay = 0;
  let slowSince: number | undefined;
  let strictUntil = Number.NEGATIVE_INFINITY;
  /** How many calls each client has started in the current second. */
  const begun = new Map<Client, number>();
  let second = 0;

  const placesOf = (client: Client) =>
    client === OWN_SERVERS ? Math.max(perClient, atOnce - 1) : Math.min(perClient, atOnce);

  /**
   * Checks whether the lane is slow. Counts only the calls that a client's slots could run, because the rest waits for
   * the client's own calls.
   */
  function isSlow(at: number): boolean {
    let next = 0;
    let longest = 0;
    for (const [client, turns] of clients) {
      next += Math.min(turns.waiting.length, placesOf(client));
      if (turns.waiting.length > 0) longest = Math.max(longest, at - turns.firstSince);
    }
    return next >= atOnce && longest > LONGEST_WAIT_MS;
  }

  function isFull(): boolean {
    const at = now();
    let all = 0;
    for (const { waiting } of clients.values()) all += waiting.length;
    slowSince = refusesWhenSlow && isSlow(at) ? (slowSince ?? at) : undefined;
    const isStrict = at < strictUntil;
    const isTooSlow = slowSince !== undefined && (isStrict || at - slowSince >= PATIENCE_MS);
    if (isTooSlow || (isStrict && all >= atOnce * STRICT_ROUNDS)) {
      strictUntil = at + STRICT_MS;
      return true;
    }
    return all >= waitingMax;
  }

  /**
   * Returns the client that loses a place if this one adds a call: itself, or one with more waiting calls. Undefined if
   * there is room.
   */
  function loserFor(client: Client): Client | undefined {
    if (!isFull()) return undefined;
    let most = (clients.get(client)?.waiting.length ?? 0) + 1;
    let loser: Client = client;
    for (const [other, { waiting }] of clients) {
      if (waiting.length <= most) continue;
      loser = other;
      most = waiting.length;
    }
    return loser;
  }

  return {
    loserFor,
    hasPlace(client: Client): boolean {
      const turns = clients.get(client);
      if (underWay >= atOnce || turns?.waiting.length) return false;
      return (turns?.underWay ?? 0) < placesOf(client);
    },
    isCrowd(client: Client): boolean {
      if (client === OWN_SERVERS) return false;
      const { waiting = [] } = clients.get(client) ?? {};
      return waiting.length > CROWD * perClient || (begun.get(client) ?? 0) > CROWD_A_SECOND * perClient;
    },
    /**
     * Makes room for a call, by rejecting another client's last one if necessary. Returns false if this client must be
     * rejected.
     */
    makesRoom(client: Client): boolean {
      const loser = loserFor(client);
      if (loser === client) return false;
      if (loser !== undefined) clients.get(loser)?.waiting.pop()?.refuse();
      return true;
    },
    /** Resolves when it is this call's turn. */
    wait(client: Client): Promise<void> {
      if (second !== Math.floor(now() / 1000)) begun.clear();
      second = Math.floor(now() / 1000);
      begun.set(client, (begun.get(client) ?? 0) + 1);
      const turns = clients.get(client) ?? { underWay: 0, waiting: [], firstSince: 0 };
      clients.set(client, turns);
      if (turns.waiting.length === 0) turns.firstSince = now();
      return new Promise<void>((start, reject) => {
        const refuse = () => reject(new QueueFullError('Others need the place.'));
        turns.waiting.push({ start, refuse });
      });
    },
    /** Starts the next call. Returns false if none may start. */
    startNext(): boolean {
      if (underWay >= atOnce) return false;
      for (const [client, turns] of clients) {
        if (turns.waiting.length === 0 || turns.underWay >= placesOf(client)) continue;
        turns.waiting.shift()?.start();
        turns.underWay += 1;
        turns.firstSince = now();
        underWay += 1;
        clients.delete(client);
        clients.set(client, turns);
        return true;
      }
      return false;
    },
    end(client: Client): void {
      underWay -= 1;
      const turns = clients.get(client);
      if (!turns) return;
      turns.underWay -= 1;
      if (turns.underWay === 0 && turns.waiting.length === 0) clients.delete(client);
    },
  };
}
