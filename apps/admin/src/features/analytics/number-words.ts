import { formatDay } from '../../kit/time/format-date.ts';

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

export const formatPounds = (pence: number) => pounds.format(pence / 100);

/** Formats a share, such as `12%`. Returns a dash if the whole is 0. */
export function formatPercent(part: number, whole: number): string {
  if (whole === 0) return '–';
  const share = (part / whole) * 100;
  return `${share > 0 && share < 1 ? '<1' : Math.round(share)}%`;
}

/** Formats a duration with its two largest units. */
export function formatSeconds(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} days ${hours % 24} h`;
}

/** Formats the change of a number, such as `+12%`, or `new` if it was 0. */
export function formatChange(now: number, before: number): string {
  if (now === before) return 'no change';
  if (before === 0) return 'from none';
  const change = Math.round((now / before - 1) * 100);
  return `${change > 0 ? '+' : change < 0 ? '−' : '±'}${Math.abs(change)}%`;
}

/** Describes the filters after the dates. Returns an empty string without filters. */
export function describeFilters({ source, tier, version }: Record<string, string | undefined>): string {
  const said = [
    source && `source “${source}”`,
    tier && `tier ${tier}`,
    version && `questions version ${version}`,
  ];
  const only = said.filter(Boolean).join(', ');
  return only && `; only ${only}`;
}

export const formatDayRange = (from: string, to: string) =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
