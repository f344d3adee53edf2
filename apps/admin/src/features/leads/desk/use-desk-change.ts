import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upcurve/api-client/api-error';
import { OUTCOMES, type Outcome } from '@upcurve/contracts/leads/lead-desk';
import { withOutcome } from '@upcurve/contracts/leads/lead-status';
import type { LeadDesk } from '@upcurve/contracts/leads/leads';
import { api } from '../../../api.ts';
import { errorMessage } from '../../../error-message.ts';
import type { Conflict } from '../../../kit/dialogs/ConflictQuestion.tsx';
import type { Dialog } from '../../../kit/dialogs/use-dialog.ts';
import { UNDO_MS, useOneToast } from '../../../kit/feedback/use-undoable.ts';
import { formatDate, formatDay } from '../../../kit/time/format-date.ts';
import { FORMER_COLLEAGUE, NOBODY } from '../assignee/assignees.ts';
import { type LeadQueue, leadQueue, OvertakenError } from '../change/lead-queue.ts';
import { patchLead, refetchLead } from '../change/patch-lead.ts';
import type { LeadKindConfig, LeadRow } from '../kinds/lead-kind-config.ts';
import { leadName } from '../lead-name.ts';
import { assigneesQuery } from '../lead-queries.ts';
import { describeOutcome } from '../outcome/OutcomeMark.tsx';
import { DESK_FIELDS, type DeskField, formatPence } from './desk-words.ts';

/** Resolves to false if the change failed and can be retried. */
export type SetDesk<Lead extends LeadRow> = <Field extends DeskField>(
  lead: Lead,
  field: Field,
  value: LeadDesk[Field],
) => Promise<boolean>;

type Details = Partial<Pick<LeadDesk, 'valuePence' | 'wonOn' | 'lostReason'>>;
/** Sets the outcome and, in the same request, its details. */
export type SetOutcome<Lead extends LeadRow> = (
  lead: Lead,
  outcome: Outcome,
  details?: Details,
) => Promise<boolean>;

/** Returns the details that an outcome has, as the lead had them. */
const detailsOf = ({ outcome, valuePence, wonOn, lostReason }: LeadRow): Details => ({
  valuePence,
  ...(outcome === 'won' && { wonOn }),
  ...(outcome === 'lost' && { lostReason }),
});

const has = (error: unknown, status: number) => error instanceof ApiError && error.statusCode === status;

/** Shows a field change immediately, saves it, offers Undo in a toast, and reports conflicts in `conflict`. */
export function useDeskChange<Lead extends LeadRow>(kind: LeadKindConfig<Lead>, conflict: Dialog<Conflict>) {
  const client = useQueryClient();
  const sayOnce = useOneToast();

  async function formatValue(field: DeskField, value: LeadDesk[DeskField]): Promise<string> {
    if (value === null) return field === 'assigneeId' ? NOBODY : 'none';
    if (field === 'followUpAt') return formatDate(String(value));
    if (field === 'valuePence') return formatPence(Number(value));
    if (field === 'outcome') return OUTCOMES[value as Outcome];
    if (field === 'wonOn') return formatDay(String(value));
    if (field === 'reason' || field === 'lostReason') return `“${value}”`;
    const members = await client.ensureQueryData(assigneesQuery).catch(() => []);
    return members.find(({ id }) => id === value)?.name ?? FORMER_COLLEAGUE;
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

  async function change(
    lead: Lead,
    field: DeskField,
    value: LeadDesk[DeskField],
    { details = {}, undoTo }: { details?: Details | undefined; undoTo?: { status: string } } = {},
  ): Promise<boolean> {
    const part = { [field]: value, ...details } as Partial<LeadRow>;
    const fields = Object.keys(part) as (keyof LeadRow)[];
    if (fields.every((each) => part[each] === (lead[each] ?? null))) return true;
    const from = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const what = `${DESK_FIELDS[field]} of ${leadName(lead)}`;
    const queue = leadQueue(client, lead);
    const show = (some: Partial<LeadRow>) => patchLead(client, lead.id, some);
    const moved = field === 'outcome' && value !== lead.outcome;
    show(moved ? { ...part, ...withOutcome(kind.name, lead, value as Outcome) } : part);
    let was: LeadRow = lead;
    try {
      const { kind: _, ...desk } = await queue.add(field, () => {
        was = { ...lead, ...queue.stored };
        return save(queue, part as Partial<LeadDesk>, field);
      });
      show(queue.showable(desk));
      // Undoing an outcome restores the status that it changed.
      if (undoTo && undoTo.status !== desk.status) {
        const body = { status: undoTo.status, seen: desk.status };
        const back = await queue.add('status', () => kind.setStatus(lead.id, body));
        queue.learn(back, 'status');
        show(queue.showable({ status: back.status, version: back.version }));
      }
      const undo = () =>
        void change({ ...lead, ...desk }, field, was[field] ?? null, {
          details: field === 'outcome' ? detailsOf(was) : {},
          // Only an outcome changes the status.
          undoTo: field === 'outcome' ? was : desk,
        });
      const words =
        field === 'outcome' ? describeOutcome({ ...lead, ...desk }) : await formatValue(field, value);
      sayOnce({
        title: undoTo ? 'Undone' : 'Saved',
        description: `${what} is ${undoTo ? 'back to ' : ''}${words}.`,
        duration: UNDO_MS,
        ...(!undoTo && { action: { label: 'Undo', onClick: undo } }),
      });
      return true;
    } catch (error) {
      if (error instanceof OvertakenError) {
        const { theirs } = error;
        show(queue.showable(theirs));
        const [before, other, mine] = await Promise.all(
          [was[field] ?? null, theirs[field] ?? null, value].map((each) => formatValue(field, each)),
        );
        const overwrite = () => void change({ ...lead, ...theirs }, field, value, { details });
        conflict.open({ what, was: before ?? '', theirs: other ?? '', mine: mine ?? '', overwrite }, from);
        return true;
      }
      const stored = [...fields, ...(moved ? (['status'] as const) : [])];
      show(queue.showable(Object.fromEntries(stored.map((each) => [each, queue.stored[each] ?? null]))));
      const description = has(error, 404)
        ? `${leadName(lead)} has been deleted in the meantime.`
        : errorMessage(error as Error, 'Please try again.');
      sayOnce({ variant: 'destructive', title: 'Not Saved', description });
      return false;
    } finally {
      // While changes are pending, fetched lists would show old values.
      if (!queue.isBusy()) refetchLead(client, kind.name, lead.id);
    }
  }
  return {
    setDesk: change as SetDesk<Lead>,
    setOutcome: ((lead, outcome, details) =>
      change(lead, 'outcome', outcome, { details })) as SetOutcome<Lead>,
  };
}
