import { useWindowEvent } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { useUser } from '../../../auth/auth-context.ts';
import { isScreenKey } from '../../../kit/focus/screen-keys.ts';
import type { Selection } from '../../../kit/table/SelectBox.tsx';
import { followUpIn } from '../desk/desk-words.ts';
import { statusOfKey } from '../status/use-status-change.tsx';
import type { LeadBulkProps } from './LeadBulkActions.tsx';
import type { ListQuery } from './SelectRest.tsx';
import { BULK_LASTING_MAX, type LeadBulk } from './use-lead-bulk.ts';

/* Loaded with the first selection. */
const LeadBulkActions = lazy(async () => ({
  default: (await import('./LeadBulkActions.tsx')).LeadBulkActions<string>,
}));

interface LeadBulkBarProps<Lead, Status extends string> {
  /** The loaded leads. */
  rows: readonly Lead[];
  query: ListQuery;
  selection: Selection;
  /** Returns the statuses that all of these leads can have. */
  statusesOf: (leads: Lead[]) => Readonly<Record<Status, string>>;
  begin: (act: LeadBulk<Status>) => void;
}

/**
 * The bar of actions on the selected leads. While there is a selection, the keys that change one lead (1 to 4, a, f)
 * change all selected leads.
 */
export function LeadBulkBar<Lead extends { id: string; status: Status }, Status extends string>(
  props: LeadBulkBarProps<Lead, Status>,
) {
  const { rows, query, selection, statusesOf, begin } = props;
  const leads = rows.filter(({ id }) => selection.state[id]);
  const statuses = statusesOf(leads);
  const { id: ownId } = useUser();

  function onAct(act: LeadBulk<Status>) {
    selection.clear();
    begin(act);
  }
  function actOf(key: string): LeadBulk<Status> | undefined {
    const ids = leads.map(({ id }) => id);
    if (key === 'a') return { action: 'assign', ids, assigneeId: ownId };
    if (key === 'f') return { action: 'followUp', ids, followUpAt: followUpIn(1) };
    const status = statusOfKey(statuses, key);
    return status && { action: 'status', leads, status };
  }
  // Before the list's own keys, which act on the focused lead.
  useWindowEvent(
    'keydown',
    (event) => {
      if (leads.length === 0 || leads.length > BULK_LASTING_MAX || !isScreenKey(event)) return;
      if (!/^[1-9af]$/.test(event.key)) return;
      event.preventDefault();
      const act = actOf(event.key);
      if (act) onAct(act);
    },
    { capture: true },
  );
  if (leads.length === 0) return null;
  return (
    <Suspense>
      <LeadBulkActions
        {...({ leads, query, selection, statuses, onAct } as unknown as LeadBulkProps<string>)}
      />
    </Suspense>
  );
}
