import { tradingTerms } from '../../../content/legal/trading-terms.ts';
import { guarantee } from '../../../content/pricing/page.ts';
import { UNKNOWN_COMPANY } from '../../../content/site/company.ts';

/** Returns the clause of the trading terms that waives the fee. It names no company. */
export function guaranteeClause(): string {
  const { section, place } = guarantee.clause;
  const { clauses = [] } = tradingTerms(UNKNOWN_COMPANY).sections.find(({ id }) => id === section) ?? {};
  return clauses[place] ?? '';
}
