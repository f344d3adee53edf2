/** Parallel attempts of a worker per recipient. */
export interface SlotLimits {
  /** Attempts in the first moments. A killed worker leaves at most this many to a fast recipient with an unknown result. */
  quick: number;
  /** Further attempts that may wait for slow responses. */
  slow: number;
}

/**
 * After this time an attempt counts as slow and makes room for the next, so that hanging requests do not block others.
 */
const SLOW_AFTER_MS = 50;

/** Limits the parallel attempts of a worker per recipient. Calls `onFree` whenever there is room for another. */
export class Slots {
  readonly most: number;
  private readonly mostSlow: number;
  private readonly used = new Map<string, SlotLimits>();
  private readonly onFree: () => void;

  constructor({ quick, slow }: SlotLimits, onFree: () => void) {
    this.most = quick;
    this.mostSlow = slow;
    this.onFree = onFree;
  }

  /** Returns the free slots of each recipient that has attempts in progress. */
  room(): Map<string, number> {
    return new Map([...this.used].map(([recipient, { quick }]) => [recipient, this.most - quick]));
  }

  /** Runs an attempt and occupies a slot until it ends. */
  async hold(recipient: string, attempt: () => Promise<void>): Promise<void> {
    const used = this.used.get(recipient) ?? { quick: 0, slow: 0 };
    this.used.set(recipient, used);
    used.quick += 1;
    let kind: keyof SlotLimits = 'quick';
    const timer = setTimeout(() => {
      if (used.slow >= this.mostSlow) return;
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
      if (used.quick + used.slow === 0) this.used.delete(recipient);
      this.onFree();
    }
  }
}
