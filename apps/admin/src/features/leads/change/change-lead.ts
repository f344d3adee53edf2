import { MutationObserver, type QueryClient, useMutationState } from '@tanstack/react-query';
import type { BulkRequest, LeadFields, LeadRow } from '../kinds/lead-kind.ts';
import type { LeadField } from './field-words.ts';
import { patchLead, refetchLead, storedLead } from './lead-cache.ts';

type Without<Request, Key extends string> = Request extends unknown ? Omit<Request, Key> : never;
/** A bulk action: what a request says, without the ids and the status of its leads. */
export type BulkAction = Without<BulkRequest, 'ids' | 'seen'>;

interface LeadChange {
  /** The lead as the member saw it. */
  lead: LeadRow;
  /** The fields that show the change until the server has answered. */
  shown: LeadFields;
  /** The field that the member set. If a colleague has set it since, the change is not sent. */
  field?: keyof LeadFields;
  undoable?: Pending['undoable'];
  /**
   * Sends the change. Returns the saved fields, and the id of a logged call. `stored` is the lead as the server last sent
   * it.
   */
  send: (stored: LeadRow) => Promise<LeadFields & { callId?: string }>;
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
  callId: string | undefined;
}

interface Pending {
  /** The leads as the member saw them. */
  leads: readonly LeadRow[];
  /** What the screens show until the server has answered, by the ids of the leads. */
  shown: Readonly<Record<string, LeadFields>>;
  /** The fields that can be set back later. */
  undoable?: readonly LeadField[] | undefined;
  /** Whether it undoes the last change that can be undone. */
  isUndo?: boolean;
}

const CHANGES = { mutationKey: ['lead change'] } as const;
const PENDING = { ...CHANGES, status: 'pending' } as const;
const pendingOf = ({ state }: { state: { variables: unknown } }) => state.variables as Pending;

/** Whether a colleague has set a field to a value that this member has not seen. */
export const isOvertaken = (stored: LeadRow, seen: LeadRow[], field: keyof LeadFields) =>
  !seen.some((lead) => (lead[field] ?? null) === (stored[field] ?? null));

/**
 * Sends a change of leads after their earlier ones. All screens show the change at once, without writing it into the
 * cache: if it fails, they show the stored leads again.
 */
export function changeInTurn<Result>(
  client: QueryClient,
  change: Pending,
  send: () => Promise<Result>,
  onSettled?: () => void,
) {
  const earlier = pendingFor(client, change.leads);
  return new MutationObserver<Result, Error, Pending>(client, {
    ...CHANGES,
    // Kept as long as the page is open, because it can be undone.
    gcTime: Number.POSITIVE_INFINITY,
    async mutationFn() {
      await Promise.allSettled(earlier.map((each) => each.continue()));
      return send();
    },
    ...(onSettled && { onSettled }),
  }).mutate(change);
}

/** Returns the changes that are being sent and concern one of the leads. */
const pendingFor = (client: QueryClient, leads: readonly LeadRow[]) =>
  client
    .getMutationCache()
    .findAll(PENDING)
    .filter((each) => leads.some(({ id }) => id in pendingOf(each).shown));

/**
 * Changes a lead.
 * @returns the lead before the change, and the saved fields
 * @throws {OvertakenError} if a colleague has set the same field
 */
export function changeLead(client: QueryClient, { lead, shown, field, undoable, send }: LeadChange) {
  const { id } = lead;
  const earlier = pendingFor(client, [lead]).flatMap((each) => pendingOf(each).leads);
  const seen = [lead, ...earlier.filter((each) => each.id === id)];
  async function sendOnce() {
    try {
      const was = storedLead(client, lead);
      if (field && isOvertaken(was, seen, field)) throw new OvertakenError(was);
      const { callId, ...answer } = await send(was);
      const saved = changeable(answer);
      patchLead(client, id, saved);
      return { was, saved, callId } satisfies Saved;
    } catch (error) {
      if (error instanceof OvertakenError) patchLead(client, id, changeable(error.theirs));
      throw error;
    }
  }
  return changeInTurn(client, { leads: [lead], shown: { [id]: shown }, undoable }, sendOnce, () => {
    // While changes are pending, their own answers are newer than a fetched list.
    if (pendingFor(client, [lead]).length === 1) refetchLead(client, lead);
  });
}

/** A change that can be undone. */
export interface Undoable {
  fields: readonly LeadField[];
  was: readonly LeadRow[];
  now: readonly LeadRow[];
  /** Returns the id of the logged call, once the change was sent. */
  callId: () => string | undefined;
}

/** Returns the last change of this session that did not fail and was not undone. */
export function lastChange(client: QueryClient): Undoable | undefined {
  const left: Undoable[] = [];
  for (const change of client.getMutationCache().findAll(CHANGES)) {
    const { leads, shown, undoable, isUndo } = pendingOf(change);
    if (change.state.status === 'error') continue;
    if (isUndo) left.pop();
    if (!undoable) continue;
    const sent = () => change.state.data as Partial<Saved> | undefined;
    left.push({
      fields: undoable,
      was: leads.map((lead) => sent()?.was ?? lead),
      now: leads.map((lead) => ({ ...lead, ...(sent()?.saved ?? shown[lead.id]) })),
      callId: () => sent()?.callId,
    });
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
    const own = pending.flatMap(({ shown }) => shown[lead.id] ?? []);
    return own.length > 0 ? Object.assign({}, lead, ...own) : lead;
  };
}
