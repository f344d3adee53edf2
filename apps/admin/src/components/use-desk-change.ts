import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import type { LeadDesk } from '@upcurve/contracts/leads';
import { useToast } from '@upcurve/ui/use-toast';
import { api } from '../api.ts';
import { errorMessage } from '../error-message.ts';
import { formatWeekday } from '../format-date.ts';
import { nameOf } from '../lead-name.ts';
import { assigneesQuery, FORMER, NOBODY } from './assignees.ts';
import type { Conflict } from './conflict.ts';
import { DESK_FIELDS, type DeskField, poundsOf } from './desk-words.ts';
import { inboxQueries } from './inbox-queries.ts';
import { LEAD_KINDS } from './lead-kinds.ts';
import { activityKey, type DeskLead, type LeadNoun } from './lead-noun.ts';
import { type LeadQueue, leadQueue, OvertakenError } from './lead-queue.ts';
import { patchLead } from './patch-lead.ts';
import type { Dialog } from './use-dialog.ts';
import { useOneToast } from './use-one-toast.ts';
import { UNDO_MS } from './use-undoable.ts';

/** Resolves to false where the change failed and can be tried again. */
export type SetDesk<Lead extends DeskLead> = <Field extends DeskField>(
  lead: Lead,
  field: Field,
  value: LeadDesk[Field],
) => Promise<boolean>;

const has = (error: unknown, status: number) => error instanceof ApiError && error.statusCode === status;

/** Sets who answers a lead, when, what it is worth and why not, at once; says so with an Undo, and asks in `conflict`. */
export function useDeskChange<Lead extends DeskLead>(noun: LeadNoun<Lead>, conflict: Dialog<Conflict>) {
  const client = useQueryClient();
  const { toast } = useToast();
  const sayOnce = useOneToast();

  async function inWords(field: DeskField, value: LeadDesk[DeskField]): Promise<string> {
    if (value === null) return field === 'assigneeId' ? NOBODY : 'none';
    if (field === 'followUpAt') return formatWeekday(String(value));
    if (field === 'valuePence') return poundsOf(Number(value));
    if (field === 'reason') return `“${value}”`;
    const members = await client.ensureQueryData(assigneesQuery).catch(() => []);
    return members.find(({ id }) => id === value)?.name ?? FORMER;
  }

  /** A colleague's change of another field is no conflict. */
  async function save(queue: LeadQueue, part: Partial<LeadDesk>, field: DeskField): Promise<LeadDesk> {
    const { stored } = queue;
    try {
      const saved = await api.leads.changeLead({
        params: { kind: noun.kind, id: stored.id },
        headers: { 'if-match': `"${stored.version}"` },
        body: part,
      });
      queue.learn(saved, field);
      return saved;
    } catch (error) {
      if (!has(error, 412)) throw error;
      const theirs = await noun.get(stored.id);
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
    const what = `${DESK_FIELDS[field]} of ${nameOf(lead)}`;
    const queue = leadQueue(client, lead);
    const show = (part: Partial<DeskLead>) => patchLead(client, lead.id, part);
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
        description: `${what} is ${isUndo ? 'back to ' : ''}${await inWords(field, value)}.`,
        duration: UNDO_MS,
        ...(!isUndo && { action: { label: 'Undo', onClick: undo } }),
      });
      return true;
    } catch (error) {
      if (error instanceof OvertakenError) {
        const { theirs } = error;
        show(queue.showable(theirs));
        const [was, other, mine] = await Promise.all(
          [before, theirs[field] ?? null, value].map((each) => inWords(field, each)),
        );
        const insist = () => void change({ ...lead, ...theirs }, field, value);
        conflict.open({ what, was: was ?? '', theirs: other ?? '', mine: mine ?? '', insist }, from);
        return true;
      }
      show(queue.showable({ [field]: queue.stored[field] ?? null }));
      const description = has(error, 404)
        ? `${nameOf(lead)} has been deleted meanwhile.`
        : errorMessage(error as Error, 'Please try again.');
      toast({ variant: 'destructive', title: 'Not Saved', description });
      return false;
    } finally {
      // The lists do not hold what is on its way, and would show the old value again.
      if (!queue.isBusy()) {
        void client.invalidateQueries({ queryKey: [LEAD_KINDS[noun.kind].noun] });
        void client.invalidateQueries({ queryKey: inboxQueries.counts });
        void client.invalidateQueries({ queryKey: activityKey(noun.kind, lead.id) });
      }
    }
  }
  return change as SetDesk<Lead>;
}
