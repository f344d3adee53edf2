/** Parallel attempts per fast endpoint. A killed worker leaves at most this many with an unknown result. */
const QUICK = 2;
/** Further attempts per endpoint that may wait for slow responses. */
const SLOW = 64;
/**
 * After this time an attempt counts as slow and makes room for the next, so that hanging requests do not block others.
 */
const SLOW_AFTER_MS = 50;

interface Used {
  quick: number;
  slow: number;
}

/** Limits the parallel attempts of a worker per endpoint. Calls `onFree` whenever there is room for another. */
export class Slots {
  readonly most = QUICK;
  private readonly used = new Map<string, Used>();
  private readonly onFree: () => void;

  constructor(onFree: () => void) {
    this.onFree = onFree;
  }

  /** Returns the free slots of each endpoint that has attempts in progress. */
  room(): Map<string, number> {
    return new Map([...this.used].map(([endpointId, { quick }]) => [endpointId, QUICK - quick]));
  }

  /** Runs an attempt and occupies a slot until it ends. */
  async hold(endpointId: string, attempt: () => Promise<void>): Promise<void> {
    const used = this.used.get(endpointId) ?? { quick: 0, slow: 0 };
    this.used.set(endpointId, used);
    used.quick += 1;
    let kind: keyof Used = 'quick';
    const timer = setTimeout(() => {
      if (used.slow >= SLOW) return;
      used.quick -= 1;
      used.slow += 1;
      kind = 'slow';
      this.onFree();
    }, SLOW_AFTER_MS);
    try {
      await attempt();
    } finally {
      clearTimeout(timer);
      used[kind] -= 1;
      if (used.quick + used.slow === 0) this.used.delete(endpointId);
      this.onFree();
    }
  }
}
