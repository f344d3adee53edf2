/**
 * So many of something on a day of the agency's zone. What a measure does not know is empty: '' or 0. Which there are, and from which
 * rows the database counts them by itself, is in the migration that adds them; events of the site come beside these.
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

/** What came since, by days: counted with the tallies, and moved into them by a job. */
export type TallyChangesTable = TallyColumns;
