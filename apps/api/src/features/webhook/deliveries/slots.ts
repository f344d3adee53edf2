/** How many a receiver that answers fast is sent at a time: what a killed worker leaves undecided, at most. */
const QUICK = 2;
/** How many more may wait for an answer, once they have waited long. */
const SLOW = 64;
/** After so long an attempt makes room for the next: a receiver that hangs keeps nobody else waiting. */
const SLOW_AFTER_MS = 50;

interface Used {
  quick: number;
  slow: number;
}

/** The attempts that a worker makes at a time, receiver by receiver. `onFree` hears whenever there is room for another. */
export class Slots {
  readonly most = QUICK;
  private readonly used = new Map<string, Used>();
  private readonly onFree: () => void;

  constructor(onFree: () => void) {
    this.onFree = onFree;
  }

  /** How many more of each receiver that has any under way. */
  room(): Map<string, number> {
    return new Map([...this.used].map(([endpointId, { quick }]) => [endpointId, QUICK - quick]));
  }

  /** Counts an attempt until it ends. */
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
