import type { LeadKind } from '@upcurve/contracts/lead';

/** Which lead it is. */
export interface Lead {
  kind: LeadKind;
  id: string;
}
