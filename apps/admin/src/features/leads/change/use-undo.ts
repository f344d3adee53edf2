import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import type { ToastInput } from '@upcurve/ui/toast-store';
import { api } from '../../../api.ts';
import type { Conflict } from '../../../kit/dialogs/ConflictQuestion.tsx';
import type { Dialog } from '../../../kit/dialogs/use-dialog.ts';
import { ignoreGone } from '../../../kit/feedback/gone.tsx';
import { failureToast } from '../../../kit/feedback/use-action.ts';
import { formatCount } from '../../../kit/list/format-count.ts';
import { focusRowOf } from '../../../kit/table/use-row-keys.ts';
import { describeOutcome } from '../desk/desk-words.ts';
import { inboxQueries } from '../inbox/inbox-queries.ts';
import type { LeadFields, LeadRow } from '../kinds/lead-kind.ts';
import { leadName } from '../lead-name.ts';
import { changeInTurn, isOvertaken, lastChange, OvertakenError } from './change-lead.ts';
import { fieldName, formatField, type LeadField } from './field-words.ts';
import { patchLead, storedLead } from './lead-cache.ts';
import { type SetField, saveFields, saveStatus } from './use-set-field.tsx';

const detailsOf = ({ outcome, valuePence, wonOn, lostReason }: LeadRow): LeadFields => ({
  valuePence,
  ...(outcome === 'won' && { wonOn }),
  ...(outcome === 'lost' && { lostReason }),
});

const pick = (lead: LeadRow, fields: readonly LeadField[]): LeadFields =>
  Object.fromEntries(fields.map((field) => [field, lead[field] ?? null]));

/**
 * Sets fields of a lead back.
 * @throws {OvertakenError} if a colleague has changed one of them since
 */
async function setBack(client: QueryClient, fields: readonly LeadField[], was: LeadRow, now: LeadRow) {
  let stored = storedLead(client, now);
  if (fields.some((field) => isOvertaken(stored, [now, was], field))) throw new OvertakenError(stored);
  const changed = fields.filter((field) => isOvertaken(stored, [was], field));
  // The outcome comes first, because it may change the status.
  const others = changed.filter((field) => field !== 'status');
  const part = { ...pick(was, others), ...(others.includes('outcome') && detailsOf(was)) };
  if (others.length > 0) stored = { ...stored, ...(await saveFields(client, stored, changed, part)) };
  if (fields.includes('status') && stored.status !== was.status)
    stored = { ...stored, ...(await saveStatus(stored, was.status)) };
  patchLead(client, was.id, { ...pick(stored, fields), version: stored.version });
}

/** Returns who changed leads last, such as 'Mia and Sam'. */
async function lastActors(leads: readonly LeadRow[]): Promise<string> {
  const names = leads.map(async ({ kind, id }) => {
    const latest = api.leads.listActivity({ params: { kind, id }, query: { limit: 1 } });
    return (await latest.catch(() => undefined))?.items[0]?.actorName ?? 'a colleague';
  });
  return [...new Set(await Promise.all(names))].join(' and ');
}

/** Returns a function that undoes the last change of this session, unless a colleague has changed the lead since. */
export function useUndo(
  conflict: Dialog<Conflict>,
  showToast: (toast: ToastInput) => void,
  setField: SetField,
) {
  const client = useQueryClient();

  /** Asks whether to overwrite what a colleague has set since the change of one lead. */
  async function ask(fields: readonly LeadField[], was: LeadRow, now: LeadRow, theirs: LeadRow) {
    const field = fields.find((each) => isOvertaken(theirs, [now], each)) ?? 'status';
    const [seen = '', other = '', mine = ''] = await Promise.all(
      [now, theirs, was].map((lead) => formatField(client, field, lead[field])),
    );
    const details = field === 'outcome' ? detailsOf(was) : {};
    const overwrite = () => void setField({ ...now, ...theirs }, field, was[field], details);
    conflict.open({ what: fieldName(field, was), was: seen, theirs: other, mine, overwrite });
  }

  async function describe(field: LeadField, was: LeadRow): Promise<string> {
    const words = field === 'outcome' ? describeOutcome(was) : await formatField(client, field, was[field]);
    return `${fieldName(field, was)} is back to ${words}.`;
  }

  return async () => {
    const last = lastChange(client);
    if (!last) return showToast({ title: 'Nothing to undo' });
    const { fields, was, now } = last;
    const [first] = was;
    const overtaken: LeadRow[] = [];
    let gone = 0;
    async function setEachBack(lead: LeadRow, i: number) {
      try {
        await setBack(client, fields, lead, now[i] ?? lead);
      } catch (error) {
        if (error instanceof OvertakenError) overtaken.push(error.theirs);
        else if (error instanceof ApiError && error.statusCode === 404) gone += 1;
        else throw error;
      }
    }
    let callId: string | undefined;
    try {
      const shown = Object.fromEntries(was.map((lead) => [lead.id, pick(lead, fields)]));
      await changeInTurn(client, { leads: now, shown, isUndo: true }, async () => {
        callId = last.callId();
        if (first && callId)
          await ignoreGone(api.leads.deleteCall({ params: { kind: first.kind, id: first.id, callId } }));
        await Promise.all(was.map(setEachBack));
        // The row of one lead keeps its place in the inbox, but no longer tells of the call.
        const inbox = was.length > 1 || callId ? inboxQueries.all : inboxQueries.counts;
        await Promise.all(
          [inbox, ['submissions'], ['contacts'], ['leads'], ['people', 'detail']].map((queryKey) =>
            client.invalidateQueries({ queryKey }),
          ),
        );
      });
    } catch (error) {
      return showToast(failureToast(error as Error, { title: 'Not Undone' }));
    }
    if (!first) return;
    focusRowOf(first.id);
    const [theirs] = overtaken;
    if (was.length === 1 && theirs && !callId) return ask(fields, first, now[0] ?? first, theirs);
    const back = was.length - overtaken.length - gone;
    const others = [
      theirs && `${overtaken.length} changed by ${await lastActors(overtaken)}`,
      gone > 0 && `${gone} deleted in the meantime`,
    ].filter(Boolean);
    const done =
      was.length > 1
        ? `${others.length > 0 ? back : formatCount(back, 'lead')} set back`
        : callId && `The call to ${leadName(first)} was deleted`;
    const description = done
      ? `${[done, ...others].join(', ')}.`
      : await describe(fields[0] ?? 'status', first);
    showToast({ title: 'Undone', description });
  };
}
