import { useWindowEvent } from '@mantine/hooks';
import { LEAD_STATUSES } from '@upcurve/contracts/leads/lead-status';
import { useUser } from '../../../auth/auth-context.ts';
import { isScreenKey } from '../../../kit/focus/screen-keys.ts';
import type { Selection } from '../../../kit/table/SelectBox.tsx';
import { statusOfKey } from '../change/lead-keys.ts';
import { followUpIn } from '../desk/desk-words.ts';
import type { LeadRow } from '../kinds/lead-kind.ts';
import { LEAD_KINDS } from '../kinds/lead-kinds.ts';
import { LeadBulkActions } from './LeadBulkActions.tsx';
import type { ListQuery } from './SelectRest.tsx';
import { BULK_LASTING_MAX, type BulkAction } from './use-lead-bulk.ts';

interface LeadBulkBarProps {
  /** The loaded leads. */
  rows: readonly LeadRow[];
  query: ListQuery;
  selection: Selection;
  onAct: (action: BulkAction, leads: readonly LeadRow[]) => void;
}

/** The statuses that leads of both kinds have. */
const SHARED_STATUSES = { new: LEAD_STATUSES.new, contacted: LEAD_STATUSES.contacted };

/** Returns the statuses that all of these leads can have. */
function statusesOf(leads: readonly LeadRow[]): Readonly<Record<string, string>> {
  const [kind, ...otherKinds] = new Set(leads.map((lead) => lead.kind));
  return kind && otherKinds.length === 0 ? LEAD_KINDS[kind].statuses : SHARED_STATUSES;
}

/**
 * The bar of actions on the selected leads. While there is a selection, the keys that change one lead (1 to 4, a, f)
 * change all selected leads.
 */
export function LeadBulkBar({ rows, query, selection, onAct }: LeadBulkBarProps) {
  const leads = rows.filter(({ id }) => selection.state[id]);
  const statuses = statusesOf(leads);
  const { id: ownId } = useUser();

  function act(action: BulkAction) {
    selection.clear();
    onAct(action, leads);
  }
  function actionOf(key: string): BulkAction | undefined {
    if (key === 'a') return { action: 'assign', assigneeId: ownId };
    if (key === 'f') return { action: 'followUp', followUpAt: followUpIn(1) };
    const status = statusOfKey(statuses, key);
    return status === undefined ? undefined : { action: 'status', status };
  }
  // Before the list's own keys, which act on the focused lead.
  useWindowEvent(
    'keydown',
    (event) => {
      if (leads.length === 0 || leads.length > BULK_LASTING_MAX || !isScreenKey(event)) return;
      if (!/^[1-9af]$/.test(event.key)) return;
      event.preventDefault();
      const action = actionOf(event.key);
      if (action) act(action);
    },
    { capture: true },
  );
  if (leads.length === 0) return null;
  return (
    <LeadBulkActions
      count={leads.length}
      statuses={statuses}
      query={query}
      selection={selection}
      onAct={act}
    />
  );
}
