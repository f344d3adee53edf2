import type { Total } from '@upcurve/contracts/shared/paging';

const numbers = new Intl.NumberFormat('en-GB');

/** Formats a number with commas, such as `1,500`. */
export const formatNumber = (count: number) => numbers.format(count);

/** Formats a count with its noun, such as '1 attempt' or '3 attempts'. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** Formats a total, such as `31`, or `1,000+` if there are at least as many. */
export const formatTotal = ({ total, totalKind }: Total) =>
  totalKind === 'exact' ? formatNumber(total) : `${formatNumber(total)}+`;

/** Returns the text below a list, such as `Showing 25 of 1,000+`. */
export function formatShown(shown: number, page: Total | undefined): string {
  const total = { total: Math.max(page?.total ?? 0, shown), totalKind: page?.totalKind ?? 'exact' };
  return `Showing ${formatNumber(shown)} of ${formatTotal(total)}`;
}
