import dayjs from 'dayjs';

/** A moment in the reader's own time zone as 'Nov 20, 2026 2:05 PM'; 'N/A' when missing. */
export function formatDateTime(instant: string | null | undefined): string {
  return instant ? dayjs(instant).format('MMM D, YYYY h:mm A') : 'N/A';
}

/** A moment in the reader's own time zone, day first, as '20/11/2026 14:05'. */
export const formatDayFirst = (instant: string) => dayjs(instant).format('DD/MM/YYYY HH:mm');

/** The moment a calendar day (YYYY-MM-DD) begins here, `daysLater` days on, as the API wants it. */
function dayStart(day: string, daysLater = 0): string {
  return dayjs(day).add(daysLater, 'day').startOf('day').toISOString();
}

/** A filter by calendar days, both included, as the API wants it: by moments, the latter exclusive. */
export function byMoments<Filter extends { from?: string; to?: string }>({ from, to, ...filter }: Filter) {
  return { ...filter, from: from && dayStart(from), to: to && dayStart(to, 1) };
}
