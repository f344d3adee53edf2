import type { QueryClient } from '@tanstack/react-query';
import type { DeskLead } from './lead-noun.ts';

type Field = keyof DeskLead;

/** A colleague changed the same field of a lead first. `theirs` is the lead as it is stored now. */
export class OvertakenError extends Error {
  override name = 'OvertakenError';
  readonly theirs: DeskLead;
  constructor(theirs: DeskLead) {
    super('A colleague changed this lead first.');
    this.theirs = theirs;
  }
}

/** The changes that this browser makes to one lead. Each is sent once the one before it has been answered. */
export interface LeadQueue {
  /** The lead as the server last answered, without the changes that wait. */
  readonly stored: DeskLead;
  /** Sends a change of `field` in its turn. @throws {OvertakenError} if a colleague has changed that field since */
  add<Answer>(field: Field, send: () => Promise<Answer>): Promise<Answer>;
  /** Takes over what the server said. `own` is the field that was changed here. */
  learn(said: Partial<DeskLead>, own?: Field): void;
  /** Whether any change waits or is on its way. */
  isBusy(): boolean;
  /** The fields of `said` that may be shown: the others have changes on their way, which the screen shows already. */
  showable(said: Partial<DeskLead>): Partial<DeskLead>;
}

function createLeadQueue(seen: DeskLead): LeadQueue & { look(seen: DeskLead): void } {
  let stored = seen;
  let last: Promise<unknown> = Promise.resolve();
  const waiting = new Set<{ field: Field; isOvertaken: boolean }>();

  return {
    get stored() {
      return stored;
    },
    look(lead) {
      // The screen shows changes that wait as if they were stored.
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

/** The queue of a lead. `seen` is the lead as the person sees it who is about to change it. */
export function leadQueue(client: QueryClient, seen: DeskLead): LeadQueue {
  const ofClient = queues.get(client) ?? new Map<string, ReturnType<typeof createLeadQueue>>();
  queues.set(client, ofClient);
  const queue = ofClient.get(seen.id) ?? createLeadQueue(seen);
  ofClient.set(seen.id, queue);
  queue.look(seen);
  return queue;
}
