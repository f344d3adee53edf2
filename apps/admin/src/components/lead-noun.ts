import type { LeadKind } from '@upcurve/contracts/lead';
import type { LeadDesk } from '@upcurve/contracts/leads';

/** What rows of leads of both kinds have; those of the inbox have no value and no reason. */
export interface DeskLead
  extends Pick<LeadDesk, 'id' | 'assigneeId' | 'followUpAt' | 'isUnread' | 'version'>,
    Partial<Pick<LeadDesk, 'valuePence' | 'reason'>> {
  name: string;
  status: string;
}

/** A kind of leads, for what is done to both kinds alike. */
export interface LeadNoun<Lead extends DeskLead> {
  kind: LeadKind;
  /** In the order of the keys that set them. */
  statuses: Readonly<Record<Lead['status'], string>>;
  /** What each of them means, where the words alone do not say. */
  meanings?: Readonly<Record<Lead['status'], string>>;
  get: (id: string) => Promise<DeskLead>;
  setStatus: (id: string, body: { status: Lead['status']; seen: Lead['status'] }) => Promise<DeskLead>;
}

/** Where what was done to a lead is kept. */
export const activityKey = (kind: LeadKind, id: string) => ['leads', kind, id, 'activity'];
