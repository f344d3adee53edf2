import type { Submission } from '@upcurve/contracts/submission';
import { createContext, use } from 'react';

export interface LeadDialogs {
  open: (dialog: 'status' | 'delete', submission: Submission) => void;
}

export const LeadDialogsContext = createContext<LeadDialogs | null>(null);

/** Opens the dialogs of a submission. Throws outside LeadDialogsProvider. */
export function useLeadDialogs(): LeadDialogs {
  const dialogs = use(LeadDialogsContext);
  if (!dialogs) throw new Error('useLeadDialogs must be used within LeadDialogsProvider');
  return dialogs;
}
