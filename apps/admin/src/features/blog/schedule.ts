import { daysOn, instantsAt, today, type WallTime } from '../../zone.ts';

/** When a post is to go public. `turn` says which of two moments is meant where clocks are put back over the time. */
export type When = { kind: 'now' } | ({ kind: 'later'; turn: 0 | 1 } & WallTime);

/** What came of a time that was entered. */
export type Moment =
  | { kind: 'now' }
  | { kind: 'at'; instant: string; twice?: readonly string[] }
  | { kind: 'incomplete' | 'skipped' | 'past' };

/** When people are at their desks next: what a schedule begins with. */
export const nextMorning = (): WallTime => ({ day: daysOn(today(), 1), time: '09:00' });

export function momentOf(when: When, now: number): Moment {
  if (when.kind === 'now') return { kind: 'now' };
  if (!when.day || !when.time) return { kind: 'incomplete' };
  const instants = instantsAt(when);
  const instant = instants[when.turn] ?? instants[0];
  if (!instant) return { kind: 'skipped' };
  if (Date.parse(instant) <= now) return { kind: 'past' };
  return { kind: 'at', instant, ...(instants.length > 1 && { twice: instants }) };
}
