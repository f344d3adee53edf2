import { addDays, instantsAt, today, type WallTime } from '../../../kit/time/zone.ts';

/** When to publish a post. When clocks go back, some times occur twice; `turn` chooses the first or the second. */
export type PublishTime = { kind: 'now' } | ({ kind: 'later'; turn: 0 | 1 } & WallTime);

/** The result of resolving an entered date and time. */
export type ResolvedTime =
  | { kind: 'now' }
  | { kind: 'at'; instant: string; twice?: readonly string[] }
  | { kind: 'incomplete' | 'skipped' | 'past' };

/** Returns the default for scheduling: 09:00 tomorrow. */
export const nextMorning = (): WallTime => ({ day: addDays(today(), 1), time: '09:00' });

export function resolvePublishTime(when: PublishTime, now: number): ResolvedTime {
  if (when.kind === 'now') return { kind: 'now' };
  if (!when.day || !when.time) return { kind: 'incomplete' };
  const instants = instantsAt(when);
  const instant = instants[when.turn] ?? instants[0];
  if (!instant) return { kind: 'skipped' };
  if (Date.parse(instant) <= now) return { kind: 'past' };
  return { kind: 'at', instant, ...(instants.length > 1 && { twice: instants }) };
}
