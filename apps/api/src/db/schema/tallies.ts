/**
 * So many of something on a day of the agency's zone. What a measure does not know is empty: '' or 0. The rules for
 * leads and quiz sessions are in features/analytics/counted-rows.ts, those for visits in features/events/tally-of.ts.
 */
interface TallyColumns {
  day: string;
  measure: string;
  source: string;
  tier: string;
  /** Of the question set. */
  version: number;
  questionId: number;
  value: string;
  count: number;
}

/** Summed, by days (`d`) and by whole months (`m`), each named by its first day. */
export interface TalliesTable extends TallyColumns {
  grain: 'd' | 'm';
}

/** New counts per day. Read together with the tallies, and moved into them by a job. */
export type TallyChangesTable = TallyColumns;

/** A counted row as it was and as it became, recorded by triggers until `countRowChanges` has counted it. */
export interface RowChangesTable {
  sourceTable: 'submissions' | 'quiz_sessions' | 'contact_submissions';
  before: unknown;
  after: unknown;
}
