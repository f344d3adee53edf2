import type { Submission } from '@upcurve/contracts/submission';
import { createContext, use } from 'react';

export interface LeadDialogs {
  /** `opener` gets the focus back when the dialog closes. */
  open: (dialog: 'status' | 'delete', submission: Submission, opener: HTMLElement | null) => void;
}

export const LeadDialogsContext = createContext<LeadDialogs | null>(null);

/** Opens the dialogs of a submission. Throws outside LeadDialogsProvider. */
export function useLeadDialogs(): LeadDialogs {
  const dialogs = use(LeadDialogsContext);
  if (!dialogs) throw new Error('useLeadDialogs must be used within LeadDialogsProvider');
  return dialogs;
}
