import type { LeadKind } from './lead.ts';
import { CONTACT_STATUSES, type OUTCOMES, SUBMISSION_STATUSES } from './lead-words.ts';

type Outcome = keyof typeof OUTCOMES;

export const LEAD_STATUSES = { ...SUBMISSION_STATUSES, ...CONTACT_STATUSES };
export type LeadStatus = keyof typeof LEAD_STATUSES;

/** Returns the label of a status, or the status itself if it is unknown. */
export const statusWord = (status: string): string =>
  (LEAD_STATUSES as Readonly<Record<string, string>>)[status] ?? status;

/* A lead's status and outcome never contradict each other. */

/** The statuses that end a lead, with the outcome that they imply. */
export const ENDING_STATUSES = {
  converted: 'won',
  closed: 'lost',
  disqualified: 'lost',
} as const satisfies Partial<Record<LeadStatus, Outcome>>;
const endOf = (status: string): Outcome | undefined =>
  (ENDING_STATUSES as Readonly<Record<string, Outcome>>)[status];

/** Where a lead of either kind stands, with labels. Shown where both kinds are mixed. */
export const STAGES = {
  new: 'New',
  inTouch: 'Contacted',
  meeting: 'Meeting',
  won: 'Won',
  lost: 'Lost',
} as const;
export type Stage = keyof typeof STAGES;

/** Returns the stage of a lead. Only a booking makes it `meeting`, so members cannot set that. */
export function stageOf({
  status,
  outcome,
  meetingAt,
}: StatusAndOutcome & { meetingAt: string | null }): Stage {
  if (outcome !== 'open') return outcome;
  if (meetingAt !== null) return 'meeting';
  return status === 'new' ? 'new' : 'inTouch';
}

const WON_STATUS = { eligibility: 'qualified', contact: 'converted' } as const satisfies Record<
  LeadKind,
  LeadStatus
>;

export interface StatusAndOutcome {
  status: string;
  outcome: Outcome;
}

interface Standing extends StatusAndOutcome {
  /** A lead that has ended keeps no follow-up. */
  followUpAt?: null;
}

/** Returns the standing after a change of status. An ending status sets the outcome; leaving one reopens the lead. */
export function withStatus({ status: was, outcome }: StatusAndOutcome, status: string): Standing {
  const end = endOf(status);
  return end
    ? { status, outcome: end, followUpAt: null }
    : { status, outcome: endOf(was) ? 'open' : outcome };
}

/** Returns the standing after a change of outcome. The status changes only if it would contradict the outcome. */
export function withOutcome(
  kind: LeadKind,
  { status }: Pick<StatusAndOutcome, 'status'>,
  outcome: Outcome,
): Standing {
  if (outcome === 'won') return { outcome, status: WON_STATUS[kind], followUpAt: null };
  if (outcome === 'lost')
    return { outcome, status: status === 'converted' ? 'closed' : status, followUpAt: null };
  return { outcome, status: endOf(status) ? 'contacted' : status };
}
