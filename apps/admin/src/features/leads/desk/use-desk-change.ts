import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import type { LeadDesk } from '@upcurve/contracts/leads/leads';
import { api } from '../../../api.ts';
import { errorMessage } from '../../../error-message.ts';
import type { Conflict } from '../../../kit/dialogs/ConflictQuestion.tsx';
import type { Dialog } from '../../../kit/dialogs/use-dialog.ts';
import { UNDO_MS, useOneToast } from '../../../kit/feedback/use-undoable.ts';
import { formatDate } from '../../../kit/time/format-date.ts';
import { FORMER, NOBODY } from '../assignee/assignees.ts';
import { type LeadQueue, leadQueue, OvertakenError } from '../change/lead-queue.ts';
import { patchLead } from '../change/patch-lead.ts';
import { inboxQueries } from '../inbox/inbox-queries.ts';
import type { LeadKindConfig, LeadRow } from '../kinds/lead-kind-config.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';
import { leadName } from '../lead-name.ts';
import { activityKey, assigneesQuery } from '../lead-queries.ts';
import { DESK_FIELDS, type DeskField, formatPence } from './desk-words.ts';

/** Resolves to false if the change failed and can be retried. */
export type SetDesk<Lead extends LeadRow> = <Field extends DeskField>(
  lead: Lead,
  field: Field,
  value: LeadDesk[Field],
) => Promise<boolean>;

const has = (error: unknown, status: number) => error instanceof ApiError && error.statusCode === status;

/** Shows a field change immediately, saves it, offers Undo in a toast, and reports conflicts in `conflict`. */
export function useDeskChange<Lead extends LeadRow>(kind: LeadKindConfig<Lead>, conflict: Dialog<Conflict>) {
  const client = useQueryClient();
  const sayOnce = useOneToast();

  async function formatValue(field: DeskField, value: LeadDesk[DeskField]): Promise<string> {
    if (value === null) return field === 'assigneeId' ? NOBODY : 'none';
    if (field === 'followUpAt') return formatDate(String(value));
    if (field === 'valuePence') return formatPence(Number(value));
    if (field === 'reason') return `“${value}”`;
    const members = await client.ensureQueryData(assigneesQuery).catch(() => []);
    return members.find(({ id }) => id === value)?.name ?? FORMER;
  }

  /** Saves a field. Retries if a colleague has only changed another field. */
  async function save(queue: LeadQueue, part: Partial<LeadDesk>, field: DeskField): Promise<LeadDesk> {
    const { stored } = queue;
    try {
      const saved = await api.leads.changeLead({
        params: { kind: kind.name, id: stored.id },
        headers: { 'if-match': `"${stored.version}"` },
        body: part,
      });
      queue.learn(saved, field);
      return saved;
    } catch (error) {
      if (!has(error, 412)) throw error;
      const theirs = await kind.get(stored.id);
      queue.learn(theirs);
      const isSame = (theirs[field] ?? null) === (stored[field] ?? null);
      if (isSame && theirs.version !== stored.version) return save(queue, part, field);
      throw new OvertakenError(theirs);
    }
  }

  async function change(lead: Lead, field: DeskField, value: LeadDesk[DeskField], isUndo = false) {
    let before = lead[field] ?? null;
    if (value === before) return true;
    const from = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const what = `${DESK_FIELDS[field]} of ${leadName(lead)}`;
    const queue = leadQueue(client, lead);
    const show = (part: Partial<LeadRow>) => patchLead(client, lead.id, part);
    show({ [field]: value });
    try {
      const { kind: _, ...desk } = await queue.add(field, () => {
        before = queue.stored[field] ?? null;
        return save(queue, { [field]: value }, field);
      });
      show(queue.showable(desk));
      const undo = () => void change({ ...lead, ...desk }, field, before, true);
      sayOnce({
        title: isUndo ? 'Undone' : 'Saved',
        description: `${what} is ${isUndo ? 'back to ' : ''}${await formatValue(field, value)}.`,
        duration: UNDO_MS,
        ...(!isUndo && { action: { label: 'Undo', onClick: undo } }),
      });
      return true;
    } catch (error) {
      if (error instanceof OvertakenError) {
        const { theirs } = error;
        show(queue.showable(theirs));
        const [was, other, mine] = await Promise.all(
          [before, theirs[field] ?? null, value].map((each) => formatValue(field, each)),
        );
        const insist = () => void change({ ...lead, ...theirs }, field, value);
        conflict.open({ what, was: was ?? '', theirs: other ?? '', mine: mine ?? '', insist }, from);
        return true;
      }
      show(queue.showable({ [field]: queue.stored[field] ?? null }));
      const description = has(error, 404)
        ? `${leadName(lead)} has been deleted meanwhile.`
        : errorMessage(error as Error, 'Please try again.');
      sayOnce({ variant: 'destructive', title: 'Not Saved', description });
      return false;
    } finally {
      // While changes are pending, fetched lists would show old values.
      if (!queue.isBusy()) {
        void client.invalidateQueries({ queryKey: [LEAD_KINDS[kind.name].queryKey] });
        void client.invalidateQueries({ queryKey: inboxQueries.counts });
        void client.invalidateQueries({ queryKey: activityKey(kind.name, lead.id) });
      }
    }
  }
  return change as SetDesk<Lead>;
}
