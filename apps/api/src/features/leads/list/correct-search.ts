import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { isFoundBy, planSearch, searchWordsOf } from '../../../lib/search/search.ts';
import { isOneErrorApart, spellingsOf } from '../../../lib/search/spellings.ts';

/** Longer terms are sentences rather than names. */
const WORDS_MAX = 4;
const NAMES_MAX = 200;
const CORRECTIONS_MAX = 3;

/**
 * Returns terms that differ from this one by a typing error in one word and occur in names of leads, the most frequent
 * first. Reads only indexes and few rows.
 */
export async function findCorrectedTerms(db: Db, term: string): Promise<string[]> {
  const words = searchWordsOf(term);
  if (words.length > WORDS_MAX) return [];
  const similar = words.flatMap((word) => {
    const spellings = spellingsOf(word);
    if (!spellings) return [];
    const others = planSearch(words.filter((each) => each !== word).join(' '));
    const hasOthers = others ? isFoundBy(others, sql`search_text`) : sql`true`;
    return sql`(
      select ${word}::text as word, name_key from leads
      where name_spellings(name_key) && ${spellings}::text[] and ${hasOthers} limit ${NAMES_MAX})`;
  });
  if (similar.length === 0) return [];
  const { rows } = await sql<{
    word: string;
    nameKey: string;
  }>`${sql.join(similar, sql` union all `)}`.execute(db);
  const counts = new Map<string, number>();
  for (const { word, nameKey } of rows)
    for (const found of searchWordsOf(nameKey)) {
      if (!isOneErrorApart(word, found)) continue;
      const corrected = words.map((each) => (each === word ? found : each)).join(' ');
      counts.set(corrected, (counts.get(corrected) ?? 0) + 1);
    }
  const byCount = [...counts].sort(([, a], [, b]) => b - a);
  return byCount.slice(0, CORRECTIONS_MAX).map(([corrected]) => corrected);
}

/**
 * Lists leads. If nothing contains the search term, lists those that contain the likeliest correction of it, as the
 * command palette does. Returns the filter by which it found them, too.
 */
export async function listCorrected<
  Filter extends { search?: string | undefined },
  Page extends { items: unknown[] },
>(db: Db, filter: Filter, list: (filter: Filter) => Promise<Page>): Promise<{ filter: Filter; page: Page }> {
  const page = await list(filter);
  if (!filter.search || page.items.length > 0) return { filter, page };
  for (const search of await findCorrectedTerms(db, filter.search)) {
    const corrected = { ...filter, search };
    const found = await list(corrected);
    if (found.items.length > 0) return { filter: corrected, page: found };
  }
  return { filter, page };
}
