import type { RefObject } from 'react';
import { useAuth } from '../auth/auth-context.ts';
import type { Conflict } from './conflict.ts';
import type { DeskLead, LeadNoun } from './lead-noun.ts';
import { statusOfKey } from './status-key.ts';
import { useDeskChange } from './use-desk-change.ts';
import { useDialog } from './use-dialog.ts';
import { useStatusChange } from './use-status-change.tsx';

/** What staff change about leads of one kind, and the dialog for where somebody else was faster. `home` is the screen's heading. */
export function useLeadChange<Lead extends DeskLead>(
  noun: LeadNoun<Lead>,
  home: RefObject<HTMLElement | null>,
) {
  const { can } = useAuth();
  const conflict = useDialog<Conflict>(home);
  const setStatus = useStatusChange(noun, conflict);
  return {
    conflict,
    setStatus,
    setDesk: useDeskChange(noun, conflict),
    onKey(lead: Lead, key: string) {
      const wanted = statusOfKey<Lead['status']>(noun.statuses, key);
      if (wanted && can('leads:status')) void setStatus(lead, wanted);
    },
  };
}
