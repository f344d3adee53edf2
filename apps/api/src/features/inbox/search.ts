import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isFoundBy, planSearch } from '../../lib/search/search.ts';
import { LEADS } from './views.ts';

/** A search for punctuation alone scans this many of the newest leads of a kind. */
const SCAN_NEWEST = 20_000;

export interface InboxSearch {
  /** The rows to search: the table of a kind, or its newest rows. */
  source: (kind: LeadKind) => RawBuilder<unknown>;
  /** The search condition, using the trigram index. */
  matches: RawBuilder<SqlBool>;
  /** The same condition without the trigram index, for walking another index. */
  matchesOnWalk: RawBuilder<SqlBool>;
  /** Whether the search finds all matches. */
  isWhole: boolean;
}

/** Returns how to search leads of either kind; undefined if the term does not filter anything. */
export function inboxSearch(term: string | undefined): InboxSearch | undefined {
  const plan = term ? planSearch(term) : undefined;
  if (!plan) return undefined;
  const newest = (kind: LeadKind) =>
    sql`(select * from ${LEADS[kind].table} order by ${LEADS[kind].at} desc limit ${sql.lit(SCAN_NEWEST)}) as newest`;
  return {
    source: plan.kind === 'scan' ? newest : (kind) => LEADS[kind].table,
    matches: isFoundBy(plan, sql`search_text`),
    matchesOnWalk: isFoundBy(plan, sql`(search_text || '')`),
    isWhole: plan.kind !== 'scan',
  };
}
