import type { LeadKind } from '@upcurve/contracts/leads/lead';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isFoundBy, planSearch } from '../../lib/search/search.ts';
import { LEADS } from './views.ts';

/** How many of the newest leads of a kind a search for punctuation alone looks through. */
const SCAN_NEWEST = 20_000;

export interface InboxSearch {
  /** Where it is looked: the table of a kind, or its newest rows. */
  source: (kind: LeadKind) => RawBuilder<unknown>;
  /** By the trigram index. */
  matches: RawBuilder<SqlBool>;
  /** Hidden from that index, for a walk along another. */
  matchesOnWalk: RawBuilder<SqlBool>;
  /** Whether all that match are found. */
  isWhole: boolean;
}

/** How a term is looked for in leads of either kind; undefined where it narrows nothing. */
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
