import dayjs from 'dayjs';

/** A moment in the reader's own time zone as 'Nov 20, 2026 2:05 PM'; 'N/A' when missing. */
export function formatDateTime(instant: string | null | undefined): string {
  return instant ? dayjs(instant).format('MMM D, YYYY h:mm A') : 'N/A';
}

/** The moment a calendar day (YYYY-MM-DD) begins here, `daysLater` days on, as the API wants it. */
export function dayStart(day: string, daysLater = 0): string {
  return dayjs(day).add(daysLater, 'day').startOf('day').toISOString();
}
