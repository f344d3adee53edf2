import dayjs from 'dayjs';

/** Says of a follow-up that it is due today, or for how long it has been; nothing of one that is still to come. */
export function dueIn(followUpAt: string | null, now = dayjs()): string | undefined {
  if (!followUpAt) return undefined;
  const days = now.startOf('day').diff(dayjs(followUpAt).startOf('day'), 'day');
  if (days < 0) return undefined;
  return days === 0 ? 'Due today' : `Due ${days} d ago`;
}
