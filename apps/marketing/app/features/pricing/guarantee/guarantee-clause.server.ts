import { readLegal } from '../../../content/legal/read-legal.server.ts';
import { guarantee } from '../../../content/pricing/guarantee.ts';
import { UNKNOWN_COMPANY } from '../../../content/site/company.ts';

/** Returns the clause of the trading terms that waives the fee. It names no company. */
export function guaranteeClause(): string {
  const { section, place } = guarantee.clause;
  const { sections } = readLegal('trading-terms', UNKNOWN_COMPANY);
  return sections.find(({ id }) => id === section)?.clauses[place] ?? '';
}
