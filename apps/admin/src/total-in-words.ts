import type { Total, TotalKind } from '@upcurve/contracts/paging';

const WORTH: Record<TotalKind, string> = { exact: '', 'at-least': 'at least ', about: 'about ' };
const inFigures = (count: number) => count.toLocaleString('en-GB');

/** How many there are, and what that is worth: `31`, `at least 1,000`, `about 48,000`. */
export const totalInWords = ({ total, totalKind }: Total) => `${WORTH[totalKind]}${inFigures(total)}`;

/** What the foot of a list says: `Showing 25 of about 48,000`. */
export function showingOf(shown: number, page: Total | undefined): string {
  const total = { total: Math.max(page?.total ?? 0, shown), totalKind: page?.totalKind ?? 'exact' };
  return `Showing ${inFigures(shown)} of ${totalInWords(total)}`;
}
