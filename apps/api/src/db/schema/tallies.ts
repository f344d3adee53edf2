/**
 * Counts per measure and day in the agency's time zone. Dimensions that do not apply are empty: '' or 0. The rules for
 * leads and quiz sessions are in features/analytics/counted-rows.ts, those for visits in features/events/tally-of.ts.
 */
interface TallyColumns {
  day: string;
  measure: string;
  source: string;
  tier: string;
  /** The version of the question set. */
  version: number;
  questionId: number;
  value: string;
  count: number;
}

/** Totals per day (`d`) and calendar month (`m`), each identified by its first day. */
export interface TalliesTable extends TallyColumns {
  grain: 'd' | 'm';
}

/** New counts per day. Queries add them to the tallies, and a job moves them there. */
export type TallyChangesTable = TallyColumns;

/** The cost of a campaign in a month, identified by its first day. */
export interface CampaignCostsTable {
  month: string;
  source: string;
  medium: string;
  campaign: string;
  pence: number;
}

/** A counted row before and after a change, recorded by triggers until `countRowChanges` has counted it. */
export interface RowChangesTable {
  sourceTable: 'submissions' | 'quiz_sessions' | 'contact_submissions';
  before: unknown;
  after: unknown;
}
