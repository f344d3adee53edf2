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
import { patchLead } from './patch-lead.ts';
import type { Dialog } from './use-dialog.ts';
import { useOneToast } from './use-one-toast.ts';
import { UNDO_MS } from './use-undoable.ts';

/** Settles with whether it is done with; it is not where it failed. */
export type SetDesk<Lead extends DeskLead> = <Field extends DeskField>(
  lead: Lead,
  field: Field,
  value: LeadDesk[Field],
) => Promise<boolean>;

/** The lead as somebody else has changed it. */
class Overtaken extends Error {
  override name = 'Overtaken';
  readonly theirs: DeskLead;
  constructor(theirs: DeskLead) {
    super('Somebody else was faster.');
    this.theirs = theirs;
  }
}

const has = (error: unknown, status: number) => error instanceof ApiError && error.statusCode === status;

/** Sets who answers a lead, when, what it is worth and why not, at once; says so with an Undo, and asks in `conflict`. */
export function useDeskChange<Lead extends DeskLead>(noun: LeadNoun<Lead>, conflict: Dialog<Conflict>) {
  const client = useQueryClient();
  const { toast } = useToast();
  const sayOnce = useOneToast();
  const show = (id: string, part: Partial<DeskLead>) => patchLead(client, id, part);

  async function inWords(field: DeskField, value: LeadDesk[DeskField]): Promise<string> {
    if (value === null) return field === 'assigneeId' ? NOBODY : 'none';
    if (field === 'followUpAt') return formatWeekday(String(value));
    if (field === 'valuePence') return poundsOf(Number(value));
    if (field === 'reason') return `“${value}”`;
    const members = await client.ensureQueryData(assigneesQuery).catch(() => []);
    return members.find(({ id }) => id === value)?.name ?? FORMER;
  }

  /** Where something else about the lead was changed meanwhile, that is no conflict. */
  async function save(lead: DeskLead, part: Partial<LeadDesk>, field: DeskField): Promise<LeadDesk> {
    try {
      return await api.leads.changeLead({
        params: { kind: noun.kind, id: lead.id },
        headers: { 'if-match': `"${lead.version}"` },
        body: part,
      });
    } catch (error) {
      if (!has(error, 412)) throw error;
      const theirs = await noun.get(lead.id);
      if (theirs[field] === lead[field] && theirs.version !== lead.version) return save(theirs, part, field);
      throw new Overtaken(theirs);
    }
  }

  async function change(lead: Lead, field: DeskField, value: LeadDesk[DeskField], isUndo = false) {
    const before = lead[field] ?? null;
    if (value === before) return true;
    const from = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const what = `${DESK_FIELDS[field]} of ${nameOf(lead)}`;
    show(lead.id, { [field]: value });
    try {
      const { kind: _, ...desk } = await save(lead, { [field]: value }, field);
      show(lead.id, desk);
      const undo = () => void change({ ...lead, ...desk }, field, before, true);
      sayOnce({
        title: isUndo ? 'Undone' : 'Saved',
        description: `${what} is ${isUndo ? 'back to ' : ''}${await inWords(field, value)}.`,
        duration: UNDO_MS,
        ...(!isUndo && { action: { label: 'Undo', onClick: undo } }),
      });
      return true;
    } catch (error) {
      if (error instanceof Overtaken) {
        const { theirs } = error;
        show(lead.id, theirs);
        const [was, other, mine] = await Promise.all(
          [before, theirs[field] ?? null, value].map((each) => inWords(field, each)),
        );
        const insist = () => void change({ ...lead, ...theirs }, field, value);
        conflict.open({ what, was: was ?? '', theirs: other ?? '', mine: mine ?? '', insist }, from);
        return true;
      }
      show(lead.id, { [field]: lead[field] });
      const description = has(error, 404)
        ? `${nameOf(lead)} has been deleted meanwhile.`
        : errorMessage(error as Error, 'Please try again.');
      toast({ variant: 'destructive', title: 'Not Saved', description });
      return false;
    } finally {
      void client.invalidateQueries({ queryKey: [LEAD_KINDS[noun.kind].noun] });
      void client.invalidateQueries({ queryKey: inboxQueries.counts });
      void client.invalidateQueries({ queryKey: activityKey(noun.kind, lead.id) });
    }
  }
  return change as SetDesk<Lead>;
}
