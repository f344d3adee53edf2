/** The work was refused because too much is waiting. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/** How much of one kind of work may run. No kind takes all places, so none can block another. */
export interface LaneLimits {
  /** How many may run at once. */
  atOnce: number;
  /** How many of those for one client. */
  perClient: number;
}

interface LaneOptions {
  /** How many may wait. */
  waiting: number;
  /** Whether a slow lane accepts less, so that accepted work is done soon. */
  refusesWhenSlow: boolean;
  /** Milliseconds. */
  now: () => number;
}

/** Our own servers call for many visitors, so they may take all places of a lane but one. */
export const OURS: unique symbol = Symbol('our own servers');
/** The client: an address, or our own servers. */
export type Client = string | typeof OURS;

/** A lane is slow when a full round waits and a client's next call has waited for longer than this. */
const LONGEST_WAIT_MS = 150;
/** A lane refuses calls once it has been slow for so long. Shorter peaks are worked off. */
const PATIENCE_MS = 150;
/** After a refusal, a slow lane refuses at once for so long. */
const STRICT_MS = 5000;
/** So many rounds may wait meanwhile: enough to keep the places busy, few enough to be done soon. */
const STRICT_ROUNDS = 2;

/**
 * A client with more calls waiting, or started in one second, for each of its places is a crowd: no page and no office sends so many. It is
 * slowed down, because quick answers would only bring more calls.
 */
const CROWD = 5;
const CROWD_A_SECOND = 50;
interface Waiting {
  start: () => void;
  refuse: () => void;
}

interface Turns {
  underWay: number;
  waiting: Waiting[];
  /** Since when the first of `waiting` has been the first. */
  firstSince: number;
}

/** The places and the waiting calls of one lane, without a look at the others. */
export function createLane({ atOnce, perClient }: LaneLimits, options: LaneOptions) {
  const { waiting: waitingMax, refusesWhenSlow, now } = options;
  /** In the order of their turns. */
  const clients = new Map<Client, Turns>();
  let underWay = 0;
  let slowSince: number | undefined;
  let strictUntil = Number.NEGATIVE_INFINITY;
  /** How many calls each client has started in this second. */
  const begun = new Map<Client, number>();
  let second = 0;

  const placesOf = (client: Client) =>
    client === OURS ? Math.max(perClient, atOnce - 1) : Math.min(perClient, atOnce);

  /** Counts only what a client could have running; its other calls wait for its own. */
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

  /** Which client gives way when this one asks for more: itself, or one with more waiting; undefined if there is room. */
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
      if (client === OURS) return false;
      const { waiting = [] } = clients.get(client) ?? {};
      return waiting.length > CROWD * perClient || (begun.get(client) ?? 0) > CROWD_A_SECOND * perClient;
    },
    /** Whether there is room, or another client gives way. */
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
    /** Starts the next call; false if none may start. */
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
