/**
 * Counts per measure and day in the agency's time zone: of visits, and of leads and quizzes that retention has deleted.
 * Those that are stored are counted when figures are read. Dimensions that do not apply are empty: '' or 0. The rules
 * for leads and quizzes are in features/analytics/counted-rows.ts, those for visits in features/analytics/events/tally-of.ts.
 */
export interface TalliesTable {
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

/** The cost of a campaign in a month, identified by its first day. */
export interface CampaignCostsTable {
  month: string;
  source: string;
  medium: string;
  campaign: string;
  pence: number;
}
