import type { Total, TotalKind } from '@upcurve/contracts/shared/paging';

const numbers = new Intl.NumberFormat('en-GB');

/** Formats a number with commas, such as `1,500`. */
export const formatNumber = (count: number) => numbers.format(count);

/** Formats a count with its noun, such as '1 attempt' or '3 attempts'. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

const WORTH: Record<TotalKind, string> = { exact: '', 'at-least': 'at least ', about: 'about ' };

/** Formats a total with its precision, such as `31`, `at least 1,000` or `about 48,000`. */
export const formatTotal = ({ total, totalKind }: Total) => `${WORTH[totalKind]}${formatNumber(total)}`;

/** Returns the text below a list, such as `Showing 25 of about 48,000`. */
export function formatShown(shown: number, page: Total | undefined): string {
  const total = { total: Math.max(page?.total ?? 0, shown), totalKind: page?.totalKind ?? 'exact' };
  return `Showing ${formatNumber(shown)} of ${formatTotal(total)}`;
}
