import { daysOn, instantsAt, today, type WallTime } from '../../../kit/time/zone.ts';

/**
 * When to publish a post. `turn` chooses between the two moments of a time that occurs twice, when clocks go
 * back.
 */
export type When = { kind: 'now' } | ({ kind: 'later'; turn: 0 | 1 } & WallTime);

/** The moment that an entered time means. */
export type Moment =
  | { kind: 'now' }
  | { kind: 'at'; instant: string; twice?: readonly string[] }
  | { kind: 'incomplete' | 'skipped' | 'past' };

/** The default of a schedule: 09:00 tomorrow. */
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
