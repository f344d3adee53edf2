import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import type { Outcome } from '@upcurve/contracts/leads/lead-desk';
import { withOutcome, withStatus } from '@upcurve/contracts/leads/lead-status';
import type { LeadChange } from '@upcurve/contracts/leads/leads';
import { keysOf } from '@upcurve/contracts/shared/keys';
import type { ToastInput } from '@upcurve/ui/toast-store';
import { Fragment } from 'react';
import { api } from '../../../api.ts';
import { errorMessage } from '../../../error-message.ts';
import type { Conflict } from '../../../kit/dialogs/ConflictQuestion.tsx';
import type { Dialog } from '../../../kit/dialogs/use-dialog.ts';
import { UNDO_MS } from '../../../kit/feedback/use-undoable.ts';
import { formatDate } from '../../../kit/time/format-date.ts';
import { describeOutcome, followUpIn } from '../desk/desk-words.ts';
import type { LeadFields, LeadRow } from '../kinds/lead-kind.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';
import { leadName } from '../lead-name.ts';
import { needsNextStep } from '../list/next-step.ts';
import { changeLead, isOvertaken, OvertakenError } from './change-lead.ts';
import { fieldName, formatField, type LeadField } from './field-words.ts';
import { patchLead } from './lead-cache.ts';

/** The toasts after a status change. */
export const STATUS_MESSAGES = {
  done: { title: 'Status Updated', description: 'The submission status has been updated successfully.' },
  failed: { title: 'Update Failed', description: 'Failed to update submission status. Please try again.' },
};

/**
 * Sets a field and, in the same request, the details of an outcome. `also` is a sentence for the toast. Resolves to false
 * if that failed and can be retried.
 */
export type SetField = <Field extends LeadField>(
  lead: LeadRow,
  field: Field,
  value: LeadFields[Field],
  details?: LeadFields,
  also?: string,
) => Promise<boolean>;

const has = (error: unknown, status: number) => error instanceof ApiError && error.statusCode === status;

/** Returns the status that a colleague has set, if a status was refused because of it. */
const theirStatus = (error: unknown) =>
  has(error, 412) && (error as ApiError).issues.find(({ path }) => path === 'status')?.message;

/** Returns what the screens show until the server answers: status and outcome never contradict each other. */
function shownBy(lead: LeadRow, part: LeadFields): LeadFields {
  if (part.status) return withStatus(lead, part.status);
  if (!part.outcome || part.outcome === lead.outcome) return part;
  return { ...part, ...withOutcome(lead.kind, lead, part.outcome as Outcome) };
}

/** Returns the follow-up that a lead gets with a status: a contacted lead without a next step is met again tomorrow. */
export const planAfter = (lead: LeadRow, status: string): { followUpAt?: string } =>
  status === 'contacted' && needsNextStep({ ...lead, ...withStatus(lead, status) })
    ? { followUpAt: followUpIn(1) }
    : {};

/** Saves a status. @throws {OvertakenError} if a colleague has changed it */
export async function saveStatus(
  stored: LeadRow,
  status: string,
  plan: { followUpAt?: string } = {},
): Promise<LeadFields> {
  try {
    return await LEAD_KINDS[stored.kind].setStatus(stored.id, { status, seen: stored.status, ...plan });
  } catch (error) {
    const theirs = theirStatus(error);
    if (!theirs) throw error;
    throw new OvertakenError({ ...stored, status: theirs });
  }
}

/**
 * Saves other fields. Retries if a colleague has changed another field first.
 * @param fields must still be as in `stored`
 * @throws {OvertakenError} if a colleague has changed one of them
 */
export async function saveFields(
  client: QueryClient,
  stored: LeadRow,
  fields: readonly LeadField[],
  part: LeadFields,
): Promise<LeadFields> {
  const { kind, id, version } = stored;
  try {
    const headers = { 'if-match': `"${version}"` };
    return await api.leads.changeLead({ params: { kind, id }, headers, body: part as LeadChange });
  } catch (error) {
    if (!has(error, 412)) throw error;
    const theirs = { ...stored, ...(await LEAD_KINDS[kind].get(id)) };
    const isChanged = fields.some((field) => isOvertaken(theirs, [stored], field));
    if (isChanged || theirs.version === version) throw new OvertakenError(theirs);
    patchLead(client, id, theirs);
    return saveFields(client, theirs, fields, part);
  }
}

/** Sets a field of a lead at once, offers Undo in a toast, and asks in `conflict` if a colleague set it first. */
export function useSetField(
  conflict: Dialog<Conflict>,
  showToast: (toast: ToastInput) => void,
  undo: () => void,
) {
  const client = useQueryClient();

  function say(field: LeadField, sentences: readonly (string | undefined)[]) {
    showToast({
      title: field === 'status' ? STATUS_MESSAGES.done.title : 'Saved',
      description: sentences.filter(Boolean).map((sentence) => (
        <Fragment key={sentence}>
          <span>{sentence}</span>{' '}
        </Fragment>
      )),
      duration: UNDO_MS,
      action: { label: 'Undo', onClick: undo },
    });
  }

  async function set(
    lead: LeadRow,
    field: LeadField,
    value: unknown,
    details: LeadFields = {},
    also?: string,
  ): Promise<boolean> {
    const part: LeadFields = { [field]: value, ...details };
    const plan = field === 'status' ? planAfter(lead, String(value)) : {};
    if (Object.keys(part).every((key) => part[key as LeadField] === (lead[key as LeadField] ?? null)))
      return plan.followUpAt ? set(lead, 'followUpAt', plan.followUpAt) : true;
    const name = fieldName(field, lead);
    const shown = { ...shownBy(lead, part), ...plan };
    try {
      const { saved } = await changeLead(client, {
        lead,
        shown,
        field,
        undoable: keysOf(shown) as LeadField[],
        send: (stored) =>
          field === 'status'
            ? saveStatus(stored, String(value), plan)
            : saveFields(client, stored, [field], part),
      });
      const now = { ...lead, ...saved };
      const words = field === 'outcome' ? describeOutcome(now) : await formatField(client, field, value);
      const next = plan.followUpAt && `Follow up on ${formatDate(plan.followUpAt)}.`;
      say(field, [`${name} is ${words}.`, next, also]);
      return true;
    } catch (error) {
      if (error instanceof OvertakenError) {
        const { theirs } = error;
        const [was, other, mine] = await Promise.all(
          [lead[field], theirs[field], value].map((each) => formatField(client, field, each)),
        );
        const overwrite = () => void set({ ...lead, ...theirs }, field, value, details);
        conflict.open({ what: name, was: was ?? '', theirs: other ?? '', mine: mine ?? '', overwrite });
        return true;
      }
      const isGone = has(error, 404);
      const failed = field === 'status' ? STATUS_MESSAGES.failed : { title: 'Not Saved' };
      const reason = isGone
        ? { description: `${leadName(lead)} has been deleted in the meantime.` }
        : field !== 'status' && { description: errorMessage(error as Error, 'Please try again.') };
      showToast({ variant: 'destructive', ...failed, ...reason });
      return isGone;
    }
  }

  const setField: SetField = (lead, field, value, ...more) => set(lead, field, value ?? null, ...more);
  return setField;
}
