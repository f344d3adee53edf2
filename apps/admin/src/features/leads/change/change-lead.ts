import { MutationObserver, type QueryClient, useMutationState } from '@tanstack/react-query';
import type { LeadFields, LeadRow } from '../kinds/lead-kind.ts';
import { patchLead, refetchLead, storedLead } from './lead-cache.ts';

interface LeadChange {
  /** The lead as the member saw it. */
  lead: LeadRow;
  /** The fields that show the change until the server has answered. */
  shown: LeadFields;
  /** The field that the member set. If a colleague has set it since, the change is not sent. */
  field?: keyof LeadFields;
  /** Whether the change can be undone later, or undoes the last one that can. */
  step?: 'undoable' | 'undo';
  /** Sends the change. Returns the saved fields. `stored` is the lead as the server last sent it. */
  send: (stored: LeadRow) => Promise<LeadFields>;
}

/** A colleague changed the same field of a lead first. `theirs` is the stored lead. */
export class OvertakenError extends Error {
  override name = 'OvertakenError';
  readonly theirs: LeadRow;
  constructor(theirs: LeadRow) {
    super('A colleague changed this lead first.');
    this.theirs = theirs;
  }
}

interface Saved {
  was: LeadRow;
  saved: LeadFields;
}

interface Pending {
  id: string;
  shown: LeadFields;
  /** The lead as the member saw it before this change and before earlier pending ones. */
  seen: LeadRow[];
  lead: LeadRow;
  field: keyof LeadFields | undefined;
  step: LeadChange['step'];
}

const CHANGES = { mutationKey: ['lead change'] } as const;
const PENDING = { ...CHANGES, status: 'pending' } as const;
const pendingOf = ({ state }: { state: { variables: unknown } }) => state.variables as Pending;

/** Whether a colleague has set a field to a value that this member has not seen. */
export const isOvertaken = (stored: LeadRow, seen: LeadRow[], field: keyof LeadFields) =>
  !seen.some((lead) => (lead[field] ?? null) === (stored[field] ?? null));

/**
 * Changes a lead. All screens show the change at once, without writing it into the cache: if it fails, they show the
 * stored lead again. Changes to the same lead are sent one after another.
 * @returns the lead before and after the change
 * @throws {OvertakenError} if a colleague has set the same field
 */
export function changeLead(client: QueryClient, { lead, shown, field, step, send }: LeadChange) {
  const { id } = lead;
  const pending = () =>
    client
      .getMutationCache()
      .findAll(PENDING)
      .map(pendingOf)
      .filter((change) => change.id === id);
  const seen = [lead, ...pending().flatMap((change) => change.seen)];
  return new MutationObserver<Saved, Error, Pending>(client, {
    ...CHANGES,
    // Kept as long as the page is open, because it can be undone.
    gcTime: Number.POSITIVE_INFINITY,
    scope: { id },
    async mutationFn() {
      const was = storedLead(client, lead);
      if (field && isOvertaken(was, seen, field)) throw new OvertakenError(was);
      const saved = changeable(await send(was));
      patchLead(client, id, saved);
      return { was, saved };
    },
    onError(error) {
      if (error instanceof OvertakenError) patchLead(client, id, changeable(error.theirs));
    },
    onSettled() {
      // While changes are pending, their own answers are newer than a fetched list.
      if (pending().length === 1) refetchLead(client, lead);
    },
  }).mutate({ id, shown, seen, lead, field, step });
}

/** Returns the last change of this session that was not undone. */
export function lastChange(client: QueryClient): (Saved & Pick<Pending, 'lead' | 'field'>) | undefined {
  const left: (Saved & Pending)[] = [];
  for (const { state } of client.getMutationCache().findAll({ ...CHANGES, status: 'success' })) {
    const change = { ...(state.data as Saved), ...pendingOf({ state }) };
    if (change.step === 'undo') left.pop();
    if (change.step === 'undoable') left.push(change);
  }
  return left.at(-1);
}

const CHANGEABLE = [
  'status',
  'version',
  'isUnread',
  'assigneeId',
  'followUpAt',
  'outcome',
  'valuePence',
  'wonOn',
  'lostOn',
  'lostReason',
  'reason',
  'lastContact',
  'unanswered',
] as const satisfies (keyof LeadFields)[];

const changeable = (lead: LeadFields): LeadFields =>
  Object.fromEntries(CHANGEABLE.filter((field) => field in lead).map((field) => [field, lead[field]]));

/** Returns a function that adds the pending changes to a lead from the server. */
export function useWithChanges() {
  const pending = useMutationState({ filters: PENDING, select: pendingOf });
  return <Lead extends { id: string }>(lead: Lead): Lead => {
    const own = pending.filter(({ id }) => id === lead.id).map(({ shown }) => shown);
    return own.length > 0 ? Object.assign({}, lead, ...own) : lead;
  };
}
