import { MutationObserver, type QueryClient, useMutationState } from '@tanstack/react-query';
import type { BulkRequest, LeadFields, LeadRow } from '../kinds/lead-kind.ts';
import { patchLead, refetchLead, storedLead } from './lead-cache.ts';

type Without<Request, Key extends string> = Request extends unknown ? Omit<Request, Key> : never;
/** A bulk action: what a request says, without the ids and the status of its leads. */
export type BulkAction = Without<BulkRequest, 'ids' | 'seen'>;
/** A bulk action that can be undone later. */
export type BulkChange = Exclude<BulkAction, { action: 'delete' }>;

interface LeadChange {
  /** The lead as the member saw it. */
  lead: LeadRow;
  /** The fields that show the change until the server has answered. */
  shown: LeadFields;
  /** The field that the member set. If a colleague has set it since, the change is not sent. */
  field?: keyof LeadFields;
  /** Whether the change can be undone later, or undoes the last one that can. */
  step?: Pending['step'];
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
  /** The leads as the member saw them. */
  leads: readonly LeadRow[];
  /** What the screens show until the server has answered, by the ids of the leads. */
  shown: Readonly<Record<string, LeadFields>>;
  /** The field that one lead got, or the action on several. */
  did?: keyof LeadFields | BulkChange | undefined;
  step?: 'undoable' | 'undo' | undefined;
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
export function changeLead(client: QueryClient, { lead, shown, field, step, send }: LeadChange) {
  const { id } = lead;
  const earlier = pendingFor(client, [lead]).flatMap((each) => pendingOf(each).leads);
  const seen = [lead, ...earlier.filter((each) => each.id === id)];
  async function sendOnce() {
    try {
      const was = storedLead(client, lead);
      if (field && isOvertaken(was, seen, field)) throw new OvertakenError(was);
      const saved = changeable(await send(was));
      patchLead(client, id, saved);
      return { was, saved } satisfies Saved;
    } catch (error) {
      if (error instanceof OvertakenError) patchLead(client, id, changeable(error.theirs));
      throw error;
    }
  }
  return changeInTurn(client, { leads: [lead], shown: { [id]: shown }, did: field, step }, sendOnce, () => {
    // While changes are pending, their own answers are newer than a fetched list.
    if (pendingFor(client, [lead]).length === 1) refetchLead(client, lead);
  });
}

/** Returns the last change of this session that did not fail and was not undone, with the leads as it left them. */
export function lastChange(client: QueryClient) {
  const left: { did: NonNullable<Pending['did']>; was: readonly LeadRow[]; now: LeadRow[] }[] = [];
  for (const { state } of client.getMutationCache().findAll(CHANGES)) {
    const { leads, shown, did, step } = pendingOf({ state });
    if (state.status === 'error') continue;
    if (step === 'undo') left.pop();
    const sent = typeof did === 'string' ? (state.data as Saved | undefined) : undefined;
    const now = leads.map((lead) => ({ ...lead, ...(sent?.saved ?? shown[lead.id]) }));
    if (step === 'undoable' && did) left.push({ did, was: sent ? [sent.was] : leads, now });
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
