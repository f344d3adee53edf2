import { AGENCY_ZONE } from '@upcurve/contracts/settings/agency';
import type { Day } from './days.ts';

export const UK_TIME = 'UK time';

const ZONES_MAX = 50;
const formats = new Map<string, { day: Intl.DateTimeFormat; clock: Intl.DateTimeFormat }>();

function formatsOf(zone: string) {
  const known = formats.get(zone);
  if (known) return known;
  const made = {
    // The Swedish locale formats dates as ISO 8601.
    day: new Intl.DateTimeFormat('sv-SE', { timeZone: zone }),
    clock: new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
  };
  // On the server the zone is a visitor’s choice. The limit keeps zones from filling the memory.
  if (formats.size < ZONES_MAX) formats.set(zone, made);
  return made;
}

/** Returns the day in a time zone. `moment` is in milliseconds since the epoch. */
export const dayIn = (zone: string, moment: number): Day => formatsOf(zone).day.format(moment);

/** Returns the time in a time zone, such as `09:30`. */
export const clockIn = (zone: string, moment: number): string => formatsOf(zone).clock.format(moment);

/** Returns the name of a time zone at a moment: `Paris time`, and `UK time` wherever the clock is the same. */
export const zoneName = (zone: string, moment: number): string =>
  clockIn(zone, moment) === clockIn(AGENCY_ZONE, moment)
    ? UK_TIME
    : `${zone.split('/').at(-1)?.replaceAll('_', ' ')} time`;

/** Returns the time zone of this browser; the agency's if the browser does not know its own. */
export function ownZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  try {
    return zone && formatsOf(zone) ? zone : AGENCY_ZONE;
  } catch {
    return AGENCY_ZONE;
  }
}
