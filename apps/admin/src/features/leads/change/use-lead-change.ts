import type { RefObject } from 'react';
import { useAuth } from '../../../auth/auth-context.ts';
import type { Conflict } from '../../../kit/dialogs/ConflictQuestion.tsx';
import { useDialog } from '../../../kit/dialogs/use-dialog.ts';
import { useDeskChange } from '../desk/use-desk-change.ts';
import type { LeadKindConfig, LeadRow } from '../kinds/lead-kind-config.ts';
import { useStatusChange } from '../status/use-status-change.tsx';

/** Returns the status for a number key: 1 is the first status. */
const statusOfKey = <Status extends string>(statuses: Readonly<Record<Status, string>>, key: string) =>
  /^[1-9]$/.test(key) ? (Object.keys(statuses) as Status[])[Number(key) - 1] : undefined;

/** Returns functions that change leads of one kind, and the conflict dialog. `home` is the screen's heading. */
export function useLeadChange<Lead extends LeadRow>(
  kind: LeadKindConfig<Lead>,
  home: RefObject<HTMLElement | null>,
) {
  const { can } = useAuth();
  const conflict = useDialog<Conflict>(home);
  const setStatus = useStatusChange(kind, conflict);
  return {
    conflict,
    setStatus,
    setDesk: useDeskChange(kind, conflict),
    onKey(lead: Lead, key: string) {
      const wanted = statusOfKey<Lead['status']>(kind.statuses, key);
      if (wanted && can('leads:status')) void setStatus(lead, wanted);
    },
  };
}
