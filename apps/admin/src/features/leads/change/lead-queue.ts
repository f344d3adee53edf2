import type { QueryClient } from '@tanstack/react-query';
import type { LeadRow } from '../kinds/lead-kind-config.ts';

type Field = keyof LeadRow;

/** A colleague changed the same field of a lead first. `theirs` is the stored lead. */
export class OvertakenError extends Error {
  override name = 'OvertakenError';
  readonly theirs: LeadRow;
  constructor(theirs: LeadRow) {
    super('A colleague changed this lead first.');
    this.theirs = theirs;
  }
}

/** The queue of this browser's changes to one lead. Each change is sent after the response to the previous one. */
export interface LeadQueue {
  /** The lead as last received from the server, without pending changes. */
  readonly stored: LeadRow;
  /** Sends a change of `field` after earlier changes. @throws {OvertakenError} if a colleague has changed that field */
  add<Answer>(field: Field, send: () => Promise<Answer>): Promise<Answer>;
  /** Stores a lead from a response. `own` is the field that this browser changed. */
  learn(said: Partial<LeadRow>, own?: Field): void;
  /** Whether any change is pending. */
  isBusy(): boolean;
  /** Returns the fields of `said` without pending changes. The screen already shows pending values for the others. */
  showable(said: Partial<LeadRow>): Partial<LeadRow>;
}

function createLeadQueue(seen: LeadRow): LeadQueue & { look(seen: LeadRow): void } {
  let stored = seen;
  let last: Promise<unknown> = Promise.resolve();
  const waiting = new Set<{ field: Field; isOvertaken: boolean }>();

  return {
    get stored() {
      return stored;
    },
    look(lead) {
      // Skips leads from the screen while changes are pending, because the screen shows them as if they were stored.
      if (waiting.size > 0 || lead.version < stored.version) return;
      stored = lead.version > stored.version ? lead : { ...lead, ...stored };
    },
    async add(field, send) {
      const turn = { field, isOvertaken: false };
      waiting.add(turn);
      const answer = last.then(() => {
        if (turn.isOvertaken) throw new OvertakenError(stored);
        return send();
      });
      last = answer.catch(() => {});
      try {
        return await answer;
      } finally {
        waiting.delete(turn);
      }
    },
    learn(said, own) {
      for (const turn of waiting) {
        const isTheirs = turn.field in said && said[turn.field] !== (stored[turn.field] ?? null);
        if (isTheirs && turn.field !== own) turn.isOvertaken = true;
      }
      stored = { ...stored, ...said };
    },
    isBusy: () => waiting.size > 0,
    showable(said) {
      const fields = new Set<string>([...waiting].map(({ field }) => field));
      return Object.fromEntries(Object.entries(said).filter(([field]) => !fields.has(field)));
    },
  };
}

const queues = new WeakMap<QueryClient, Map<string, ReturnType<typeof createLeadQueue>>>();

/** Returns the queue of a lead. `seen` is the lead as the screen showed it before the change. */
export function leadQueue(client: QueryClient, seen: LeadRow): LeadQueue {
  const ofClient = queues.get(client) ?? new Map<string, ReturnType<typeof createLeadQueue>>();
  queues.set(client, ofClient);
  const queue = ofClient.get(seen.id) ?? createLeadQueue(seen);
  ofClient.set(seen.id, queue);
  queue.look(seen);
  return queue;
}
