import type { RetainedKind } from '@upcurve/contracts/retention';

/** Only what somebody has set. */
export interface RetentionTable {
  kind: RetainedKind;
  days: number;
}
