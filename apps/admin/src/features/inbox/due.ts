import { daysBetween, today, wallTimeOf } from '../../zone.ts';

/** Says of a follow-up that it is due today, or for how long it has been; nothing of one that is still to come. */
export function dueIn(followUpAt: string | null): string | undefined {
  if (!followUpAt) return undefined;
  const days = daysBetween(wallTimeOf(followUpAt).day, today());
  if (days < 0) return undefined;
  return days === 0 ? 'Due today' : `Due ${days} d ago`;
}
